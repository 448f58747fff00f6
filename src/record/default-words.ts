import type { StateClass } from '../model/row.js'

interface ClassWords {
  readonly class: StateClass
  readonly words: string
  readonly emoji: string
}

/** The vocabulary for repositories that have agreed on none: words as people write them, parted by `|`. */
export const defaultWords: readonly ClassWords[] = [
  {
    class: 'inventoried',
    words: 'inventoried|listed|catalogued|cataloged|unknown|unverified',
    emoji: '⚪',
  },
  {
    class: 'planned',
    words:
      'todo|to do|planned|pending|not started|not implemented|not yet started|missing|gap|uncovered|open|new|proposed|draft|backlog|queued|future|later|deferred|reserved|대기|offen|pendiente',
    emoji: '⬜ ☐ 📋 🔮 🔜 ⏳ 📝 ❌ 🔴',
  },
  { class: 'ready', words: 'ready|approved|next|unclaimed|claimable|scheduled', emoji: '🆕' },
  {
    class: 'active',
    words:
      'active|in progress|wip|work in progress|started|doing|ongoing|claimed|spike|implementing|fixing|진행중|진행 중|进行中',
    emoji: '🚧 🔄 🔵 ▶',
  },
  {
    class: 'gating',
    words:
      'in review|review|under review|pr open|gating|testing|in testing|verifying|awaiting|code complete|merged unreleased|merged, unreleased',
    emoji: '👀 🧪',
  },
  {
    class: 'partial',
    words:
      'partial|partially|partially done|partially complete|partially implemented|partly|incomplete|degraded|stub|mostly|部分覆盖',
    emoji: '🟡 🟠 ⚠ ◐',
  },
  {
    class: 'blocked',
    words: 'blocked|on hold|paused|parked|waiting|stalled|needs decision',
    emoji: '⛔ ⏸ 🛑',
  },
  {
    class: 'done',
    words:
      'done|complete|completed|closed|fixed|resolved|implemented|landed|merged|shipped|delivered|verified|settled|covered|passed|final|완료|已完成|concluído|hecho|готово',
    emoji: '✅ ✔ ✓ ☑ 🟢 🏁',
  },
  {
    class: 'dropped',
    words:
      "rejected|dropped|cancelled|canceled|won't do|wont do|won't fix|wontfix|abandoned|withdrawn|superseded|deprecated|obsolete|removed|retired|out of scope|n/a|skip|skipped|duplicate|不适用",
    emoji: '🚫 ➖',
  },
]

/** Words after which the vocabulary is read the other way round. */
export const negation = /^(?:not(?: yet| fully)?|no|never|zero)(?= )/
/** A word that changes nothing about the state behind it. */
export const continuation = /^(?:still|now|currently|already)(?= )/

/** What makes done into partial where a note says it. */
export const restWords =
  /(?<![\p{L}\p{N}-])(?:still open|remaining|remains?|pending|partial|partially|except|only|todo|follow[- ]?ups?|missing|core)(?![\p{L}\p{N}])/giu
