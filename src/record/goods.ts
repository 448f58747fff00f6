const words = (list: string): ReadonlySet<string> => new Set(list.split('|'))

/** Said of nothing but goods, orders and payments. */
const ofGoods = words(
  'in stock|out of stock|low stock|backordered|back ordered|back order|preorder|pre order|sold|sold out|discontinued|refunded|partially refunded|returned|dispatched|in transit|out for delivery|paid|unpaid|overdue|awaiting payment|awaiting shipment',
)
/** Said of them and of work. */
const ofBoth = words(
  'active|inactive|new|pending|open|closed|processing|processed|shipped|delivered|completed|complete|cancelled|canceled|on hold|available|unavailable|planned|confirmed|failed|archived|obsolete|retired',
)
const commerce =
  /(?:^| )(?:order|orders|sku|product|customer|price|tracking|shipment|carrier|quantity|qty|invoice)(?= |$)/

/** The words of both kinds, folded. */
export const goodsWords: ReadonlySet<string> = new Set([...ofGoods, ...ofBoth])

const headOfGoods =
  /^(?:sku|upc|ean|isbn|gpio|pin|(?:order|invoice|customer|product|shipment|tracking) (?:ids?|no|nr|number|code|#))$/

/** Whether a normalised header says that the IDs below it are those of goods, orders or pins. */
export const isOfGoods = (header: string): boolean => headOfGoods.test(header)

/** Whether states, folded, are all of a kind that goods and orders have: some say so outright, or the headers do. */
export const sayGoods = (states: readonly string[], headers: readonly string[]): boolean =>
  states.length > 0 &&
  states.every(state => goodsWords.has(state)) &&
  (states.some(state => ofGoods.has(state)) ||
    (states.some(state => state === 'shipped' || state === 'delivered') &&
      headers.some(header => commerce.test(header))))
