#!/usr/bin/env node
import { createRequire as __WEBPACK_EXTERNAL_createRequire } from "module";
/******/ var __webpack_modules__ = ({

/***/ 4006:
/***/ ((module, __unused_webpack_exports, __nccwpck_require__) => {



const pico = __nccwpck_require__(8016);
const utils = __nccwpck_require__(4059);

function picomatch(glob, options, returnState = false) {
  // default to os.platform()
  if (options && (options.windows === null || options.windows === undefined)) {
    // don't mutate the original options object
    options = { ...options, windows: utils.isWindows() };
  }

  return pico(glob, options, returnState);
}

Object.assign(picomatch, pico);
module.exports = picomatch;


/***/ }),

/***/ 5595:
/***/ ((module) => {



const WIN_SLASH = '\\\\/';
const WIN_NO_SLASH = `[^${WIN_SLASH}]`;

const DEFAULT_MAX_EXTGLOB_RECURSION = 0;

/**
 * Posix glob regex
 */

const DOT_LITERAL = '\\.';
const PLUS_LITERAL = '\\+';
const QMARK_LITERAL = '\\?';
const SLASH_LITERAL = '\\/';
const ONE_CHAR = '(?=.)';
const QMARK = '[^/]';
const END_ANCHOR = `(?:${SLASH_LITERAL}|$)`;
const START_ANCHOR = `(?:^|${SLASH_LITERAL})`;
const DOTS_SLASH = `${DOT_LITERAL}{1,2}${END_ANCHOR}`;
const NO_DOT = `(?!${DOT_LITERAL})`;
const NO_DOTS = `(?!${START_ANCHOR}${DOTS_SLASH})`;
const NO_DOT_SLASH = `(?!${DOT_LITERAL}{0,1}${END_ANCHOR})`;
const NO_DOTS_SLASH = `(?!${DOTS_SLASH})`;
const QMARK_NO_DOT = `[^.${SLASH_LITERAL}]`;
const STAR = `${QMARK}*?`;
const SEP = '/';

const POSIX_CHARS = {
  DOT_LITERAL,
  PLUS_LITERAL,
  QMARK_LITERAL,
  SLASH_LITERAL,
  ONE_CHAR,
  QMARK,
  END_ANCHOR,
  DOTS_SLASH,
  NO_DOT,
  NO_DOTS,
  NO_DOT_SLASH,
  NO_DOTS_SLASH,
  QMARK_NO_DOT,
  STAR,
  START_ANCHOR,
  SEP
};

/**
 * Windows glob regex
 */

const WINDOWS_CHARS = {
  ...POSIX_CHARS,

  SLASH_LITERAL: `[${WIN_SLASH}]`,
  QMARK: WIN_NO_SLASH,
  STAR: `${WIN_NO_SLASH}*?`,
  DOTS_SLASH: `${DOT_LITERAL}{1,2}(?:[${WIN_SLASH}]|$)`,
  NO_DOT: `(?!${DOT_LITERAL})`,
  NO_DOTS: `(?!(?:^|[${WIN_SLASH}])${DOT_LITERAL}{1,2}(?:[${WIN_SLASH}]|$))`,
  NO_DOT_SLASH: `(?!${DOT_LITERAL}{0,1}(?:[${WIN_SLASH}]|$))`,
  NO_DOTS_SLASH: `(?!${DOT_LITERAL}{1,2}(?:[${WIN_SLASH}]|$))`,
  QMARK_NO_DOT: `[^.${WIN_SLASH}]`,
  START_ANCHOR: `(?:^|[${WIN_SLASH}])`,
  END_ANCHOR: `(?:[${WIN_SLASH}]|$)`,
  SEP: '\\'
};

/**
 * POSIX Bracket Regex
 */

const POSIX_REGEX_SOURCE = {
  __proto__: null,
  alnum: 'a-zA-Z0-9',
  alpha: 'a-zA-Z',
  ascii: '\\x00-\\x7F',
  blank: ' \\t',
  cntrl: '\\x00-\\x1F\\x7F',
  digit: '0-9',
  graph: '\\x21-\\x7E',
  lower: 'a-z',
  print: '\\x20-\\x7E ',
  punct: '\\-!"#$%&\'()\\*+,./:;<=>?@[\\]^_`{|}~',
  space: ' \\t\\r\\n\\v\\f',
  upper: 'A-Z',
  word: 'A-Za-z0-9_',
  xdigit: 'A-Fa-f0-9'
};

module.exports = {
  DEFAULT_MAX_EXTGLOB_RECURSION,
  MAX_LENGTH: 1024 * 64,
  POSIX_REGEX_SOURCE,

  // regular expressions
  REGEX_BACKSLASH: /\\(?![*+?^${}(|)[\]])/g,
  REGEX_NON_SPECIAL_CHARS: /^[^@![\].,$*+?^{}()|\\/]+/,
  REGEX_SPECIAL_CHARS: /[-*+?.^${}(|)[\]]/,
  REGEX_SPECIAL_CHARS_BACKREF: /(\\?)((\W)(\3*))/g,
  REGEX_SPECIAL_CHARS_GLOBAL: /([-*+?.^${}(|)[\]])/g,
  REGEX_REMOVE_BACKSLASH: /(?:\[.*?[^\\]\]|\\(?=.))/g,

  // Replace globs with equivalent patterns to reduce parsing time.
  REPLACEMENTS: {
    __proto__: null,
    '***': '*',
    '**/**': '**',
    '**/**/**': '**'
  },

  // Digits
  CHAR_0: 48, /* 0 */
  CHAR_9: 57, /* 9 */

  // Alphabet chars.
  CHAR_UPPERCASE_A: 65, /* A */
  CHAR_LOWERCASE_A: 97, /* a */
  CHAR_UPPERCASE_Z: 90, /* Z */
  CHAR_LOWERCASE_Z: 122, /* z */

  CHAR_LEFT_PARENTHESES: 40, /* ( */
  CHAR_RIGHT_PARENTHESES: 41, /* ) */

  CHAR_ASTERISK: 42, /* * */

  // Non-alphabetic chars.
  CHAR_AMPERSAND: 38, /* & */
  CHAR_AT: 64, /* @ */
  CHAR_BACKWARD_SLASH: 92, /* \ */
  CHAR_CARRIAGE_RETURN: 13, /* \r */
  CHAR_CIRCUMFLEX_ACCENT: 94, /* ^ */
  CHAR_COLON: 58, /* : */
  CHAR_COMMA: 44, /* , */
  CHAR_DOT: 46, /* . */
  CHAR_DOUBLE_QUOTE: 34, /* " */
  CHAR_EQUAL: 61, /* = */
  CHAR_EXCLAMATION_MARK: 33, /* ! */
  CHAR_FORM_FEED: 12, /* \f */
  CHAR_FORWARD_SLASH: 47, /* / */
  CHAR_GRAVE_ACCENT: 96, /* ` */
  CHAR_HASH: 35, /* # */
  CHAR_HYPHEN_MINUS: 45, /* - */
  CHAR_LEFT_ANGLE_BRACKET: 60, /* < */
  CHAR_LEFT_CURLY_BRACE: 123, /* { */
  CHAR_LEFT_SQUARE_BRACKET: 91, /* [ */
  CHAR_LINE_FEED: 10, /* \n */
  CHAR_NO_BREAK_SPACE: 160, /* \u00A0 */
  CHAR_PERCENT: 37, /* % */
  CHAR_PLUS: 43, /* + */
  CHAR_QUESTION_MARK: 63, /* ? */
  CHAR_RIGHT_ANGLE_BRACKET: 62, /* > */
  CHAR_RIGHT_CURLY_BRACE: 125, /* } */
  CHAR_RIGHT_SQUARE_BRACKET: 93, /* ] */
  CHAR_SEMICOLON: 59, /* ; */
  CHAR_SINGLE_QUOTE: 39, /* ' */
  CHAR_SPACE: 32, /*   */
  CHAR_TAB: 9, /* \t */
  CHAR_UNDERSCORE: 95, /* _ */
  CHAR_VERTICAL_LINE: 124, /* | */
  CHAR_ZERO_WIDTH_NOBREAK_SPACE: 65279, /* \uFEFF */

  /**
   * Create EXTGLOB_CHARS
   */

  extglobChars(chars) {
    return {
      '!': { type: 'negate', open: '(?:(?!(?:', close: `))${chars.STAR})` },
      '?': { type: 'qmark', open: '(?:', close: ')?' },
      '+': { type: 'plus', open: '(?:', close: ')+' },
      '*': { type: 'star', open: '(?:', close: ')*' },
      '@': { type: 'at', open: '(?:', close: ')' }
    };
  },

  /**
   * Create GLOB_CHARS
   */

  globChars(win32) {
    return win32 === true ? WINDOWS_CHARS : POSIX_CHARS;
  }
};


/***/ }),

/***/ 8265:
/***/ ((module, __unused_webpack_exports, __nccwpck_require__) => {



const constants = __nccwpck_require__(5595);
const utils = __nccwpck_require__(4059);

/**
 * Constants
 */

const {
  MAX_LENGTH,
  POSIX_REGEX_SOURCE,
  REGEX_NON_SPECIAL_CHARS,
  REGEX_SPECIAL_CHARS_BACKREF,
  REPLACEMENTS
} = constants;

/**
 * Helpers
 */

const expandRange = (args, options) => {
  if (typeof options.expandRange === 'function') {
    return options.expandRange(...args, options);
  }

  args.sort();
  const value = `[${args.join('-')}]`;

  try {
    /* eslint-disable-next-line no-new */
    new RegExp(value);
  } catch (ex) {
    return args.map(v => utils.escapeRegex(v)).join('..');
  }

  return value;
};

/**
 * Create the message for a syntax error
 */

const syntaxError = (type, char) => {
  return `Missing ${type}: "${char}" - use "\\\\${char}" to match literal characters`;
};

const splitTopLevel = input => {
  const parts = [];
  let bracket = 0;
  let paren = 0;
  let quote = 0;
  let value = '';
  let escaped = false;

  for (const ch of input) {
    if (escaped === true) {
      value += ch;
      escaped = false;
      continue;
    }

    if (ch === '\\') {
      value += ch;
      escaped = true;
      continue;
    }

    if (ch === '"') {
      quote = quote === 1 ? 0 : 1;
      value += ch;
      continue;
    }

    if (quote === 0) {
      if (ch === '[') {
        bracket++;
      } else if (ch === ']' && bracket > 0) {
        bracket--;
      } else if (bracket === 0) {
        if (ch === '(') {
          paren++;
        } else if (ch === ')' && paren > 0) {
          paren--;
        } else if (ch === '|' && paren === 0) {
          parts.push(value);
          value = '';
          continue;
        }
      }
    }

    value += ch;
  }

  parts.push(value);
  return parts;
};

const isPlainBranch = branch => {
  let escaped = false;

  for (const ch of branch) {
    if (escaped === true) {
      escaped = false;
      continue;
    }

    if (ch === '\\') {
      escaped = true;
      continue;
    }

    if (/[?*+@!()[\]{}]/.test(ch)) {
      return false;
    }
  }

  return true;
};

const normalizeSimpleBranch = branch => {
  let value = branch.trim();
  let changed = true;

  while (changed === true) {
    changed = false;

    if (/^@\([^\\()[\]{}|]+\)$/.test(value)) {
      value = value.slice(2, -1);
      changed = true;
    }
  }

  if (!isPlainBranch(value)) {
    return;
  }

  return value.replace(/\\(.)/g, '$1');
};

const hasRepeatedCharPrefixOverlap = branches => {
  const values = branches.map(normalizeSimpleBranch).filter(Boolean);

  for (let i = 0; i < values.length; i++) {
    for (let j = i + 1; j < values.length; j++) {
      const a = values[i];
      const b = values[j];
      const char = a[0];

      if (!char || a !== char.repeat(a.length) || b !== char.repeat(b.length)) {
        continue;
      }

      if (a === b || a.startsWith(b) || b.startsWith(a)) {
        return true;
      }
    }
  }

  return false;
};

const parseRepeatedExtglob = (pattern, requireEnd = true) => {
  if ((pattern[0] !== '+' && pattern[0] !== '*') || pattern[1] !== '(') {
    return;
  }

  let bracket = 0;
  let paren = 0;
  let quote = 0;
  let escaped = false;

  for (let i = 1; i < pattern.length; i++) {
    const ch = pattern[i];

    if (escaped === true) {
      escaped = false;
      continue;
    }

    if (ch === '\\') {
      escaped = true;
      continue;
    }

    if (ch === '"') {
      quote = quote === 1 ? 0 : 1;
      continue;
    }

    if (quote === 1) {
      continue;
    }

    if (ch === '[') {
      bracket++;
      continue;
    }

    if (ch === ']' && bracket > 0) {
      bracket--;
      continue;
    }

    if (bracket > 0) {
      continue;
    }

    if (ch === '(') {
      paren++;
      continue;
    }

    if (ch === ')') {
      paren--;

      if (paren === 0) {
        if (requireEnd === true && i !== pattern.length - 1) {
          return;
        }

        return {
          type: pattern[0],
          body: pattern.slice(2, i),
          end: i
        };
      }
    }
  }
};

const buildCharClassStar = chars => {
  const source = chars.length === 1
    ? utils.escapeRegex(chars[0])
    : `[${chars.map(ch => utils.escapeRegex(ch)).join('')}]`;

  return `${source}*`;
};

const getStarExtglobSequenceChars = pattern => {
  let index = 0;
  const chars = [];

  while (index < pattern.length) {
    const match = parseRepeatedExtglob(pattern.slice(index), false);

    if (!match || match.type !== '*') {
      return;
    }

    const branches = splitTopLevel(match.body).map(branch => branch.trim());
    if (branches.length !== 1) {
      return;
    }

    const branch = normalizeSimpleBranch(branches[0]);
    if (!branch || branch.length !== 1) {
      return;
    }

    chars.push(branch);
    index += match.end + 1;
  }

  if (chars.length < 1) {
    return;
  }

  return chars;
};

const repeatedExtglobRecursion = pattern => {
  let depth = 0;
  let value = pattern.trim();
  let match = parseRepeatedExtglob(value);

  while (match) {
    depth++;
    value = match.body.trim();
    match = parseRepeatedExtglob(value);
  }

  return depth;
};

const analyzeRepeatedExtglob = (body, options) => {
  if (options.maxExtglobRecursion === false) {
    return { risky: false };
  }

  const max =
    typeof options.maxExtglobRecursion === 'number'
      ? options.maxExtglobRecursion
      : constants.DEFAULT_MAX_EXTGLOB_RECURSION;

  const branches = splitTopLevel(body).map(branch => branch.trim());

  if (branches.length > 1) {
    if (
      branches.some(branch => branch === '') ||
      branches.some(branch => /^[*?]+$/.test(branch)) ||
      hasRepeatedCharPrefixOverlap(branches)
    ) {
      return { risky: true };
    }
  }

  // A repeated extglob is "risky" (prone to catastrophic backtracking) when a
  // branch is itself a `*(...)` sequence, since that nests an unbounded quantifier
  // inside the outer `+(...)`/`*(...)`. When *every* branch reduces to single
  // characters we can emit one flat, ReDoS-safe character class that preserves the
  // meaning of ALL branches (e.g. `+(*(a)|*(b))` -> `[ab]*`), rather than dropping
  // every branch but the first.
  const safeChars = [];
  let sawStarSequence = false;
  let combinable = true;

  for (const branch of branches) {
    const chars = getStarExtglobSequenceChars(branch);
    if (chars) {
      sawStarSequence = true;
      safeChars.push(...chars);
      continue;
    }

    const literal = normalizeSimpleBranch(branch);
    if (literal && literal.length === 1) {
      safeChars.push(literal);
      continue;
    }

    combinable = false;

    if (repeatedExtglobRecursion(branch) > max) {
      return { risky: true };
    }
  }

  if (sawStarSequence) {
    return combinable
      ? { risky: true, safeOutput: buildCharClassStar([...new Set(safeChars)]) }
      : { risky: true };
  }

  return { risky: false };
};

/**
 * Parse the given input string.
 * @param {String} input
 * @param {Object} options
 * @return {Object}
 */

const parse = (input, options) => {
  if (typeof input !== 'string') {
    throw new TypeError('Expected a string');
  }

  input = REPLACEMENTS[input] || input;

  const opts = { ...options };
  const max = typeof opts.maxLength === 'number' ? Math.min(MAX_LENGTH, opts.maxLength) : MAX_LENGTH;

  let len = input.length;
  if (len > max) {
    throw new SyntaxError(`Input length: ${len}, exceeds maximum allowed length: ${max}`);
  }

  const bos = { type: 'bos', value: '', output: opts.prepend || '' };
  const tokens = [bos];

  const capture = opts.capture ? '' : '?:';

  // create constants based on platform, for windows or posix
  const PLATFORM_CHARS = constants.globChars(opts.windows);
  const EXTGLOB_CHARS = constants.extglobChars(PLATFORM_CHARS);

  const {
    DOT_LITERAL,
    PLUS_LITERAL,
    SLASH_LITERAL,
    ONE_CHAR,
    DOTS_SLASH,
    NO_DOT,
    NO_DOT_SLASH,
    NO_DOTS_SLASH,
    QMARK,
    QMARK_NO_DOT,
    STAR,
    START_ANCHOR
  } = PLATFORM_CHARS;

  const globstar = opts => {
    return `(${capture}(?:(?!${START_ANCHOR}${opts.dot ? DOTS_SLASH : DOT_LITERAL}).)*?)`;
  };

  const nodot = opts.dot ? '' : NO_DOT;
  const qmarkNoDot = opts.dot ? QMARK : QMARK_NO_DOT;
  let star = opts.bash === true ? globstar(opts) : STAR;

  if (opts.capture) {
    star = `(${star})`;
  }

  // minimatch options support
  if (typeof opts.noext === 'boolean') {
    opts.noextglob = opts.noext;
  }

  const state = {
    input,
    index: -1,
    start: 0,
    dot: opts.dot === true,
    consumed: '',
    output: '',
    prefix: '',
    backtrack: false,
    negated: false,
    brackets: 0,
    braces: 0,
    parens: 0,
    quotes: 0,
    globstar: false,
    tokens
  };

  input = utils.removePrefix(input, state);
  len = input.length;

  const extglobs = [];
  const braces = [];
  const stack = [];
  let prev = bos;
  let value;

  /**
   * Tokenizing helpers
   */

  const eos = () => state.index === len - 1;
  const peek = state.peek = (n = 1) => input[state.index + n];
  const advance = state.advance = () => input[++state.index] || '';
  const remaining = () => input.slice(state.index + 1);
  const consume = (value = '', num = 0) => {
    state.consumed += value;
    state.index += num;
  };

  const append = token => {
    state.output += token.output != null ? token.output : token.value;
    consume(token.value);
  };

  const negate = () => {
    let count = 1;

    while (peek() === '!' && (peek(2) !== '(' || peek(3) === '?')) {
      advance();
      state.start++;
      count++;
    }

    if (count % 2 === 0) {
      return false;
    }

    state.negated = true;
    state.start++;
    return true;
  };

  const increment = type => {
    state[type]++;
    stack.push(type);
  };

  const decrement = type => {
    state[type]--;
    stack.pop();
  };

  /**
   * Push tokens onto the tokens array. This helper speeds up
   * tokenizing by 1) helping us avoid backtracking as much as possible,
   * and 2) helping us avoid creating extra tokens when consecutive
   * characters are plain text. This improves performance and simplifies
   * lookbehinds.
   */

  const push = tok => {
    if (prev.type === 'globstar') {
      const isBrace = state.braces > 0 && (tok.type === 'comma' || tok.type === 'brace');
      const isExtglob = tok.extglob === true || (extglobs.length && (tok.type === 'pipe' || tok.type === 'paren'));

      if (tok.type !== 'slash' && tok.type !== 'paren' && !isBrace && !isExtglob) {
        state.output = state.output.slice(0, -prev.output.length);
        prev.type = 'star';
        prev.value = '*';
        prev.output = star;
        state.output += prev.output;
      }
    }

    if (extglobs.length && tok.type !== 'paren') {
      extglobs[extglobs.length - 1].inner += tok.value;
    }

    if (tok.value || tok.output) append(tok);
    if (prev && prev.type === 'text' && tok.type === 'text') {
      prev.output = (prev.output || prev.value) + tok.value;
      prev.value += tok.value;
      return;
    }

    tok.prev = prev;
    tokens.push(tok);
    prev = tok;
  };

  const extglobOpen = (type, value) => {
    const token = { ...EXTGLOB_CHARS[value], conditions: 1, inner: '' };

    token.prev = prev;
    token.parens = state.parens;
    token.output = state.output;
    token.startIndex = state.index;
    token.tokensIndex = tokens.length;
    const output = (opts.capture ? '(' : '') + token.open;

    increment('parens');
    push({ type, value, output: state.output ? '' : ONE_CHAR });
    push({ type: 'paren', extglob: true, value: advance(), output });
    extglobs.push(token);
  };

  const extglobClose = token => {
    const literal = input.slice(token.startIndex, state.index + 1);
    const body = input.slice(token.startIndex + 2, state.index);
    const analysis = analyzeRepeatedExtglob(body, opts);

    if ((token.type === 'plus' || token.type === 'star') && analysis.risky) {
      const safeOutput = analysis.safeOutput
        ? (token.output ? '' : ONE_CHAR) + (opts.capture ? `(${analysis.safeOutput})` : analysis.safeOutput)
        : undefined;
      const open = tokens[token.tokensIndex];

      open.type = 'text';
      open.value = literal;
      open.output = safeOutput || utils.escapeRegex(literal);

      for (let i = token.tokensIndex + 1; i < tokens.length; i++) {
        tokens[i].value = '';
        tokens[i].output = '';
        delete tokens[i].suffix;
      }

      state.output = token.output + open.output;
      state.backtrack = true;

      push({ type: 'paren', extglob: true, value, output: '' });
      decrement('parens');
      return;
    }

    let output = token.close + (opts.capture ? ')' : '');
    let rest;

    if (token.type === 'negate') {
      let extglobStar = star;

      if (token.inner && token.inner.length > 1 && token.inner.includes('/')) {
        extglobStar = globstar(opts);
      }

      if (extglobStar !== star || eos() || /^\)+$/.test(remaining())) {
        output = token.close = `)$))${extglobStar}`;
      }

      if (token.inner.includes('*') && (rest = remaining()) && /^\.[^\\/.]+$/.test(rest)) {
        // Any non-magical string (`.ts`) or even nested expression (`.{ts,tsx}`) can follow after the closing parenthesis.
        // In this case, we need to parse the string and use it in the output of the original pattern.
        // Suitable patterns: `/!(*.d).ts`, `/!(*.d).{ts,tsx}`, `**/!(*-dbg).@(js)`.
        //
        // Disabling the `fastpaths` option due to a problem with parsing strings as `.ts` in the pattern like `**/!(*.d).ts`.
        const expression = parse(rest, { ...options, fastpaths: false }).output;

        output = token.close = `)${expression})${extglobStar})`;
      }

      if (token.prev.type === 'bos') {
        state.negatedExtglob = true;
      }
    }

    push({ type: 'paren', extglob: true, value, output });
    decrement('parens');
  };

  /**
   * Fast paths
   */

  if (opts.fastpaths !== false && !/(^[*!]|[/()[\]{}"])/.test(input)) {
    let backslashes = false;

    let output = input.replace(REGEX_SPECIAL_CHARS_BACKREF, (m, esc, chars, first, rest, index) => {
      if (first === '\\') {
        backslashes = true;
        return m;
      }

      if (first === '?') {
        if (esc) {
          return esc + first + (rest ? QMARK.repeat(rest.length) : '');
        }
        if (index === 0) {
          return qmarkNoDot + (rest ? QMARK.repeat(rest.length) : '');
        }
        return QMARK.repeat(chars.length);
      }

      if (first === '.') {
        return DOT_LITERAL.repeat(chars.length);
      }

      if (first === '*') {
        if (esc) {
          return esc + first + (rest ? star : '');
        }
        return star;
      }
      return esc ? m : `\\${m}`;
    });

    if (backslashes === true) {
      if (opts.unescape === true) {
        output = output.replace(/\\/g, '');
      } else {
        output = output.replace(/\\+/g, m => {
          return m.length % 2 === 0 ? '\\\\' : (m ? '\\' : '');
        });
      }
    }

    if (output === input && opts.contains === true) {
      state.output = input;
      return state;
    }

    state.output = utils.wrapOutput(output, state, options);
    return state;
  }

  /**
   * Tokenize input until we reach end-of-string
   */

  while (!eos()) {
    value = advance();

    if (value === '\u0000') {
      continue;
    }

    /**
     * Escaped characters
     */

    if (value === '\\') {
      const next = peek();

      if (next === '/' && opts.bash !== true) {
        continue;
      }

      if (next === '.' || next === ';') {
        continue;
      }

      if (!next) {
        value += '\\';
        push({ type: 'text', value });
        continue;
      }

      // collapse slashes to reduce potential for exploits
      const match = /^\\+/.exec(remaining());
      let slashes = 0;

      if (match && match[0].length > 2) {
        slashes = match[0].length;
        state.index += slashes;
        if (slashes % 2 !== 0) {
          value += '\\';
        }
      }

      if (opts.unescape === true) {
        value = advance();
      } else {
        value += advance();
      }

      if (state.brackets === 0) {
        push({ type: 'text', value });
        continue;
      }
    }

    /**
     * If we're inside a regex character class, continue
     * until we reach the closing bracket.
     */

    if (state.brackets > 0 && (value !== ']' || prev.value === '[' || prev.value === '[^')) {
      if (opts.posix !== false && value === ':') {
        const inner = prev.value.slice(1);
        if (inner.includes('[')) {
          prev.posix = true;

          if (inner.includes(':')) {
            const idx = prev.value.lastIndexOf('[');
            const pre = prev.value.slice(0, idx);
            const rest = prev.value.slice(idx + 2);
            const posix = POSIX_REGEX_SOURCE[rest];
            if (posix) {
              prev.value = pre + posix;
              state.backtrack = true;
              advance();

              if (!bos.output && tokens.indexOf(prev) === 1) {
                bos.output = ONE_CHAR;
              }
              continue;
            }
          }
        }
      }

      if ((value === '[' && peek() !== ':') || (value === '-' && peek() === ']')) {
        value = `\\${value}`;
      }

      if (value === ']' && (prev.value === '[' || prev.value === '[^')) {
        value = `\\${value}`;
      }

      if (opts.posix === true && value === '!' && prev.value === '[') {
        value = '^';
      }

      prev.value += value;
      append({ value });
      continue;
    }

    /**
     * If we're inside a quoted string, continue
     * until we reach the closing double quote.
     */

    if (state.quotes === 1 && value !== '"') {
      value = utils.escapeRegex(value);
      prev.value += value;
      append({ value });
      continue;
    }

    /**
     * Double quotes
     */

    if (value === '"') {
      state.quotes = state.quotes === 1 ? 0 : 1;
      if (opts.keepQuotes === true) {
        push({ type: 'text', value });
      }
      continue;
    }

    /**
     * Parentheses
     */

    if (value === '(') {
      increment('parens');
      push({ type: 'paren', value });
      continue;
    }

    if (value === ')') {
      if (state.parens === 0 && opts.strictBrackets === true) {
        throw new SyntaxError(syntaxError('opening', '('));
      }

      const extglob = extglobs[extglobs.length - 1];
      if (extglob && state.parens === extglob.parens + 1) {
        extglobClose(extglobs.pop());
        continue;
      }

      push({ type: 'paren', value, output: state.parens ? ')' : '\\)' });
      decrement('parens');
      continue;
    }

    /**
     * Square brackets
     */

    if (value === '[') {
      if (opts.nobracket === true || !remaining().includes(']')) {
        if (opts.nobracket !== true && opts.strictBrackets === true) {
          throw new SyntaxError(syntaxError('closing', ']'));
        }

        value = `\\${value}`;
      } else {
        increment('brackets');
      }

      push({ type: 'bracket', value });
      continue;
    }

    if (value === ']') {
      if (opts.nobracket === true || (prev && prev.type === 'bracket' && prev.value.length === 1)) {
        push({ type: 'text', value, output: `\\${value}` });
        continue;
      }

      if (state.brackets === 0) {
        if (opts.strictBrackets === true) {
          throw new SyntaxError(syntaxError('opening', '['));
        }

        push({ type: 'text', value, output: `\\${value}` });
        continue;
      }

      decrement('brackets');

      const prevValue = prev.value.slice(1);
      if (prev.posix !== true && prevValue[0] === '^' && !prevValue.includes('/')) {
        value = `/${value}`;
      }

      prev.value += value;
      append({ value });

      // when literal brackets are explicitly disabled
      // assume we should match with a regex character class
      if (opts.literalBrackets === false || utils.hasRegexChars(prevValue)) {
        continue;
      }

      const escaped = utils.escapeRegex(prev.value);
      state.output = state.output.slice(0, -prev.value.length);

      // when literal brackets are explicitly enabled
      // assume we should escape the brackets to match literal characters
      if (opts.literalBrackets === true) {
        state.output += escaped;
        prev.value = escaped;
        continue;
      }

      // when the user specifies nothing, try to match both
      prev.value = `(${capture}${escaped}|${prev.value})`;
      state.output += prev.value;
      continue;
    }

    /**
     * Braces
     */

    if (value === '{' && opts.nobrace !== true) {
      increment('braces');

      const open = {
        type: 'brace',
        value,
        output: '(',
        outputIndex: state.output.length,
        tokensIndex: state.tokens.length
      };

      braces.push(open);
      push(open);
      continue;
    }

    if (value === '}') {
      const brace = braces[braces.length - 1];

      if (opts.nobrace === true || !brace) {
        push({ type: 'text', value, output: value });
        continue;
      }

      let output = ')';

      if (brace.dots === true) {
        const arr = tokens.slice();
        const range = [];

        for (let i = arr.length - 1; i >= 0; i--) {
          tokens.pop();
          if (arr[i].type === 'brace') {
            break;
          }
          if (arr[i].type !== 'dots') {
            range.unshift(arr[i].value);
          }
        }

        output = expandRange(range, opts);
        state.backtrack = true;
      }

      if (brace.comma !== true && brace.dots !== true) {
        const out = state.output.slice(0, brace.outputIndex);
        const toks = state.tokens.slice(brace.tokensIndex);
        brace.value = brace.output = '\\{';
        value = output = '\\}';
        state.output = out;
        for (const t of toks) {
          state.output += (t.output || t.value);
        }
      }

      push({ type: 'brace', value, output });
      decrement('braces');
      braces.pop();
      continue;
    }

    /**
     * Pipes
     */

    if (value === '|') {
      if (extglobs.length > 0) {
        extglobs[extglobs.length - 1].conditions++;
      }
      push({ type: 'text', value });
      continue;
    }

    /**
     * Commas
     */

    if (value === ',') {
      let output = value;

      const brace = braces[braces.length - 1];
      if (brace && stack[stack.length - 1] === 'braces') {
        brace.comma = true;
        output = '|';
      }

      push({ type: 'comma', value, output });
      continue;
    }

    /**
     * Slashes
     */

    if (value === '/') {
      // if the beginning of the glob is "./", advance the start
      // to the current index, and don't add the "./" characters
      // to the state. This greatly simplifies lookbehinds when
      // checking for BOS characters like "!" and "." (not "./")
      if (prev.type === 'dot' && state.index === state.start + 1) {
        state.start = state.index + 1;
        state.consumed = '';
        state.output = '';
        tokens.pop();
        prev = bos; // reset "prev" to the first token
        continue;
      }

      push({ type: 'slash', value, output: SLASH_LITERAL });
      continue;
    }

    /**
     * Dots
     */

    if (value === '.') {
      if (state.braces > 0 && prev.type === 'dot') {
        if (prev.value === '.') prev.output = DOT_LITERAL;
        const brace = braces[braces.length - 1];
        prev.type = 'dots';
        prev.output += value;
        prev.value += value;
        brace.dots = true;
        continue;
      }

      if ((state.braces + state.parens) === 0 && prev.type !== 'bos' && prev.type !== 'slash') {
        push({ type: 'text', value, output: DOT_LITERAL });
        continue;
      }

      push({ type: 'dot', value, output: DOT_LITERAL });
      continue;
    }

    /**
     * Question marks
     */

    if (value === '?') {
      const isGroup = prev && prev.value === '(';
      if (!isGroup && opts.noextglob !== true && peek() === '(' && peek(2) !== '?') {
        extglobOpen('qmark', value);
        continue;
      }

      if (prev && prev.type === 'paren') {
        const next = peek();
        let output = value;

        if ((prev.value === '(' && !/[!=<:]/.test(next)) || (next === '<' && !/<([!=]|\w+>)/.test(remaining()))) {
          output = `\\${value}`;
        }

        push({ type: 'text', value, output });
        continue;
      }

      if (opts.dot !== true && (prev.type === 'slash' || prev.type === 'bos')) {
        push({ type: 'qmark', value, output: QMARK_NO_DOT });
        continue;
      }

      push({ type: 'qmark', value, output: QMARK });
      continue;
    }

    /**
     * Exclamation
     */

    if (value === '!') {
      if (opts.noextglob !== true && peek() === '(') {
        if (peek(2) !== '?' || !/[!=<:]/.test(peek(3))) {
          extglobOpen('negate', value);
          continue;
        }
      }

      if (opts.nonegate !== true && state.index === 0) {
        negate();
        continue;
      }
    }

    /**
     * Plus
     */

    if (value === '+') {
      if (opts.noextglob !== true && peek() === '(' && peek(2) !== '?') {
        extglobOpen('plus', value);
        continue;
      }

      if ((prev && prev.value === '(') || opts.regex === false) {
        push({ type: 'plus', value, output: PLUS_LITERAL });
        continue;
      }

      if ((prev && (prev.type === 'bracket' || prev.type === 'paren' || prev.type === 'brace')) || state.parens > 0) {
        push({ type: 'plus', value });
        continue;
      }

      push({ type: 'plus', value: PLUS_LITERAL });
      continue;
    }

    /**
     * Plain text
     */

    if (value === '@') {
      if (opts.noextglob !== true && peek() === '(' && peek(2) !== '?') {
        push({ type: 'at', extglob: true, value, output: '' });
        continue;
      }

      push({ type: 'text', value });
      continue;
    }

    /**
     * Plain text
     */

    if (value !== '*') {
      if (value === '$' || value === '^') {
        value = `\\${value}`;
      }

      const match = REGEX_NON_SPECIAL_CHARS.exec(remaining());
      if (match) {
        value += match[0];
        state.index += match[0].length;
      }

      push({ type: 'text', value });
      continue;
    }

    /**
     * Stars
     */

    if (prev && (prev.type === 'globstar' || prev.star === true)) {
      prev.type = 'star';
      prev.star = true;
      prev.value += value;
      prev.output = star;
      state.backtrack = true;
      state.globstar = true;
      consume(value);
      continue;
    }

    let rest = remaining();
    if (opts.noextglob !== true && /^\([^?]/.test(rest)) {
      extglobOpen('star', value);
      continue;
    }

    if (prev.type === 'star') {
      if (opts.noglobstar === true) {
        consume(value);
        continue;
      }

      const prior = prev.prev;
      const before = prior.prev;
      const isStart = prior.type === 'slash' || prior.type === 'bos';
      const afterStar = before && (before.type === 'star' || before.type === 'globstar');

      if (opts.bash === true && (!isStart || (rest[0] && rest[0] !== '/'))) {
        push({ type: 'star', value, output: '' });
        continue;
      }

      const isBrace = state.braces > 0 && (prior.type === 'comma' || prior.type === 'brace');
      const isExtglob = extglobs.length && (prior.type === 'pipe' || prior.type === 'paren');
      if (!isStart && prior.type !== 'paren' && !isBrace && !isExtglob) {
        push({ type: 'star', value, output: '' });
        continue;
      }

      // strip consecutive `/**/`
      while (rest.slice(0, 3) === '/**') {
        const after = input[state.index + 4];
        if (after && after !== '/') {
          break;
        }
        rest = rest.slice(3);
        consume('/**', 3);
      }

      // A globstar followed only by balanced closing parens is at the logical end of patterns like
      // `test(/utils/**)` and `test?(/utils/**)`. Treat it as EOS so the trailing `/**` can match its
      // parent path, except in negated extglobs where that would change the exclusion semantics.
      const isEnd = eos() || (
        state.parens > 0
        && rest === ')'.repeat(state.parens)
        && !extglobs.some(extglob => extglob.type === 'negate')
      );

      if (prior.type === 'bos' && eos()) {
        prev.type = 'globstar';
        prev.value += value;
        prev.output = globstar(opts);
        state.output = prev.output;
        state.globstar = true;
        consume(value);
        continue;
      }

      if (prior.type === 'slash' && prior.prev.type !== 'bos' && !afterStar && isEnd) {
        state.output = state.output.slice(0, -(prior.output + prev.output).length);
        prior.output = `(?:${prior.output}`;

        prev.type = 'globstar';
        prev.output = globstar(opts) + (opts.strictSlashes ? ')' : '|$)');
        prev.value += value;
        state.globstar = true;
        state.output += prior.output + prev.output;
        consume(value);
        continue;
      }

      if (prior.type === 'slash' && prior.prev.type !== 'bos' && rest[0] === '/') {
        const end = rest[1] !== void 0 ? '|$' : '';

        state.output = state.output.slice(0, -(prior.output + prev.output).length);
        prior.output = `(?:${prior.output}`;

        prev.type = 'globstar';
        prev.output = `${globstar(opts)}${SLASH_LITERAL}|${SLASH_LITERAL}${end})`;
        prev.value += value;

        state.output += prior.output + prev.output;
        state.globstar = true;

        consume(value + advance());

        push({ type: 'slash', value: '/', output: '' });
        continue;
      }

      if (prior.type === 'bos' && rest[0] === '/') {
        prev.type = 'globstar';
        prev.value += value;
        prev.output = `(?:^|${SLASH_LITERAL}|${globstar(opts)}${SLASH_LITERAL})`;
        state.output = prev.output;
        state.globstar = true;
        consume(value + advance());
        push({ type: 'slash', value: '/', output: '' });
        continue;
      }

      // remove single star from output
      state.output = state.output.slice(0, -prev.output.length);

      // reset previous token to globstar
      prev.type = 'globstar';
      prev.output = globstar(opts);
      prev.value += value;

      // reset output with globstar
      state.output += prev.output;
      state.globstar = true;
      consume(value);
      continue;
    }

    const token = { type: 'star', value, output: star };

    if (opts.bash === true) {
      token.output = '.*?';
      if (prev.type === 'bos' || prev.type === 'slash') {
        token.output = nodot + token.output;
      }
      push(token);
      continue;
    }

    if (prev && (prev.type === 'bracket' || prev.type === 'paren') && opts.regex === true) {
      token.output = value;
      push(token);
      continue;
    }

    if (state.index === state.start || prev.type === 'slash' || prev.type === 'dot') {
      if (prev.type === 'dot') {
        state.output += NO_DOT_SLASH;
        prev.output += NO_DOT_SLASH;

      } else if (opts.dot === true) {
        state.output += NO_DOTS_SLASH;
        prev.output += NO_DOTS_SLASH;

      } else {
        state.output += nodot;
        prev.output += nodot;
      }

      if (peek() !== '*') {
        state.output += ONE_CHAR;
        prev.output += ONE_CHAR;
      }
    }

    push(token);
  }

  while (state.brackets > 0) {
    if (opts.strictBrackets === true) throw new SyntaxError(syntaxError('closing', ']'));
    state.output = utils.escapeLast(state.output, '[');
    decrement('brackets');
  }

  while (state.parens > 0) {
    if (opts.strictBrackets === true) throw new SyntaxError(syntaxError('closing', ')'));
    state.output = utils.escapeLast(state.output, '(');
    decrement('parens');
  }

  while (state.braces > 0) {
    if (opts.strictBrackets === true) throw new SyntaxError(syntaxError('closing', '}'));
    state.output = utils.escapeLast(state.output, '{');
    decrement('braces');
  }

  if (opts.strictSlashes !== true && (prev.type === 'star' || prev.type === 'bracket')) {
    push({ type: 'maybe_slash', value: '', output: `${SLASH_LITERAL}?` });
  }

  // rebuild the output if we had to backtrack at any point
  if (state.backtrack === true) {
    state.output = '';

    for (const token of state.tokens) {
      state.output += token.output != null ? token.output : token.value;

      if (token.suffix) {
        state.output += token.suffix;
      }
    }
  }

  return state;
};

/**
 * Fast paths for creating regular expressions for common glob patterns.
 * This can significantly speed up processing and has very little downside
 * impact when none of the fast paths match.
 */

parse.fastpaths = (input, options) => {
  const opts = { ...options };
  const max = typeof opts.maxLength === 'number' ? Math.min(MAX_LENGTH, opts.maxLength) : MAX_LENGTH;
  const len = input.length;
  if (len > max) {
    throw new SyntaxError(`Input length: ${len}, exceeds maximum allowed length: ${max}`);
  }

  input = REPLACEMENTS[input] || input;

  // create constants based on platform, for windows or posix
  const {
    DOT_LITERAL,
    SLASH_LITERAL,
    ONE_CHAR,
    DOTS_SLASH,
    NO_DOT,
    NO_DOTS,
    NO_DOTS_SLASH,
    STAR,
    START_ANCHOR
  } = constants.globChars(opts.windows);

  const nodot = opts.dot ? NO_DOTS : NO_DOT;
  const slashDot = opts.dot ? NO_DOTS_SLASH : NO_DOT;
  const capture = opts.capture ? '' : '?:';
  const state = { negated: false, prefix: '' };
  let star = opts.bash === true ? '.*?' : STAR;

  if (opts.capture) {
    star = `(${star})`;
  }

  const globstar = opts => {
    if (opts.noglobstar === true) return star;
    return `(${capture}(?:(?!${START_ANCHOR}${opts.dot ? DOTS_SLASH : DOT_LITERAL}).)*?)`;
  };

  const create = str => {
    switch (str) {
      case '*':
        return `${nodot}${ONE_CHAR}${star}`;

      case '.*':
        return `${DOT_LITERAL}${ONE_CHAR}${star}`;

      case '*.*':
        return `${nodot}${star}${DOT_LITERAL}${ONE_CHAR}${star}`;

      case '*/*':
        return `${nodot}${star}${SLASH_LITERAL}${ONE_CHAR}${slashDot}${star}`;

      case '**':
        return nodot + globstar(opts);

      case '**/*':
        return `(?:${nodot}${globstar(opts)}${SLASH_LITERAL})?${slashDot}${ONE_CHAR}${star}`;

      case '**/*.*':
        return `(?:${nodot}${globstar(opts)}${SLASH_LITERAL})?${slashDot}${star}${DOT_LITERAL}${ONE_CHAR}${star}`;

      case '**/.*':
        return `(?:${nodot}${globstar(opts)}${SLASH_LITERAL})?${DOT_LITERAL}${ONE_CHAR}${star}`;

      default: {
        const match = /^(.*?)\.(\w+)$/.exec(str);
        if (!match) return;

        const source = create(match[1]);
        if (!source) return;

        return source + DOT_LITERAL + match[2];
      }
    }
  };

  const output = utils.removePrefix(input, state);
  let source = create(output);

  if (source && opts.strictSlashes !== true) {
    source += `${SLASH_LITERAL}?`;
  }

  return source;
};

module.exports = parse;


/***/ }),

/***/ 8016:
/***/ ((module, __unused_webpack_exports, __nccwpck_require__) => {



const scan = __nccwpck_require__(1781);
const parse = __nccwpck_require__(8265);
const utils = __nccwpck_require__(4059);
const constants = __nccwpck_require__(5595);
const isObject = val => val && typeof val === 'object' && !Array.isArray(val);

/**
 * Creates a matcher function from one or more glob patterns. The
 * returned function takes a string to match as its first argument,
 * and returns true if the string is a match. The returned matcher
 * function also takes a boolean as the second argument that, when true,
 * returns an object with additional information.
 *
 * ```js
 * const picomatch = require('picomatch');
 * // picomatch(glob[, options]);
 *
 * const isMatch = picomatch('*.!(*a)');
 * console.log(isMatch('a.a')); //=> false
 * console.log(isMatch('a.b')); //=> true
 *
 * // For environments without `node.js`, `picomatch/posix` provides you a dependency-free matcher, without automatic OS detection.
 * const picomatch = require('picomatch/posix');
 * // the same API, defaulting to posix paths
 * const isMatch = picomatch('a/*');
 * console.log(isMatch('a\\b')); //=> false
 * console.log(isMatch('a/b')); //=> true
 *
 * // you can still configure the matcher function to accept windows paths
 * const isMatch = picomatch('a/*', { options: windows });
 * console.log(isMatch('a\\b')); //=> true
 * console.log(isMatch('a/b')); //=> true
 * ```
 * @name picomatch
 * @param {String|Array} `globs` One or more glob patterns.
 * @param {Object=} `options`
 * @return {Function=} Returns a matcher function.
 * @api public
 */

const picomatch = (glob, options, returnState = false) => {
  if (Array.isArray(glob)) {
    const fns = glob.map(input => picomatch(input, options, returnState));
    const arrayMatcher = str => {
      for (const isMatch of fns) {
        const state = isMatch(str);
        if (state) return state;
      }
      return false;
    };
    return arrayMatcher;
  }

  const isState = isObject(glob) && glob.tokens && glob.input;

  if (glob === '' || (typeof glob !== 'string' && !isState)) {
    throw new TypeError('Expected pattern to be a non-empty string');
  }

  const opts = options || {};
  const posix = opts.windows;
  const regex = isState
    ? picomatch.compileRe(glob, options)
    : picomatch.makeRe(glob, options, false, true);

  const state = regex.state;
  delete regex.state;

  let isIgnored = () => false;
  if (opts.ignore) {
    const ignoreOpts = { ...options, ignore: null, onMatch: null, onResult: null };
    isIgnored = picomatch(opts.ignore, ignoreOpts, returnState);
  }

  const matcher = (input, returnObject = false) => {
    const { isMatch, match, output } = picomatch.test(input, regex, options, { glob, posix });
    const result = { glob, state, regex, posix, input, output, match, isMatch };

    if (typeof opts.onResult === 'function') {
      opts.onResult(result);
    }

    if (isMatch === false) {
      result.isMatch = false;
      return returnObject ? result : false;
    }

    if (isIgnored(input)) {
      if (typeof opts.onIgnore === 'function') {
        opts.onIgnore(result);
      }
      result.isMatch = false;
      return returnObject ? result : false;
    }

    if (typeof opts.onMatch === 'function') {
      opts.onMatch(result);
    }
    return returnObject ? result : true;
  };

  if (returnState) {
    matcher.state = state;
  }

  return matcher;
};

/**
 * Test `input` with the given `regex`. This is used by the main
 * `picomatch()` function to test the input string.
 *
 * ```js
 * const picomatch = require('picomatch');
 * // picomatch.test(input, regex[, options]);
 *
 * console.log(picomatch.test('foo/bar', /^(?:([^/]*?)\/([^/]*?))$/));
 * // { isMatch: true, match: [ 'foo/', 'foo', 'bar' ], output: 'foo/bar' }
 * ```
 * @param {String} `input` String to test.
 * @param {RegExp} `regex`
 * @return {Object} Returns an object with matching info.
 * @api public
 */

picomatch.test = (input, regex, options, { glob, posix } = {}) => {
  if (typeof input !== 'string') {
    throw new TypeError('Expected input to be a string');
  }

  if (input === '') {
    return { isMatch: false, output: '' };
  }

  const opts = options || {};
  const format = opts.format || (posix ? utils.toPosixSlashes : null);
  let match = input === glob;
  let output = (match && format) ? format(input) : input;

  if (match === false) {
    output = format ? format(input) : input;
    match = output === glob;
  }

  if (match === false || opts.capture === true) {
    if (opts.matchBase === true || opts.basename === true) {
      match = picomatch.matchBase(input, regex, options, posix);
    } else {
      match = regex.exec(output);
    }
  }

  return { isMatch: Boolean(match), match, output };
};

/**
 * Match the basename of a filepath.
 *
 * ```js
 * const picomatch = require('picomatch');
 * // picomatch.matchBase(input, glob[, options]);
 * console.log(picomatch.matchBase('foo/bar.js', '*.js'); // true
 * ```
 * @param {String} `input` String to test.
 * @param {RegExp|String} `glob` Glob pattern or regex created by [.makeRe](#makeRe).
 * @return {Boolean}
 * @api public
 */

picomatch.matchBase = (input, glob, options, posix = options && options.windows) => {
  const regex = glob instanceof RegExp ? glob : picomatch.makeRe(glob, options);
  return regex.test(utils.basename(input, { windows: posix }));
};

/**
 * Returns true if **any** of the given glob `patterns` match the specified `string`.
 *
 * ```js
 * const picomatch = require('picomatch');
 * // picomatch.isMatch(string, patterns[, options]);
 *
 * console.log(picomatch.isMatch('a.a', ['b.*', '*.a'])); //=> true
 * console.log(picomatch.isMatch('a.a', 'b.*')); //=> false
 * ```
 * @param {String|Array} str The string to test.
 * @param {String|Array} patterns One or more glob patterns to use for matching.
 * @param {Object} [options] See available [options](#options).
 * @return {Boolean} Returns true if any patterns match `str`
 * @api public
 */

picomatch.isMatch = (str, patterns, options) => picomatch(patterns, options)(str);

/**
 * Parse a glob pattern to create the source string for a regular
 * expression.
 *
 * ```js
 * const picomatch = require('picomatch');
 * const result = picomatch.parse(pattern[, options]);
 * ```
 * @param {String} `pattern`
 * @param {Object} `options`
 * @return {Object} Returns an object with useful properties and output to be used as a regex source string.
 * @api public
 */

picomatch.parse = (pattern, options) => {
  if (Array.isArray(pattern)) return pattern.map(p => picomatch.parse(p, options));
  return parse(pattern, { ...options, fastpaths: false });
};

/**
 * Scan a glob pattern to separate the pattern into segments.
 *
 * ```js
 * const picomatch = require('picomatch');
 * // picomatch.scan(input[, options]);
 *
 * const result = picomatch.scan('!./foo/*.js');
 * console.log(result);
 * { prefix: '!./',
 *   input: '!./foo/*.js',
 *   start: 3,
 *   base: 'foo',
 *   glob: '*.js',
 *   isBrace: false,
 *   isBracket: false,
 *   isGlob: true,
 *   isExtglob: false,
 *   isGlobstar: false,
 *   negated: true }
 * ```
 * @param {String} `input` Glob pattern to scan.
 * @param {Object} `options`
 * @return {Object} Returns an object with
 * @api public
 */

picomatch.scan = (input, options) => scan(input, options);

/**
 * Compile a regular expression from the `state` object returned by the
 * [parse()](#parse) method.
 *
 * ```js
 * const picomatch = require('picomatch');
 * const state = picomatch.parse('*.js');
 * // picomatch.compileRe(state[, options]);
 *
 * console.log(picomatch.compileRe(state));
 * //=> /^(?:(?!\.)(?=.)[^/]*?\.js)$/
 * ```
 * @param {Object} `state`
 * @param {Object} `options`
 * @param {Boolean} `returnOutput` Intended for implementors, this argument allows you to return the raw output from the parser.
 * @param {Boolean} `returnState` Adds the state to a `state` property on the returned regex. Useful for implementors and debugging.
 * @return {RegExp}
 * @api public
 */

picomatch.compileRe = (state, options, returnOutput = false, returnState = false) => {
  if (returnOutput === true) {
    return state.output;
  }

  const opts = options || {};
  const prepend = opts.contains ? '' : '^';
  const append = opts.contains ? '' : '$';

  let source = `${prepend}(?:${state.output})${append}`;
  if (state && state.negated === true) {
    source = `^(?!${source}).*$`;
  }

  const regex = picomatch.toRegex(source, options);
  if (returnState === true) {
    regex.state = state;
  }

  return regex;
};

/**
 * Create a regular expression from a parsed glob pattern.
 *
 * ```js
 * const picomatch = require('picomatch');
 * // picomatch.makeRe(state[, options]);
 *
 * const result = picomatch.makeRe('*.js');
 * console.log(result);
 * //=> /^(?:(?!\.)(?=.)[^/]*?\.js)$/
 * ```
 * @param {String} `state` The object returned from the `.parse` method.
 * @param {Object} `options`
 * @param {Boolean} `returnOutput` Implementors may use this argument to return the compiled output, instead of a regular expression. This is not exposed on the options to prevent end-users from mutating the result.
 * @param {Boolean} `returnState` Implementors may use this argument to return the state from the parsed glob with the returned regular expression.
 * @return {RegExp} Returns a regex created from the given pattern.
 * @api public
 */

picomatch.makeRe = (input, options = {}, returnOutput = false, returnState = false) => {
  if (!input || typeof input !== 'string') {
    throw new TypeError('Expected a non-empty string');
  }

  let parsed = { negated: false, fastpaths: true };

  if (options.fastpaths !== false && (input[0] === '.' || input[0] === '*')) {
    parsed.output = parse.fastpaths(input, options);
  }

  if (!parsed.output) {
    parsed = parse(input, options);
  }

  return picomatch.compileRe(parsed, options, returnOutput, returnState);
};

/**
 * Create a regular expression from the given regex source string.
 *
 * ```js
 * const picomatch = require('picomatch');
 * // picomatch.toRegex(source[, options]);
 *
 * const { output } = picomatch.parse('*.js');
 * console.log(picomatch.toRegex(output));
 * //=> /^(?:(?!\.)(?=.)[^/]*?\.js)$/
 * ```
 * @param {String} `source` Regular expression source string.
 * @param {Object} `options`
 * @return {RegExp}
 * @api public
 */

picomatch.toRegex = (source, options) => {
  try {
    const opts = options || {};
    return new RegExp(source, opts.flags || (opts.nocase ? 'i' : ''));
  } catch (err) {
    if (options && options.debug === true) throw err;
    return /$^/;
  }
};

/**
 * Picomatch constants.
 * @return {Object}
 */

picomatch.constants = constants;

/**
 * Expose "picomatch"
 */

module.exports = picomatch;


/***/ }),

/***/ 1781:
/***/ ((module, __unused_webpack_exports, __nccwpck_require__) => {



const utils = __nccwpck_require__(4059);
const {
  CHAR_ASTERISK,             /* * */
  CHAR_AT,                   /* @ */
  CHAR_BACKWARD_SLASH,       /* \ */
  CHAR_COMMA,                /* , */
  CHAR_DOT,                  /* . */
  CHAR_EXCLAMATION_MARK,     /* ! */
  CHAR_FORWARD_SLASH,        /* / */
  CHAR_LEFT_CURLY_BRACE,     /* { */
  CHAR_LEFT_PARENTHESES,     /* ( */
  CHAR_LEFT_SQUARE_BRACKET,  /* [ */
  CHAR_PLUS,                 /* + */
  CHAR_QUESTION_MARK,        /* ? */
  CHAR_RIGHT_CURLY_BRACE,    /* } */
  CHAR_RIGHT_PARENTHESES,    /* ) */
  CHAR_RIGHT_SQUARE_BRACKET  /* ] */
} = __nccwpck_require__(5595);

const isPathSeparator = code => {
  return code === CHAR_FORWARD_SLASH || code === CHAR_BACKWARD_SLASH;
};

const depth = token => {
  if (token.isPrefix !== true) {
    token.depth = token.isGlobstar ? Infinity : 1;
  }
};

/**
 * Quickly scans a glob pattern and returns an object with a handful of
 * useful properties, like `isGlob`, `path` (the leading non-glob, if it exists),
 * `glob` (the actual pattern), `negated` (true if the path starts with `!` but not
 * with `!(`) and `negatedExtglob` (true if the path starts with `!(`).
 *
 * ```js
 * const pm = require('picomatch');
 * console.log(pm.scan('foo/bar/*.js'));
 * { isGlob: true, input: 'foo/bar/*.js', base: 'foo/bar', glob: '*.js' }
 * ```
 * @param {String} `str`
 * @param {Object} `options`
 * @return {Object} Returns an object with tokens and regex source string.
 * @api public
 */

const scan = (input, options) => {
  const opts = options || {};

  const length = input.length - 1;
  const scanToEnd = opts.parts === true || opts.tokens === true || opts.scanToEnd === true;
  const slashes = [];
  const tokens = [];
  const parts = [];

  let str = input;
  let index = -1;
  let start = 0;
  let lastIndex = 0;
  let isBrace = false;
  let isBracket = false;
  let isGlob = false;
  let isExtglob = false;
  let isGlobstar = false;
  let braceEscaped = false;
  let backslashes = false;
  let negated = false;
  let negatedExtglob = false;
  let finished = false;
  let braces = 0;
  let prev;
  let code;
  let token = { value: '', depth: 0, isGlob: false };

  const eos = () => index >= length;
  const peek = () => str.charCodeAt(index + 1);
  const advance = () => {
    prev = code;
    return str.charCodeAt(++index);
  };

  while (index < length) {
    code = advance();
    let next;

    if (code === CHAR_BACKWARD_SLASH) {
      backslashes = token.backslashes = true;
      code = advance();

      if (code === CHAR_LEFT_CURLY_BRACE) {
        braceEscaped = true;
      }
      continue;
    }

    if (braceEscaped === true || code === CHAR_LEFT_CURLY_BRACE) {
      braces++;

      while (eos() !== true && (code = advance())) {
        if (code === CHAR_BACKWARD_SLASH) {
          backslashes = token.backslashes = true;
          advance();
          continue;
        }

        if (code === CHAR_LEFT_CURLY_BRACE) {
          braces++;
          continue;
        }

        if (braceEscaped !== true && code === CHAR_DOT && (code = advance()) === CHAR_DOT) {
          isBrace = token.isBrace = true;
          isGlob = token.isGlob = true;
          finished = true;

          if (scanToEnd === true) {
            continue;
          }

          break;
        }

        if (braceEscaped !== true && code === CHAR_COMMA) {
          isBrace = token.isBrace = true;
          isGlob = token.isGlob = true;
          finished = true;

          if (scanToEnd === true) {
            continue;
          }

          break;
        }

        if (code === CHAR_RIGHT_CURLY_BRACE) {
          braces--;

          if (braces === 0) {
            braceEscaped = false;
            isBrace = token.isBrace = true;
            finished = true;
            break;
          }
        }
      }

      if (scanToEnd === true) {
        continue;
      }

      break;
    }

    if (code === CHAR_FORWARD_SLASH) {
      slashes.push(index);
      tokens.push(token);
      token = { value: '', depth: 0, isGlob: false };

      if (finished === true) continue;
      if (prev === CHAR_DOT && index === (start + 1)) {
        start += 2;
        continue;
      }

      lastIndex = index + 1;
      continue;
    }

    if (opts.noext !== true) {
      const isExtglobChar = code === CHAR_PLUS
        || code === CHAR_AT
        || code === CHAR_ASTERISK
        || code === CHAR_QUESTION_MARK
        || code === CHAR_EXCLAMATION_MARK;

      if (isExtglobChar === true && peek() === CHAR_LEFT_PARENTHESES) {
        isGlob = token.isGlob = true;
        isExtglob = token.isExtglob = true;
        finished = true;
        if (code === CHAR_EXCLAMATION_MARK && index === start) {
          negatedExtglob = true;
        }

        if (scanToEnd === true) {
          let parens = 0;

          while (eos() !== true && (code = advance())) {
            if (code === CHAR_BACKWARD_SLASH) {
              backslashes = token.backslashes = true;
              advance();
              continue;
            }

            if (code === CHAR_LEFT_PARENTHESES) {
              parens++;
              continue;
            }

            if (code === CHAR_RIGHT_PARENTHESES && --parens === 0) {
              finished = true;
              break;
            }
          }
          continue;
        }
        break;
      }
    }

    if (code === CHAR_ASTERISK) {
      if (prev === CHAR_ASTERISK) isGlobstar = token.isGlobstar = true;
      isGlob = token.isGlob = true;
      finished = true;

      if (scanToEnd === true) {
        continue;
      }
      break;
    }

    if (code === CHAR_QUESTION_MARK) {
      isGlob = token.isGlob = true;
      finished = true;

      if (scanToEnd === true) {
        continue;
      }
      break;
    }

    if (code === CHAR_LEFT_SQUARE_BRACKET) {
      while (eos() !== true && (next = advance())) {
        if (next === CHAR_BACKWARD_SLASH) {
          backslashes = token.backslashes = true;
          advance();
          continue;
        }

        if (next === CHAR_RIGHT_SQUARE_BRACKET) {
          isBracket = token.isBracket = true;
          isGlob = token.isGlob = true;
          finished = true;
          break;
        }
      }

      if (scanToEnd === true) {
        continue;
      }

      break;
    }

    if (opts.nonegate !== true && code === CHAR_EXCLAMATION_MARK && index === start) {
      negated = token.negated = true;
      start++;
      continue;
    }

    if (opts.noparen !== true && code === CHAR_LEFT_PARENTHESES) {
      isGlob = token.isGlob = true;

      if (scanToEnd === true) {
        let parens = 1;

        while (eos() !== true && (code = advance())) {
          if (code === CHAR_BACKWARD_SLASH) {
            backslashes = token.backslashes = true;
            advance();
            continue;
          }

          if (code === CHAR_LEFT_PARENTHESES) {
            parens++;
            continue;
          }

          if (code === CHAR_RIGHT_PARENTHESES && --parens === 0) {
            finished = true;
            break;
          }
        }
        continue;
      }
      break;
    }

    if (isGlob === true) {
      finished = true;

      if (scanToEnd === true) {
        continue;
      }

      break;
    }
  }

  if (opts.noext === true) {
    isExtglob = false;
    isGlob = false;
  }

  let base = str;
  let prefix = '';
  let glob = '';

  if (start > 0) {
    prefix = str.slice(0, start);
    str = str.slice(start);
    lastIndex -= start;
  }

  if (base && isGlob === true && lastIndex > 0) {
    base = str.slice(0, lastIndex);
    glob = str.slice(lastIndex);
  } else if (isGlob === true) {
    base = '';
    glob = str;
  } else {
    base = str;
  }

  if (base && base !== '' && base !== '/' && base !== str) {
    if (isPathSeparator(base.charCodeAt(base.length - 1))) {
      base = base.slice(0, -1);
    }
  }

  if (opts.unescape === true) {
    if (glob) glob = utils.removeBackslashes(glob);

    if (base && backslashes === true) {
      base = utils.removeBackslashes(base);
    }
  }

  const state = {
    prefix,
    input,
    start,
    base,
    glob,
    isBrace,
    isBracket,
    isGlob,
    isExtglob,
    isGlobstar,
    negated,
    negatedExtglob
  };

  if (opts.tokens === true) {
    state.maxDepth = 0;
    if (!isPathSeparator(code)) {
      tokens.push(token);
    }
    state.tokens = tokens;
  }

  if (opts.parts === true || opts.tokens === true) {
    let prevIndex;

    for (let idx = 0; idx < slashes.length; idx++) {
      const n = prevIndex !== undefined ? prevIndex + 1 : start;
      const i = slashes[idx];
      const value = input.slice(n, i);
      if (opts.tokens) {
        if (idx === 0 && start !== 0) {
          tokens[idx].isPrefix = true;
          tokens[idx].value = prefix;
        } else {
          tokens[idx].value = value;
        }
        depth(tokens[idx]);
        state.maxDepth += tokens[idx].depth;
      }
      if (i >= start) {
        parts.push(value);
        prevIndex = i;
      }
    }

    const n = prevIndex !== undefined ? prevIndex + 1 : start;
    const value = input.slice(n);
    parts.push(value);

    if (opts.tokens && prevIndex && prevIndex + 1 < input.length) {
      tokens[tokens.length - 1].value = value;
      depth(tokens[tokens.length - 1]);
      state.maxDepth += tokens[tokens.length - 1].depth;
    }

    state.slashes = slashes;
    state.parts = parts;
  }

  return state;
};

module.exports = scan;


/***/ }),

/***/ 4059:
/***/ ((__unused_webpack_module, exports, __nccwpck_require__) => {

/*global navigator*/


const {
  REGEX_BACKSLASH,
  REGEX_REMOVE_BACKSLASH,
  REGEX_SPECIAL_CHARS,
  REGEX_SPECIAL_CHARS_GLOBAL
} = __nccwpck_require__(5595);

exports.isObject = val => val !== null && typeof val === 'object' && !Array.isArray(val);
exports.hasRegexChars = str => REGEX_SPECIAL_CHARS.test(str);
exports.isRegexChar = str => str.length === 1 && exports.hasRegexChars(str);
exports.escapeRegex = str => str.replace(REGEX_SPECIAL_CHARS_GLOBAL, '\\$1');
exports.toPosixSlashes = str => str.replace(REGEX_BACKSLASH, '/');

exports.isWindows = () => {
  if (typeof navigator !== 'undefined' && navigator.platform) {
    const platform = navigator.platform.toLowerCase();
    return platform === 'win32' || platform === 'windows';
  }

  if (typeof process !== 'undefined' && process.platform) {
    return process.platform === 'win32';
  }

  return false;
};

exports.removeBackslashes = str => {
  return str.replace(REGEX_REMOVE_BACKSLASH, match => {
    return match === '\\' ? '' : match;
  });
};

exports.escapeLast = (input, char, lastIdx) => {
  const idx = input.lastIndexOf(char, lastIdx);
  if (idx === -1) return input;
  if (input[idx - 1] === '\\') return exports.escapeLast(input, char, idx - 1);
  return `${input.slice(0, idx)}\\${input.slice(idx)}`;
};

exports.removePrefix = (input, state = {}) => {
  let output = input;
  if (output.startsWith('./')) {
    output = output.slice(2);
    state.prefix = './';
  }
  return output;
};

exports.wrapOutput = (input, state = {}, options = {}) => {
  const prepend = options.contains ? '' : '^';
  const append = options.contains ? '' : '$';

  let output = `${prepend}(?:${input})${append}`;
  if (state.negated === true) {
    output = `(?:^(?!${output}).*$)`;
  }
  return output;
};

exports.basename = (path, { windows } = {}) => {
  const segs = path.split(windows ? /[\\/]/ : '/');
  const last = segs[segs.length - 1];

  if (last === '') {
    return segs[segs.length - 2];
  }

  return last;
};


/***/ }),

/***/ 2613:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("assert");

/***/ }),

/***/ 181:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("buffer");

/***/ }),

/***/ 5317:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("child_process");

/***/ }),

/***/ 4434:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("events");

/***/ }),

/***/ 9896:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("fs");

/***/ }),

/***/ 4573:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:buffer");

/***/ }),

/***/ 1421:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:child_process");

/***/ }),

/***/ 7598:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:crypto");

/***/ }),

/***/ 3024:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:fs");

/***/ }),

/***/ 1455:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:fs/promises");

/***/ }),

/***/ 8161:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:os");

/***/ }),

/***/ 6760:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:path");

/***/ }),

/***/ 1708:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:process");

/***/ }),

/***/ 8500:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:timers/promises");

/***/ }),

/***/ 3136:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:url");

/***/ }),

/***/ 7975:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:util");

/***/ }),

/***/ 857:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("os");

/***/ }),

/***/ 6928:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("path");

/***/ }),

/***/ 932:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("process");

/***/ }),

/***/ 3193:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("string_decoder");

/***/ }),

/***/ 3557:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("timers");

/***/ }),

/***/ 1108:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   BK: () => (/* binding */ helpText),
/* harmony export */   lR: () => (/* binding */ readArguments)
/* harmony export */ });
/* unused harmony exports formats, failOns, parseNow */
/* harmony import */ var node_util__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(7975);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(9473);


const formats = ['text', 'json', 'markdown', 'sarif'];
const failOns = ['auto', 'any', 'new', 'never'];
const options = {
    repo: { type: 'string' },
    config: { type: 'string' },
    base: { type: 'string' },
    head: { type: 'string' },
    worktree: { type: 'boolean' },
    format: { type: 'string' },
    output: { type: 'string' },
    'fail-on': { type: 'string' },
    only: { type: 'string', multiple: true },
    offline: { type: 'boolean' },
    now: { type: 'string' },
    help: { type: 'boolean', short: 'h' },
    version: { type: 'boolean', short: 'V' },
};
const seeHelp = 'See `rowaudit --help`.';
const oneOf = (flag, value, words, otherwise) => {
    if (value === undefined)
        return otherwise;
    const word = words.find(each => each === value);
    if (word === undefined)
        throw (0,_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .usageError */ .Wp)(`--${flag} ${value}: expected one of ${words.join(', ')}.`, seeHelp);
    return word;
};
const day = /^\d{4}-\d{2}-\d{2}$/;
const moment = /^\d{4}-\d{2}-\d{2}[Tt ]\d{2}:\d{2}(:\d{2}(\.\d+)?)?([Zz]|[+-]\d{2}:\d{2})$/;
/** Seconds since 1970 of a date (00:00Z) or an RFC 3339 time; refuses a day that no calendar has. */
const parseNow = (text) => {
    const [year, month, date] = text.slice(0, 10).split('-').map(Number);
    const midnight = new Date(Date.UTC(year ?? 0, (month ?? 0) - 1, date ?? 0));
    const isReal = midnight.getUTCMonth() + 1 === month && midnight.getUTCDate() === date;
    const time = day.test(text)
        ? midnight.getTime()
        : moment.test(text)
            ? Date.parse(text.replace(' ', 'T'))
            : NaN;
    if (!isReal || Number.isNaN(time)) {
        throw (0,_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .usageError */ .Wp)(`--now ${text}: expected a date such as 2026-11-29, or an RFC 3339 time such as 2026-11-29T08:00:00Z.`, seeHelp);
    }
    return Math.floor(time / 1000);
};
const parse = (argv) => {
    try {
        return (0,node_util__WEBPACK_IMPORTED_MODULE_0__.parseArgs)({ args: [...argv], options, allowPositionals: true, strict: true });
    }
    catch (error) {
        // parseArgs explains how to pass a positional that looks like a flag, which nobody needs here.
        const message = error instanceof Error ? error.message.split('. ')[0] : String(error);
        throw (0,_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .usageError */ .Wp)(`${message}.`, seeHelp);
    }
};
/** Reads the arguments behind `rowaudit`; anything that is not understood is a usage error. */
const readArguments = (argv) => {
    const { values, positionals } = parse(argv);
    if (values.help === true)
        return { name: 'help' };
    if (values.version === true)
        return { name: 'version' };
    const [name = 'audit', ...rest] = positionals;
    const surplus = name === 'explain' ? rest.slice(1) : rest;
    if (surplus.length > 0)
        throw (0,_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .usageError */ .Wp)(`Unexpected argument ${surplus.join(' ')}.`, seeHelp);
    if (name === 'explain')
        return { name, rule: rest[0] ?? null };
    if (name === 'help')
        return { name };
    if (name !== 'audit' && name !== 'demo' && name !== 'measure') {
        throw (0,_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .usageError */ .Wp)(`There is no command \`${name}\`; the commands are audit, explain, measure and demo.`, seeHelp);
    }
    const empty = Object.entries(values).find(([, value]) => value === '');
    if (empty)
        throw (0,_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .usageError */ .Wp)(`--${empty[0]} needs a value.`, seeHelp);
    if (values.worktree === true && values.head !== undefined)
        throw (0,_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .usageError */ .Wp)('--worktree and --head name two things to judge.', 'Leave one of them out.');
    const format = oneOf('format', values.format, formats, 'text');
    const output = values.output ?? null;
    if (name === 'demo')
        return { name, format, output };
    const common = {
        repo: values.repo ?? '.',
        config: values.config ?? null,
        head: values.head ?? null,
        worktree: values.worktree === true,
        output,
        now: values.now === undefined ? null : parseNow(values.now),
    };
    if (name === 'measure')
        return { name, options: common };
    return {
        name,
        options: {
            ...common,
            base: values.base ?? null,
            format,
            failOn: oneOf('fail-on', values['fail-on'], failOns, 'auto'),
            only: values.only?.flatMap(list => list.split(',')).map(rule => rule.trim()) ?? null,
        },
    };
};
const helpText = `rowaudit: hold what a repository's status tables say against what Git knows

rowaudit [audit] [options]   audit the repository and print the report
rowaudit explain [RULE]      what a rule demands, why, and how to satisfy it; without RULE, all of them
rowaudit measure [options]   print the coverage tables as measured; takes --repo, --config, --head, --worktree, --output
rowaudit demo                build a small repository in a temporary folder and audit it
rowaudit --version

  --repo DIR        the repository (default: here)
  --config FILE     the configuration (default: .github/rowaudit.yml, then rowaudit.yml)
  --base REF        the branch on which work counts as landed (default: the configuration's, else origin/HEAD)
  --head REF        the commit that is judged (default: HEAD)
  --worktree        judge the work tree as if it were committed
  --format FORMAT   text, json, markdown or sarif (default: text)
  --output FILE     write the report there instead of to standard output
  --fail-on WHAT    auto, any, new or never (default: auto)
  --only RULE,RULE  run these rules alone
  --offline         use no network (the command line never does)
  --now DATE        measure ages from this date or RFC 3339 time instead of the clock

Exit status: 0 pass, 1 fail, 2 could not judge.
`;


/***/ }),

/***/ 9948:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {


// EXPORTS
__nccwpck_require__.d(__webpack_exports__, {
  s: () => (/* binding */ audit)
});

// EXTERNAL MODULE: ./build/git/history.js + 1 modules
var git_history = __nccwpck_require__(3183);
;// CONCATENATED MODULE: ./build/gather/early-history.js

/** Begins the pass, so that Git is at work while the configuration is being read; null where nothing is likely. */
const beginEarly = ({ shallow, ...repository }, base) => {
    if (shallow)
        return null;
    const { refs } = repository;
    const head = refs.find(({ ref }) => ref === 'refs/remotes/origin/HEAD')?.symbolic;
    const named = base === null ? [] : [base, `refs/remotes/origin/${base}`];
    const likely = [...named, head, 'refs/remotes/origin/main', 'refs/remotes/origin/master'];
    const tip = likely.flatMap(name => refs.find(({ ref }) => ref === name) ?? [])[0]?.sha;
    return tip === undefined
        ? null
        : { tip, history: (0,git_history/* startHistory */.Z)({ shallow, ...repository }, { include: [tip] }) };
};

// EXTERNAL MODULE: ./build/gather/files.js
var gather_files = __nccwpck_require__(2457);
// EXTERNAL MODULE: ./build/gather/repository.js + 1 modules
var gather_repository = __nccwpck_require__(8941);
// EXTERNAL MODULE: ./build/git/base.js
var base = __nccwpck_require__(818);
// EXTERNAL MODULE: ./build/git/begun-objects.js
var begun_objects = __nccwpck_require__(9475);
// EXTERNAL MODULE: ./build/git/objects.js
var objects = __nccwpck_require__(9951);
// EXTERNAL MODULE: ./build/model/sought.js
var sought = __nccwpck_require__(5982);
;// CONCATENATED MODULE: ./build/audit.js







/** Judges a repository. What could not be had is in the report; only what is wrong with the question is thrown. */
const audit = async (options) => {
    const frame = {
        base: null,
        target: null,
        head: null,
        landing: null,
        judged: 'base',
        now: options.now,
        config: null,
        notes: [...(options.notes ?? [])],
    };
    const begun = { readers: [], histories: [], closers: [] };
    try {
        // Git is at work while all that reads and judges is being loaded.
        const opening = audit_open(options, frame, begun);
        const opened = await opening;
        const { judge } = await Promise.all(/* import() */[__nccwpck_require__.e(439), __nccwpck_require__.e(815), __nccwpck_require__.e(311), __nccwpck_require__.e(652), __nccwpck_require__.e(988), __nccwpck_require__.e(142), __nccwpck_require__.e(928), __nccwpck_require__.e(653), __nccwpck_require__.e(85)]).then(__nccwpck_require__.bind(__nccwpck_require__, 2085));
        if (!opened.found)
            return unjudged(frame, opened);
        const report = await judge(opened.value.opened, opened.value.options, frame, begun);
        return 'outcome' in report ? report : unjudged(frame, report);
    }
    finally {
        for (const reader of begun.readers)
            reader.close();
        for (const history of begun.histories)
            history.stop();
        for (const close of begun.closers)
            await close();
    }
};
const audit_open = async (asked, frame, begun) => {
    const gathered = await (0,gather_repository/* gatherRepository */.i)(asked, frame.notes, begun.closers);
    if (!gathered.found)
        return gathered;
    const { repository, options, widen } = gathered.value;
    const early = beginEarly(repository, options.base);
    if (early)
        begun.histories.push(early.history);
    const reader = (0,objects/* openObjects */.dV)(repository);
    begun.readers.push(reader);
    const head = gathered.value.head
        ? (0,sought/* found */.F)(gathered.value.head)
        : await (0,base/* resolveHead */.tK)(repository, options.head ?? 'HEAD');
    if (!head.found)
        return head;
    frame.head = { ref: head.value.ref, sha: head.value.sha };
    const gatherer = (0,begun_objects/* objectGatherer */.G)(repository);
    begun.closers.push(() => Promise.resolve(gatherer.close()));
    // Of base itself more will be gathered, sooner begun now than once all is loaded.
    if (early?.tip === head.value.sha)
        gatherer.prepare();
    const files = await (0,gather_files/* openFiles */.K)(repository, reader, head.value.sha, gatherer);
    if (!files.found)
        return files;
    const opened = { repository, reader, early, head: head.value, files: files.value, gatherer, widen };
    return (0,sought/* found */.F)({ opened, options });
};
const unjudged = (frame, { reason, remedy, details }) => ({
    ...frame,
    outcome: 'unknown',
    problem: { message: reason, remedy, ...(details && { details }) },
});


/***/ }),

/***/ 3986:
/***/ ((__webpack_module__, __unused_webpack___webpack_exports__, __nccwpck_require__) => {

__nccwpck_require__.a(__webpack_module__, async (__webpack_handle_async_dependencies__, __webpack_async_result__) => { try {
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(1455);
/* harmony import */ var _arguments_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(1108);
/* harmony import */ var _audit_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(9948);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_3__ = __nccwpck_require__(9473);
/* harmony import */ var _report_escape_log_js__WEBPACK_IMPORTED_MODULE_5__ = __nccwpck_require__(8251);
/* harmony import */ var _report_visible_js__WEBPACK_IMPORTED_MODULE_4__ = __nccwpck_require__(6257);
/* harmony import */ var _report_version_js__WEBPACK_IMPORTED_MODULE_6__ = __nccwpck_require__(5679);







/** Messages go to standard error, which a runner may read as well. */
const say = (text) => void process.stderr.write(`rowaudit: ${(0,_report_escape_log_js__WEBPACK_IMPORTED_MODULE_5__/* .escapeLog */ .A)(text)}\n`);
const statuses = { pass: 0, fail: 1, unknown: 2 };
const isColourful = (stream) => stream.isTTY && !process.env['NO_COLOR'] && process.env['TERM'] !== 'dumb';
/** Draws the report; a format's module loads only where it is asked for. */
const draw = async (report, { format, output }, rows = false) => {
    switch (format) {
        case 'json':
            return (await __nccwpck_require__.e(/* import() */ 565).then(__nccwpck_require__.bind(__nccwpck_require__, 5565))).toJson(report, _report_version_js__WEBPACK_IMPORTED_MODULE_6__/* .version */ .r);
        case 'markdown':
            return (await __nccwpck_require__.e(/* import() */ 841).then(__nccwpck_require__.bind(__nccwpck_require__, 8841))).toMarkdown(report, { links: null });
        case 'sarif': {
            const { rules } = await Promise.all(/* import() */[__nccwpck_require__.e(439), __nccwpck_require__.e(311), __nccwpck_require__.e(928)]).then(__nccwpck_require__.bind(__nccwpck_require__, 7928));
            const { toDescriptions } = await Promise.all(/* import() */[__nccwpck_require__.e(768), __nccwpck_require__.e(129)]).then(__nccwpck_require__.bind(__nccwpck_require__, 1129));
            return (await __nccwpck_require__.e(/* import() */ 150).then(__nccwpck_require__.bind(__nccwpck_require__, 5150))).toSarif(report, toDescriptions(rules), _report_version_js__WEBPACK_IMPORTED_MODULE_6__/* .version */ .r);
        }
        case 'text': {
            const colour = output === null && isColourful(process.stdout);
            const columns = output === null && process.stdout.isTTY ? process.stdout.columns : 0;
            // Some terminals do not know how wide they are.
            const width = columns > 0 ? columns : 100;
            return (await __nccwpck_require__.e(/* import() */ 681).then(__nccwpck_require__.bind(__nccwpck_require__, 1681))).toText(report, { colour, width, rows });
        }
    }
};
const deliver = async (text, output) => {
    if (output === null)
        return void process.stdout.write(text);
    try {
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.writeFile)(output, text);
    }
    catch (error) {
        throw notWritten(error);
    }
};
const notWritten = (error) => (0,_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .usageError */ .Wp)(`The report could not be written: ${error instanceof Error ? error.message : String(error)}`, 'Name a file that can be written with --output.');
/** A line that each step overwrites, on a terminal only. */
const showProgress = (what) => {
    process.stderr.write(`\r\u001b[K${(0,_report_visible_js__WEBPACK_IMPORTED_MODULE_4__/* .visible */ .R)(what)}`);
};
const runAudit = async (asked) => {
    const isWatched = process.stderr.isTTY;
    const report = await (0,_audit_js__WEBPACK_IMPORTED_MODULE_2__/* .audit */ .s)({
        directory: asked.repo,
        config: asked.config,
        matrices: null,
        base: asked.base,
        head: asked.head,
        worktree: asked.worktree,
        failOn: asked.failOn,
        only: asked.only,
        now: asked.now ?? Math.floor(Date.now() / 1000),
        ...(isWatched ? { progress: showProgress } : {}),
    });
    if (isWatched)
        showProgress('');
    await deliver(await draw(report, asked), asked.output);
    const isSaid = asked.format === 'text' && asked.output === null;
    if (report.problem && !isSaid)
        say([report.problem.message, ...(report.problem.details ?? []), report.problem.remedy].join('\n'));
    return statuses[report.outcome];
};
const runMeasure = async ({ repo, now, output, ...asked }) => {
    const { measure } = await Promise.all(/* import() */[__nccwpck_require__.e(439), __nccwpck_require__.e(815), __nccwpck_require__.e(311), __nccwpck_require__.e(652), __nccwpck_require__.e(988), __nccwpck_require__.e(928), __nccwpck_require__.e(653), __nccwpck_require__.e(36)]).then(__nccwpck_require__.bind(__nccwpck_require__, 36));
    const { toCoverageMarkdown } = await __nccwpck_require__.e(/* import() */ 952).then(__nccwpck_require__.bind(__nccwpck_require__, 6952));
    const measured = await measure({
        ...asked,
        directory: repo,
        now: now ?? Math.floor(Date.now() / 1000),
    });
    if (!measured.found) {
        say([measured.reason, ...(measured.details ?? []), measured.remedy].join('\n'));
        return statuses.unknown;
    }
    await deliver((0,_report_escape_log_js__WEBPACK_IMPORTED_MODULE_5__/* .escapeLog */ .A)(toCoverageMarkdown(measured.value)), output);
    for (const { place, message } of measured.value.flaws)
        say((0,_report_visible_js__WEBPACK_IMPORTED_MODULE_4__/* .visible */ .R)(`${place.path}:${place.line} ${message}`));
    return 0;
};
const explain = async (id) => {
    const { rules } = await Promise.all(/* import() */[__nccwpck_require__.e(439), __nccwpck_require__.e(311), __nccwpck_require__.e(928)]).then(__nccwpck_require__.bind(__nccwpck_require__, 7928));
    const { toRulesText, toRuleText } = await Promise.all(/* import() */[__nccwpck_require__.e(439), __nccwpck_require__.e(815), __nccwpck_require__.e(768), __nccwpck_require__.e(942)]).then(__nccwpck_require__.bind(__nccwpck_require__, 942));
    const rule = rules.find(each => each.id === id);
    if (id !== null && !rule)
        throw (0,_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .usageError */ .Wp)(`There is no rule ${id}.`, 'See `rowaudit explain` for all of them.');
    await deliver(rule ? toRuleText(rule) : toRulesText(rules), null);
    return 0;
};
const run = async (command) => {
    switch (command.name) {
        case 'help':
            await deliver(_arguments_js__WEBPACK_IMPORTED_MODULE_1__/* .helpText */ .BK, null);
            return 0;
        case 'version':
            await deliver(`${_report_version_js__WEBPACK_IMPORTED_MODULE_6__/* .version */ .r}\n`, null);
            return 0;
        case 'measure':
            return runMeasure(command.options);
        case 'explain':
            return explain(command.rule);
        case 'demo': {
            const { auditStory } = await __nccwpck_require__.e(/* import() */ 182).then(__nccwpck_require__.bind(__nccwpck_require__, 4182));
            await deliver(await draw(await auditStory(), command, true), command.output);
            return 0;
        }
        case 'audit':
            return runAudit(command.options);
    }
};
process.stdout.on('error', (error) => {
    // Whoever reads only the first lines of a report closes the pipe.
    if (error.code === 'EPIPE')
        return;
    say((0,_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .inWords */ .r4)(notWritten(error)));
    process.exit(statuses.unknown);
});
try {
    process.exitCode = await run((0,_arguments_js__WEBPACK_IMPORTED_MODULE_1__/* .readArguments */ .lR)(process.argv.slice(2)));
}
catch (error) {
    say((0,_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .inWords */ .r4)(error));
    process.exitCode = statuses.unknown;
}
const flushed = (stream) => new Promise(resolve => stream.write('', () => resolve()));
// All is done; to take the memory apart piece by piece, as an ending by itself would, takes longer than some steps of an audit.
await Promise.all([flushed(process.stdout), flushed(process.stderr)]);
process.exit();

__webpack_async_result__();
} catch(e) { __webpack_async_result__(e); } }, 1);

/***/ }),

/***/ 9473:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   Wp: () => (/* binding */ usageError),
/* harmony export */   r4: () => (/* binding */ inWords)
/* harmony export */ });
/* unused harmony export isUsageError */
/* harmony import */ var node_util__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(7975);

const usageErrors = new WeakSet();
/** An error for the user: what is wrong, and what to do about it. */
const usageError = (message, remedy) => {
    const error = Object.assign(new Error(message), { remedy });
    usageErrors.add(error);
    return error;
};
const isUsageError = (error) => typeof error === 'object' && error !== null && usageErrors.has(error);
/** An error in words: a user's error by its message and remedy, a defect of ours with its stack and causes. */
const inWords = (error) => isUsageError(error)
    ? `${error.message}\n${error.remedy}`
    : `This is a defect in rowaudit; please report it with the lines below.\n${(0,node_util__WEBPACK_IMPORTED_MODULE_0__.inspect)(error)}`;


/***/ }),

/***/ 2457:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   K: () => (/* binding */ openFiles)
/* harmony export */ });
/* harmony import */ var _git_begun_objects_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(9475);
/* harmony import */ var _git_objects_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(9951);
/* harmony import */ var _git_tree_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(1651);
/* harmony import */ var _model_sought_js__WEBPACK_IMPORTED_MODULE_3__ = __nccwpck_require__(5982);




/** Lists what is tracked at a commit. */
const openFiles = async (repository, reader, commit, gatherer = (0,_git_begun_objects_js__WEBPACK_IMPORTED_MODULE_0__/* .objectGatherer */ .G)(repository)) => {
    const tree = await (0,_git_tree_js__WEBPACK_IMPORTED_MODULE_2__/* .readTree */ .Z)(repository, commit);
    if (!tree.found)
        return tree;
    const entries = new Map(tree.value.filter(({ mode }) => mode.startsWith('100')).map(entry => [entry.path, entry]));
    const others = new Set(tree.value.filter(({ path }) => !entries.has(path)).map(({ path }) => path));
    const entriesAt = (paths) => paths.flatMap(path => entries.get(path) ?? []);
    const byPath = (asked, blobs) => (0,_model_sought_js__WEBPACK_IMPORTED_MODULE_3__/* .found */ .F)(new Map(asked.map(({ path, sha }) => [path, blobs.get(sha) ?? Buffer.alloc(0)])));
    const read = async (paths) => {
        const asked = entriesAt(paths);
        const shas = asked.map(({ sha }) => sha);
        const supplied = await repository.supply?.(shas);
        if (supplied && !supplied.found)
            return supplied;
        const blobs = await (0,_git_objects_js__WEBPACK_IMPORTED_MODULE_1__/* .readBlobs */ .b4)(reader, shas);
        return blobs.found ? byPath(asked, blobs.value) : blobs;
    };
    const begin = (paths, isWanted) => {
        if (repository.supply) {
            return async () => {
                const contents = await read(paths);
                return contents.found
                    ? (0,_model_sought_js__WEBPACK_IMPORTED_MODULE_3__/* .found */ .F)(new Map([...contents.value].filter(([, bytes]) => isWanted(bytes))))
                    : contents;
            };
        }
        const asked = entriesAt(paths);
        const shas = asked.map(({ sha }) => sha);
        const begun = gatherer.begin(shas, isWanted);
        return async () => {
            const blobs = await begun.read();
            return blobs.found
                ? byPath(asked.filter(({ sha }) => blobs.value.has(sha)), blobs.value)
                : blobs;
        };
    };
    return (0,_model_sought_js__WEBPACK_IMPORTED_MODULE_3__/* .found */ .F)({ commit, entries, others, read, begin });
};


/***/ }),

/***/ 8941:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {


// EXPORTS
__nccwpck_require__.d(__webpack_exports__, {
  i: () => (/* binding */ gatherRepository)
});

// EXTERNAL MODULE: ./build/git/origin.js
var git_origin = __nccwpck_require__(9681);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __nccwpck_require__(3024);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __nccwpck_require__(6760);
// EXTERNAL MODULE: ./build/model/sought.js
var sought = __nccwpck_require__(5982);
// EXTERNAL MODULE: ./build/git/begun-call.js
var begun_call = __nccwpck_require__(5887);
// EXTERNAL MODULE: ./build/git/failure.js
var failure = __nccwpck_require__(2545);
// EXTERNAL MODULE: ./build/git/refs.js
var git_refs = __nccwpck_require__(6713);
// EXTERNAL MODULE: ./build/git/remotes.js
var git_remotes = __nccwpck_require__(4856);
;// CONCATENATED MODULE: ./build/git/repository.js







const questions = [
    'rev-parse',
    '--path-format=absolute',
    '--git-dir',
    '--git-path',
    'objects',
    '--is-bare-repository',
    '--is-shallow-repository',
    '--show-object-format',
    '--show-cdup',
];
/** Opens the repository that holds the folder. */
const openRepository = async (folder) => {
    if (!isFolder(folder))
        return (0,sought/* missing */.L)(`there is no folder ${folder}`, 'name an existing one with --repo, or `working-directory` in a workflow');
    const where = { folder: (0,external_node_path_.resolve)(folder) };
    const [place, remotes, refs] = await Promise.all([
        (0,begun_call/* beginCall */.Q)(where, questions),
        (0,git_remotes/* readRemotes */.O)(where),
        (0,git_refs/* readRefs */.n)(where),
    ]);
    if (place.status !== 0)
        return notOpened(folder, place);
    const lines = place.stdout.toString().split('\n').slice(0, -1);
    const [gitDir, objects, bare, shallow, objectFormat, up] = lines;
    if (gitDir?.startsWith('--'))
        return tooOld(where);
    if (gitDir === undefined ||
        objects === undefined ||
        !isTruth(bare) ||
        !isTruth(shallow) ||
        lines.length > 6) {
        return (0,sought/* missing */.L)(`the path of the repository at ${folder} cannot be read`, 'move it to a path without line breaks');
    }
    if (objectFormat !== 'sha1' && objectFormat !== 'sha256') {
        return (0,sought/* missing */.L)(`the repository uses object names of an unknown kind (${objectFormat ?? 'none'})`, 'use a newer rowaudit');
    }
    if (!remotes.found)
        return remotes;
    if (!refs.found)
        return refs;
    return (0,sought/* found */.F)({
        root: up === undefined ? gitDir : (0,external_node_path_.resolve)(folder, up),
        gitDir,
        objects,
        bare: bare === 'true',
        shallow: shallow === 'true',
        objectFormat,
        ...remotes.value,
        refs: refs.value,
    });
};
const isTruth = (word) => word === 'true' || word === 'false';
const isFolder = (path) => {
    try {
        return (0,external_node_fs_.statSync)(path).isDirectory();
    }
    catch {
        return false;
    }
};
const notOpened = (folder, answer) => {
    if (answer.stderr.includes('not a git repository')) {
        return (0,sought/* missing */.L)(`${folder} is not in a Git repository`, 'run rowaudit inside a clone, or name one with --repo; in a container, install Git before actions/checkout, which else unpacks files without a repository');
    }
    const foreign = /(?:dubious ownership in repository at|unsafe repository \() ?'([^\n]+?)'/.exec(answer.stderr);
    if (foreign) {
        return (0,sought/* missing */.L)(`Git does not trust ${foreign[1]}, which belongs to another user`, `git config --global --add safe.directory '${foreign[1]}'`);
    }
    return (0,failure/* failure */.V2)(`could not open the repository at ${folder}`, answer, 'mend what Git names, then run again');
};
const tooOld = async (where) => {
    const answer = await (0,begun_call/* beginCall */.Q)(where, ['version']);
    const version = answer.status === 0 ? answer.stdout.toString().trim() : 'this git';
    return (0,sought/* missing */.L)(`${version} is too old`, failure/* installGit */.S_);
};

;// CONCATENATED MODULE: ./build/gather/repository.js



/** What the branches of rows begin with, until a configuration says otherwise. */
const usualPrefixes = ['row/'];
/** Opens the repository, and gets what it lacks from its remote, where the options say so. What it opens is put into `closers`. */
const gatherRepository = async (options, notes, closers) => {
    const workspace = await openRepository(options.directory);
    if (!workspace.found)
        return workspace;
    if (options.remote)
        return obtainFrom(workspace.value, options, options.remote, notes, closers);
    const widen = () => Promise.resolve(workspace);
    if (!options.worktree)
        return (0,sought/* found */.F)({ repository: workspace.value, options, head: null, widen });
    const { openWorkTree } = await __nccwpck_require__.e(/* import() */ 8).then(__nccwpck_require__.bind(__nccwpck_require__, 8008));
    const tree = await openWorkTree(workspace.value, options.now);
    if (!tree.found)
        return tree;
    const { sha, view, note, close } = tree.value;
    closers.push(close);
    if (note !== null)
        notes.push(note);
    // What is not committed yet has no message to name its row in.
    const branch = workspace.value.refs.find(({ isHead }) => isHead)?.ref.slice('refs/heads/'.length);
    return (0,sought/* found */.F)({
        repository: view,
        options: branch === undefined ? options : { ...options, headBranch: branch },
        head: { ref: 'the work tree', sha },
        widen: () => Promise.resolve((0,sought/* found */.F)(view)),
    });
};
const obtainFrom = async (workspace, asked, remote, notes, closers) => {
    const origin = (0,git_origin/* readOrigin */.P)(workspace, remote.server, remote.repository);
    // A checkout of another repository knows nothing of the commits that the event is about.
    const isForeign = origin.found && !origin.value.expected;
    const options = isForeign
        ? { ...asked, target: null, branch: undefined, pinned: null, head: null }
        : asked;
    const need = {
        ...remote,
        branches: branchesOf(options),
        prefixes: usualPrefixes,
        head: isForeign ? null : remote.head,
        headRef: isForeign ? null : remote.headRef,
    };
    const { obtain } = await __nccwpck_require__.e(/* import() */ 865).then(__nccwpck_require__.bind(__nccwpck_require__, 6865));
    const first = await obtain(workspace, need);
    if (!first.found)
        return first;
    let obtained = first.value;
    closers.push(() => obtained.dispose());
    notes.push(...obtained.fetched);
    const known = () => pin(obtained.repository, options.pinned ?? null);
    const widen = async (wanted) => {
        const wider = await obtained.widen(wanted);
        if (!wider.found)
            return wider;
        notes.push(...wider.value.fetched.filter(line => !obtained.fetched.includes(line)));
        obtained = wider.value;
        return (0,sought/* found */.F)(known());
    };
    return (0,sought/* found */.F)({ repository: known(), options, head: null, widen });
};
/** Short names of the branches that are sure to be needed. */
const branchesOf = ({ target, base, defaultBranch }) => {
    const names = [target, base ?? defaultBranch].flatMap(name => (name == null ? [] : [name]));
    return [...new Set(names.map(name => name.replace(/^refs\/(?:heads|remotes\/origin)\/|^origin\//, '')))];
};
/** The branch as it was pushed, whatever has come onto it since. */
const pin = (repository, pinned) => pinned == null
    ? repository
    : {
        ...repository,
        refs: repository.refs.map(each => each.ref === pinned.ref ? { ...each, sha: pinned.sha, time: null } : each),
    };


/***/ }),

/***/ 818:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   r2: () => (/* binding */ resolveBases),
/* harmony export */   tK: () => (/* binding */ resolveHead)
/* harmony export */ });
/* unused harmony export resolveBase */
/* harmony import */ var picomatch__WEBPACK_IMPORTED_MODULE_4__ = __nccwpck_require__(4006);
/* harmony import */ var _model_sought_js__WEBPACK_IMPORTED_MODULE_3__ = __nccwpck_require__(5982);
/* harmony import */ var _call_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(8411);
/* harmony import */ var _failure_js__WEBPACK_IMPORTED_MODULE_5__ = __nccwpck_require__(2545);
/* harmony import */ var _ref_name_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(2740);
/* harmony import */ var _remotes_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(4856);






/** Finds base by a branch's name or a full ref; null asks for what `origin/HEAD` names. Needs a complete history. */
const resolveBase = async (repository, name) => {
    const { refs, remotes, shallow } = repository;
    const origin = remotes.find(remote => remote.name === 'origin') ?? null;
    const full = name !== null && (name.startsWith('refs/') || (0,_ref_name_js__WEBPACK_IMPORTED_MODULE_2__/* .isObjectName */ .V2)(name));
    if (refs.length === 0 && !full)
        return (0,_model_sought_js__WEBPACK_IMPORTED_MODULE_3__/* .missing */ .L)('the repository has no branch yet', 'commit something, then run again');
    if (shallow)
        return (0,_model_sought_js__WEBPACK_IMPORTED_MODULE_3__/* .missing */ .L)('the clone is shallow: history before its boundary is not known', unshallow(origin));
    if (full) {
        const named = await resolveFull(repository, name);
        return named.found ? (0,_model_sought_js__WEBPACK_IMPORTED_MODULE_3__/* .found */ .F)({ ...named.value, remote: ownerOf(name, repository) ?? origin }) : named;
    }
    if (origin === null && remotes.length > 0)
        return noOrigin(remotes, name);
    const ref = name === null ? nameOfHead(repository, origin) : (0,_model_sought_js__WEBPACK_IMPORTED_MODULE_3__/* .found */ .F)(nameOf(repository, name, origin));
    if (!ref.found)
        return ref;
    const target = refs.find(candidate => candidate.ref === ref.value);
    if (target !== undefined)
        return (0,_model_sought_js__WEBPACK_IMPORTED_MODULE_3__/* .found */ .F)({ ref: target.ref, sha: target.sha, remote: origin });
    return (0,_ref_name_js__WEBPACK_IMPORTED_MODULE_2__/* .isRefName */ .pA)(ref.value)
        ? absent(ref.value, origin)
        : (0,_model_sought_js__WEBPACK_IMPORTED_MODULE_3__/* .missing */ .L)(`${name} cannot be the name of a branch`, nameBase);
};
/** Finds all bases that names and globs (`release/*`) stand for, each once. The first must exist. */
const resolveBases = async (repository, names) => {
    const bases = new Map();
    for (const name of names ?? [null]) {
        const meant = name !== null && bases.size > 0 && isGlob(name) ? namesLike(repository, name) : [name];
        for (const each of meant) {
            const base = await resolveBase(repository, each);
            if (!base.found)
                return base;
            bases.set(base.value.ref, base.value);
        }
    }
    return (0,_model_sought_js__WEBPACK_IMPORTED_MODULE_3__/* .found */ .F)([...bases.values()]);
};
const nameBase = 'name a branch with --base';
const isGlob = (name) => /[*?[{]/.test(name);
const namesLike = ({ refs, remotes }, glob) => {
    const prefix = remotes.length === 0 ? 'refs/heads/' : 'refs/remotes/origin/';
    const isMatch = picomatch__WEBPACK_IMPORTED_MODULE_4__(glob.startsWith('refs/') ? glob : prefix + glob);
    return refs.filter(({ ref, symbolic }) => symbolic === null && isMatch(ref)).map(({ ref }) => ref);
};
// A shallow clone is one of a single branch, unless it was told otherwise.
const unshallow = (origin) => {
    if (origin === null)
        return 'git fetch --unshallow';
    const cover = (0,_remotes_js__WEBPACK_IMPORTED_MODULE_1__/* .coverBranches */ .C)(origin, [''], true);
    return cover.found ? 'git fetch --unshallow origin' : cover.remedy;
};
const ownerOf = (ref, { remotes }) => remotes.find(({ name }) => ref.startsWith(`refs/remotes/${name}/`));
const noOrigin = (remotes, name) => {
    const [first = ''] = remotes.map(remote => remote.name);
    const ref = `refs/remotes/${first}/${name ?? 'main'}`;
    return (0,_model_sought_js__WEBPACK_IMPORTED_MODULE_3__/* .missing */ .L)(`no remote is called origin (there is ${remotes.map(remote => remote.name).join(', ')})`, `git remote rename ${(0,_ref_name_js__WEBPACK_IMPORTED_MODULE_2__/* .toShellWord */ .uJ)(first)} origin, or name base in full: --base ${(0,_ref_name_js__WEBPACK_IMPORTED_MODULE_2__/* .toShellWord */ .uJ)(ref)}`);
};
const nameOfHead = ({ refs }, origin) => {
    if (origin === null)
        return (0,_model_sought_js__WEBPACK_IMPORTED_MODULE_3__/* .missing */ .L)('no remote is configured, so nothing says which branch is base', nameBase);
    const head = refs.find(({ ref }) => ref === 'refs/remotes/origin/HEAD');
    if (head?.symbolic)
        return (0,_model_sought_js__WEBPACK_IMPORTED_MODULE_3__/* .found */ .F)(head.symbolic);
    return (0,_model_sought_js__WEBPACK_IMPORTED_MODULE_3__/* .missing */ .L)('refs/remotes/origin/HEAD does not say which branch is base', `git fetch origin && git remote set-head origin --auto, or ${nameBase}`);
};
const nameOf = ({ refs }, name, origin) => {
    if (origin === null)
        return `refs/heads/${name}`;
    const ref = `refs/remotes/origin/${name}`;
    // `origin/main` is what people type; a branch of that very name on the remote comes first.
    const spoken = name.startsWith('origin/') && !refs.some(known => known.ref === ref);
    return spoken ? `refs/remotes/${name}` : ref;
};
const absent = (ref, origin) => {
    if (origin === null)
        return (0,_model_sought_js__WEBPACK_IMPORTED_MODULE_3__/* .missing */ .L)(`there is no ${ref}`, `${nameBase}; \`git branch\` lists them`);
    const branch = ref.slice('refs/remotes/origin/'.length);
    return (0,_model_sought_js__WEBPACK_IMPORTED_MODULE_3__/* .missing */ .L)(`base is not here: there is no ${ref} (if origin has no such branch, ${nameBase}; one of this clone is --base refs/heads/…)`, `git fetch origin ${(0,_ref_name_js__WEBPACK_IMPORTED_MODULE_2__/* .toShellWord */ .uJ)(`+refs/heads/${branch}:${ref}`)}`);
};
/** Finds the commit to judge: `HEAD`, `HEAD~2`, a branch's name, a full ref or an object name. */
const resolveHead = async (repository, name = 'HEAD') => {
    if (/^HEAD(?:[~^]\d*)*$/.test(name))
        return resolveFull(repository, name);
    if (name.startsWith('refs/') || (0,_ref_name_js__WEBPACK_IMPORTED_MODULE_2__/* .isObjectName */ .V2)(name))
        return resolveFull(repository, name);
    const candidates = [`refs/heads/${name}`, `refs/remotes/origin/${name}`, `refs/remotes/${name}`];
    const known = candidates.flatMap(ref => repository.refs.filter(candidate => candidate.ref === ref))[0];
    if (known)
        return (0,_model_sought_js__WEBPACK_IMPORTED_MODULE_3__/* .found */ .F)({ ref: known.ref, sha: known.sha });
    if (/^[0-9a-f]{7,64}$/.test(name))
        return resolveFull(repository, name);
    return (0,_model_sought_js__WEBPACK_IMPORTED_MODULE_3__/* .missing */ .L)(`there is no branch ${name}`, 'name an existing branch, a full ref or a commit with --head');
};
const resolveFull = async (repository, ref) => {
    const known = repository.refs.find(candidate => candidate.ref === ref || (ref === 'HEAD' && candidate.isHead));
    // What it names may be gone all the same; a date shows that it is there.
    if (known && (ref !== 'HEAD' || known.time !== null))
        return (0,_model_sought_js__WEBPACK_IMPORTED_MODULE_3__/* .found */ .F)({ ref, sha: known.sha });
    const name = ref.replace(/^HEAD(?:[~^]\d*)*$/, 'HEAD');
    if (!(0,_ref_name_js__WEBPACK_IMPORTED_MODULE_2__/* .isRefName */ .pA)(name))
        return (0,_model_sought_js__WEBPACK_IMPORTED_MODULE_3__/* .missing */ .L)(`${ref} cannot be the name of a ref`, 'name a full ref, such as refs/heads/main');
    const args = ['rev-parse', '--verify', '--quiet', '--end-of-options', `${ref}^{commit}`];
    const answer = await (0,_call_js__WEBPACK_IMPORTED_MODULE_0__/* .callGit */ .r)(repository, args);
    if (answer.status === 0)
        return (0,_model_sought_js__WEBPACK_IMPORTED_MODULE_3__/* .found */ .F)({ ref, sha: answer.stdout.toString().trim() });
    if (answer.status !== 1)
        return (0,_failure_js__WEBPACK_IMPORTED_MODULE_5__/* .failure */ .V2)(`could not resolve ${ref}`, answer, _failure_js__WEBPACK_IMPORTED_MODULE_5__/* .mendObjects */ .hR);
    // The name may be known and its commit be gone, which is another thing than a branch without commits.
    const named = await (0,_call_js__WEBPACK_IMPORTED_MODULE_0__/* .callGit */ .r)(repository, ['rev-parse', '--verify', '--quiet', '--end-of-options', ref]);
    if (named.status === 0)
        return (0,_model_sought_js__WEBPACK_IMPORTED_MODULE_3__/* .missing */ .L)(`the commit of ${ref} cannot be read`, _failure_js__WEBPACK_IMPORTED_MODULE_5__/* .mendObjects */ .hR);
    if (name === 'HEAD')
        return (0,_model_sought_js__WEBPACK_IMPORTED_MODULE_3__/* .missing */ .L)(`${ref} names no commit`, ref === 'HEAD' ? 'commit something on this branch, then run again' : 'name another commit with --head');
    return (0,_model_sought_js__WEBPACK_IMPORTED_MODULE_3__/* .missing */ .L)(`there is no commit ${ref} here`, 'fetch it, or name another one');
};


/***/ }),

/***/ 5887:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   Q: () => (/* binding */ beginCall)
/* harmony export */ });
/* harmony import */ var _stream_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(3563);

/**
 * Runs Git for a short answer, as `callGit` does, but has begun when it returns: the toolkit takes some turns of the
 * loop first, in which whatever is loaded or computed next would keep Git from starting. Never rejects.
 */
const beginCall = async (where, args) => {
    const stdout = [];
    const running = (0,_stream_js__WEBPACK_IMPORTED_MODULE_0__/* .streamGit */ .t)(where, args, chunk => stdout.push(chunk));
    running.closeInput();
    const ending = await running.ended;
    return { ...ending, stdout: Buffer.concat(stdout) };
};


/***/ }),

/***/ 9475:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   G: () => (/* binding */ objectGatherer)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(3024);
/* harmony import */ var _model_sought_js__WEBPACK_IMPORTED_MODULE_4__ = __nccwpck_require__(5982);
/* harmony import */ var _failure_js__WEBPACK_IMPORTED_MODULE_5__ = __nccwpck_require__(2545);
/* harmony import */ var _objects_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(9951);
/* harmony import */ var _stream_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(3563);
/* harmony import */ var _unnamed_file_js__WEBPACK_IMPORTED_MODULE_3__ = __nccwpck_require__(2658);






const chunkSize = 1 << 18;
/** Gathers contents in a repository. */
const objectGatherer = (where) => {
    const prepared = [];
    return {
        prepare: () => void prepared.push(startWaiting(where)),
        begin: (shas, isWanted) => shas.length === 0
            ? { read: () => Promise.resolve((0,_model_sought_js__WEBPACK_IMPORTED_MODULE_4__/* .found */ .F)(new Map())) }
            : (prepared.shift() ?? startWaiting(where)).gather([...new Set(shas)], isWanted),
        close: () => {
            for (const { close } of prepared.splice(0))
                close();
        },
    };
};
const startWaiting = (where) => {
    const unnamed = (0,_unnamed_file_js__WEBPACK_IMPORTED_MODULE_3__/* .openUnnamed */ .x)();
    if (!unnamed.found)
        return { gather: () => ({ read: () => Promise.resolve(unnamed) }), close: () => undefined };
    const { descriptor: file, close } = unnamed.value;
    const running = (0,_stream_js__WEBPACK_IMPORTED_MODULE_2__/* .streamGit */ .t)(where, ['cat-file', '--batch'], { file });
    return {
        gather: (shas, isWanted) => {
            running.write(shas.map(sha => `${sha}\n`).join(''));
            running.closeInput();
            return {
                read: async () => {
                    const ending = await running.ended;
                    try {
                        if (ending.status !== 0)
                            return (0,_failure_js__WEBPACK_IMPORTED_MODULE_5__/* .failure */ .V2)('could not read objects', ending, _failure_js__WEBPACK_IMPORTED_MODULE_5__/* .mendObjects */ .hR);
                        return readWanted(file, shas, isWanted);
                    }
                    finally {
                        close();
                    }
                },
            };
        },
        close: () => {
            running.closeInput();
            close();
        },
    };
};
/** Reads the output bit by bit through one small buffer; what is not wanted never takes any room. */
const readWanted = (file, asked, isWanted) => {
    const wanted = [];
    const replies = [];
    let count = 0;
    const listen = (0,_objects_js__WEBPACK_IMPORTED_MODULE_1__/* .listenForReplies */ .jI)(reply => {
        const sha = asked[count++] ?? '';
        const content = 'content' in reply ? reply.content : null;
        if (content && !isWanted(content, sha))
            return;
        wanted.push(sha);
        // The chunk will hold something else.
        replies.push(content ? { content: Buffer.from(content) } : reply);
    });
    const chunk = Buffer.allocUnsafe(chunkSize);
    for (let position = 0;;) {
        const length = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readSync)(file, chunk, 0, chunk.length, position);
        if (length === 0)
            break;
        position += length;
        listen(chunk.subarray(0, length));
    }
    return count < asked.length ? unanswered : (0,_objects_js__WEBPACK_IMPORTED_MODULE_1__/* .toBlobs */ .wD)(wanted, replies);
};
const unanswered = (0,_model_sought_js__WEBPACK_IMPORTED_MODULE_4__/* .missing */ .L)('git left questions about objects unanswered', _failure_js__WEBPACK_IMPORTED_MODULE_5__/* .mendObjects */ .hR);


/***/ }),

/***/ 8411:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   r: () => (/* binding */ callGit)
/* harmony export */ });
/* harmony import */ var _environment_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(6070);
/* harmony import */ var _program_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(7967);


/** Runs Git for a short answer. Never throws: a call that could not be made is an answer without a status. */
const callGit = async (where, args) => {
    const stdout = [];
    const stderr = [];
    const said = (error) => ({ stdout: Buffer.concat(stdout), stderr: error });
    try {
        // Most runs of the command line never need it.
        const { exec } = await __nccwpck_require__.e(/* import() */ 260).then(__nccwpck_require__.bind(__nccwpck_require__, 1260));
        const status = await exec((0,_program_js__WEBPACK_IMPORTED_MODULE_1__/* .gitProgram */ .V)(), ['--no-pager', ...args], {
            cwd: (0,_environment_js__WEBPACK_IMPORTED_MODULE_0__/* .startOf */ .G)(where),
            env: (0,_environment_js__WEBPACK_IMPORTED_MODULE_0__/* .localEnvironment */ .b)(where),
            silent: true,
            ignoreReturnCode: true,
            listeners: { stdout: chunk => stdout.push(chunk), stderr: chunk => stderr.push(chunk) },
        });
        const error = Buffer.concat(stderr).toString();
        return status === null ? { status, cause: 'killed', ...said(error) } : { status, ...said(error) };
    }
    catch (error) {
        const message = error instanceof Error ? error.message : String(error);
        const cause = message.startsWith('Unable to locate executable') ? 'absent' : 'unstarted';
        return { status: null, cause, ...said(message) };
    }
};


/***/ }),

/***/ 6070:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   G: () => (/* binding */ startOf),
/* harmony export */   b: () => (/* binding */ localEnvironment)
/* harmony export */ });
/* harmony import */ var node_os__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(8161);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(6760);


const inherited = new Set(['GIT_EXEC_PATH', 'GIT_CEILING_DIRECTORIES', 'GIT_DISCOVERY_ACROSS_FILESYSTEM']);
const settings = [
    ['core.hooksPath', node_os__WEBPACK_IMPORTED_MODULE_0__.devNull],
    ['core.fsmonitor', 'false'],
    ['core.attributesFile', node_os__WEBPACK_IMPORTED_MODULE_0__.devNull],
    ['advice.graftFileDeprecated', 'false'],
    ['safe.directory', '*'],
    ['gc.auto', '0'],
    ['maintenance.auto', 'false'],
    ['color.ui', 'false'],
    ['diff.orderFile', node_os__WEBPACK_IMPORTED_MODULE_0__.devNull],
];
const where = (place) => {
    // Some versions hear of trusted folders from the user's own configuration alone.
    if (!('gitDir' in place))
        return {};
    // A repository that is named needs no proof of ownership, and Git does not look for another one.
    const named = { GIT_DIR: place.gitDir, GIT_CONFIG_GLOBAL: node_os__WEBPACK_IMPORTED_MODULE_0__.devNull, GIT_CONFIG_NOSYSTEM: '1' };
    if (place.objects !== undefined)
        named['GIT_OBJECT_DIRECTORY'] = place.objects;
    // Even a look at the repository's own index can leave traces, and nothing but a work tree is held against one.
    named['GIT_INDEX_FILE'] = place.index ?? (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(place.gitDir, 'rowaudit-has-no-index');
    if (place.workTree !== undefined)
        named['GIT_WORK_TREE'] = place.workTree;
    return named;
};
/** The folder in which Git is started: paths that it is asked about begin there. */
const startOf = (place) => 'folder' in place ? place.folder : (place.workTree ?? place.gitDir);
/**
 * The environment of every local call: the caller's own, less whatever would point Git elsewhere, with settings that
 * outrank every configuration file. Nothing is fetched, asked, paged, hooked or locked.
 */
const localEnvironment = (place) => {
    const kept = Object.entries(process.env).filter(([name]) => !name.startsWith('GIT_') || inherited.has(name));
    const variables = Object.create(null);
    for (const [name, value] of kept)
        if (value !== undefined)
            variables[name] = value;
    const isOurs = 'gitDir' in place && place.workTree !== undefined;
    const outranking = settings.filter(([key]) => !isOurs || key !== 'core.attributesFile');
    outranking.forEach(([key, value], index) => {
        variables[`GIT_CONFIG_KEY_${index}`] = key;
        variables[`GIT_CONFIG_VALUE_${index}`] = value;
    });
    return Object.assign(variables, where(place), {
        LC_ALL: 'C',
        GIT_CONFIG_COUNT: String(outranking.length),
        ...(!isOurs && { GIT_ATTR_NOSYSTEM: '1' }),
        GIT_NO_REPLACE_OBJECTS: '1',
        GIT_GRAFT_FILE: node_os__WEBPACK_IMPORTED_MODULE_0__.devNull,
        GIT_OPTIONAL_LOCKS: '0',
        GIT_TERMINAL_PROMPT: '0',
        GIT_NO_LAZY_FETCH: '1',
        // Keeps versions that do not know the line above from fetching what a partial clone lacks.
        GIT_ALLOW_PROTOCOL: 'none',
        // Git would else write each commit of a stream to the pipe by itself.
        GIT_FLUSH: '0',
    });
};


/***/ }),

/***/ 2545:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   S_: () => (/* binding */ installGit),
/* harmony export */   V2: () => (/* binding */ failure),
/* harmony export */   hR: () => (/* binding */ mendObjects)
/* harmony export */ });
/* harmony import */ var _model_sought_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(5982);

const shownLines = 3;
const firstLines = (stderr) => stderr
    .split('\n')
    .map(line => line.trim())
    .filter(line => line !== '' && !line.startsWith('hint:'))
    .slice(0, shownLines)
    .join(' / ');
const how = (ending) => {
    if (ending.status !== null)
        return `git ended with status ${ending.status}`;
    if (ending.cause === 'killed')
        return 'git was killed';
    return 'git could not be started';
};
/** What is missing because Git failed: what was being done, how it ended, and the first lines of what it said. */
const failure = (doing, ending, remedy) => {
    if (ending.status === null && ending.cause === 'absent')
        return (0,_model_sought_js__WEBPACK_IMPORTED_MODULE_0__/* .missing */ .L)('no git on the PATH', installGit);
    const said = firstLines(ending.stderr);
    return (0,_model_sought_js__WEBPACK_IMPORTED_MODULE_0__/* .missing */ .L)(`${doing}: ${how(ending)}${said === '' ? '' : `: ${said}`}`, remedy);
};
/** What to do where there is no Git, or one that is too old. */
const installGit = 'install Git 2.31 or newer, and have it on the PATH';
/** What to do where an object that Git should have cannot be read. */
const mendObjects = 'run `git fsck --full`; fetch what it names as missing, or clone afresh (`git fetch --refetch --no-filter origin` fills a partial clone)';


/***/ }),

/***/ 3183:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {


// EXPORTS
__nccwpck_require__.d(__webpack_exports__, {
  L: () => (/* binding */ readHistory),
  Z: () => (/* binding */ startHistory)
});

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __nccwpck_require__(3024);
// EXTERNAL MODULE: external "node:timers/promises"
var promises_ = __nccwpck_require__(8500);
// EXTERNAL MODULE: ./build/model/sought.js
var sought = __nccwpck_require__(5982);
// EXTERNAL MODULE: ./build/git/failure.js
var failure = __nccwpck_require__(2545);
// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __nccwpck_require__(7598);
;// CONCATENATED MODULE: ./build/git/history-parser.js

/**
 * The format that the parser reads, with `-z --raw`. A commit is `<sha> <parents>\n<time>\n<message>\0`, then, for each
 * path, `:<mode> <mode> <sha> <sha> <letter>\0<path>\0`; a line feed precedes the first path of a commit.
 */
const historyFormat = 'tformat:%H %P%n%ct%n%B';
const colon = 58;
const lineFeed = 10;
const modeWidth = 6;
/** Bytes of an entry before its path, the colon and the letter included. */
const entryWidth = (shaWidth) => 2 * (modeWidth + 1) + 2 * (shaWidth + 1) + 2;
/** Turns Git's own words into commits, at a cost near that of reading them. */
const parseHistory = (onCommit) => {
    let commit = null;
    let entries = Buffer.allocUnsafe(65_536);
    let filled = 0;
    const finish = () => {
        if (commit === null)
            return;
        if (filled > 0) {
            const content = entries.subarray(0, filled);
            commit.change = (0,external_node_crypto_.hash)('sha1', content, 'hex');
            invert(content, commit.sha.length);
            commit.inverse = (0,external_node_crypto_.hash)('sha1', content, 'hex');
        }
        filled = 0;
        onCommit(commit);
        commit = null;
    };
    const keep = (buffer, start, end) => {
        if (filled + end - start > entries.length) {
            const wider = Buffer.allocUnsafe(2 * (filled + end - start));
            entries.copy(wider, 0, 0, filled);
            entries = wider;
        }
        buffer.copy(entries, filled, start, end);
        filled += end - start;
    };
    const take = (buffer) => {
        let position = 0;
        for (;;) {
            let start = position;
            const stop = buffer.indexOf(0, start);
            if (stop < 0)
                return position;
            if (buffer[start] === lineFeed)
                start++;
            if (commit !== null && buffer[start] === colon) {
                const pathEnd = buffer.indexOf(0, stop + 1);
                if (pathEnd < 0)
                    return position;
                if (stop - start !== entryWidth(commit.sha.length))
                    throw new Error('git wrote an entry of another form');
                commit.paths.push(buffer.toString('utf8', stop + 1, pathEnd));
                keep(buffer, start + 1, pathEnd + 1);
                position = pathEnd + 1;
            }
            else {
                finish();
                commit = parseCommit(buffer, start, stop);
                position = stop + 1;
            }
        }
    };
    return { take, finish };
};
const parseCommit = (buffer, start, end) => {
    const namesEnd = buffer.indexOf(lineFeed, start);
    const timeEnd = buffer.indexOf(lineFeed, namesEnd + 1);
    if (namesEnd < start || timeEnd < namesEnd || timeEnd > end)
        throw new Error('git wrote no commit where one was due');
    const [sha = '', ...parents] = buffer.toString('latin1', start, namesEnd).split(' ');
    if (parents[0] === '')
        parents.pop();
    let first = timeEnd + 1;
    let last = end;
    while (first < last && buffer[first] === lineFeed)
        first++;
    while (first < last && buffer[last - 1] === lineFeed)
        last--;
    const time = Number(buffer.toString('latin1', namesEnd + 1, timeEnd));
    return {
        sha,
        parents,
        time,
        message: buffer.toString('utf8', first, last),
        paths: [],
        change: '',
        inverse: '',
    };
};
/** Turns entries into those of the commit that would undo them: old and new change places. */
const invert = (entries, shaWidth) => {
    const swap = (left, width) => {
        for (let index = left; index < left + width; index++) {
            const byte = entries[index] ?? 0;
            entries[index] = entries[index + width + 1] ?? 0;
            entries[index + width + 1] = byte;
        }
    };
    const shas = 2 * (modeWidth + 1);
    const letter = entryWidth(shaWidth) - 2;
    for (let start = 0; start < entries.length; start = entries.indexOf(0, start + letter + 2) + 1) {
        swap(start, modeWidth);
        swap(start + shas, shaWidth);
        entries[start + letter] = opposite(entries[start + letter] ?? 0);
    }
};
const added = 65;
const deleted = 68;
const opposite = (letter) => letter === added ? deleted : letter === deleted ? added : letter;

// EXTERNAL MODULE: ./build/git/unnamed-file.js
var unnamed_file = __nccwpck_require__(2658);
// EXTERNAL MODULE: ./build/git/stream.js
var stream = __nccwpck_require__(3563);
;// CONCATENATED MODULE: ./build/git/history.js







const args = [
    'log',
    '-z',
    '--raw',
    '--root',
    '--no-abbrev',
    '--no-renames',
    '--no-mailmap',
    '--no-show-signature',
    '--ignore-submodules=none',
    '--diff-merges=first-parent',
    '--encoding=UTF-8',
    `--format=${historyFormat}`,
];
/** Begins one pass over history, so that Git can be at work while others are. */
const startHistory = (repository, range) => {
    if (range.include.length === 0)
        return { read: () => Promise.resolve((0,sought/* found */.F)({ commits: 0 })), stop: () => undefined };
    const unnamed = (0,unnamed_file/* openUnnamed */.x)();
    if (!unnamed.found)
        return { read: () => Promise.resolve(unnamed), stop: () => undefined };
    const { descriptor: file, close } = unnamed.value;
    const running = (0,stream/* streamGit */.t)(repository, [...args, ...(range.alone ? ['--no-walk=unsorted'] : []), '--stdin'], { file });
    running.write([...range.include, ...(range.exclude ?? []).map(sha => `^${sha}`)].map(line => `${line}\n`).join(''));
    running.closeInput();
    return {
        read: async (onCommit) => {
            const { ending, commits, rest } = await readGrowing(file, running, onCommit).finally(close);
            if (ending.status !== 0)
                return (0,failure/* failure */.V2)('could not read the history', ending, failure/* mendObjects */.hR);
            if (rest > 0)
                return (0,sought/* missing */.L)('the history ended in the middle of a commit', failure/* mendObjects */.hR);
            return (0,sought/* found */.F)({ commits });
        },
        stop: () => {
            running.stop();
            close();
        },
    };
};
/** The same where there is nothing else to do meanwhile. */
const readHistory = (repository, range, onCommit) => startHistory(repository, range).read(onCommit);
const pause = 2;
const readGrowing = async (file, running, onCommit) => {
    let commits = 0;
    const parser = parseHistory(commit => {
        commits++;
        onCommit(commit);
    });
    let ending = null;
    const ended = running.ended.then(value => void (ending = value));
    let buffer = Buffer.allocUnsafe(1 << 18);
    let filled = 0;
    let position = 0;
    for (;;) {
        const last = ending;
        const length = (0,external_node_fs_.readSync)(file, buffer, filled, buffer.length - filled, position);
        if (length === 0) {
            if (last === null) {
                await Promise.race([ended, (0,promises_.setTimeout)(pause)]);
                continue;
            }
            parser.finish();
            return { ending: last, commits, rest: filled };
        }
        position += length;
        filled += length;
        const taken = parser.take(buffer.subarray(0, filled));
        buffer.copyWithin(0, taken, filled);
        filled -= taken;
        if (filled === buffer.length)
            buffer = Buffer.concat([buffer], 2 * buffer.length);
        await (0,promises_.setImmediate)();
    }
};


/***/ }),

/***/ 9951:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   $I: () => (/* binding */ readObjects),
/* harmony export */   b4: () => (/* binding */ readBlobs),
/* harmony export */   dV: () => (/* binding */ openObjects),
/* harmony export */   jI: () => (/* binding */ listenForReplies),
/* harmony export */   wD: () => (/* binding */ toBlobs)
/* harmony export */ });
/* unused harmony export largestObject */
/* harmony import */ var _model_sought_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(5982);
/* harmony import */ var _failure_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(2545);
/* harmony import */ var _stream_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(3563);



/** Bytes that one object may have; GitHub takes no file of more than 100 MiB. */
const largestObject = 128 * 1024 * 1024;
/** Begins a conversation about objects. */
const openObjects = (where) => {
    const waiting = [];
    const running = (0,_stream_js__WEBPACK_IMPORTED_MODULE_0__/* .streamGit */ .t)(where, ['cat-file', '--batch'], listenForReplies(reply => waiting.shift()?.(reply)));
    const read = async (shas) => {
        const asked = [...new Set(shas)];
        const replies = asked.map(() => new Promise(resolve => waiting.push(resolve)));
        running.write(asked.map(sha => `${sha}\n`).join(''));
        const answer = await Promise.race([Promise.all(replies), running.ended]);
        if (!Array.isArray(answer))
            return (0,_failure_js__WEBPACK_IMPORTED_MODULE_1__/* .failure */ .V2)('could not read objects', answer, _failure_js__WEBPACK_IMPORTED_MODULE_1__/* .mendObjects */ .hR);
        return toObjects(asked, answer);
    };
    return { read, close: running.closeInput };
};
/** Contents by object name, in the order in which they were asked for. */
const toObjects = (asked, replies) => {
    const objects = new Map();
    for (const [index, reply] of replies.entries()) {
        const sha = asked[index] ?? '';
        if ('size' in reply)
            return (0,_model_sought_js__WEBPACK_IMPORTED_MODULE_2__/* .missing */ .L)(`the object ${sha} has ${reply.size} bytes`, 'take that file out of the record');
        objects.set(sha, reply.content);
    }
    return (0,_model_sought_js__WEBPACK_IMPORTED_MODULE_2__/* .found */ .F)(objects);
};
/** Replies as contents by object name; the lack of any of them is a lack of information. */
const toBlobs = (asked, replies) => {
    const objects = toObjects(asked, replies);
    return objects.found ? allPresent(objects.value) : objects;
};
/**
 * Takes the output of `git cat-file --batch` in chunks, and hands on one reply for each object asked for. A content that
 * came in one piece is a part of its chunk.
 */
const listenForReplies = (onReply) => {
    let head = '';
    let body = null;
    let size = 0;
    let taken = 0;
    return chunk => {
        let position = 0;
        while (position < chunk.length) {
            if (size === 0) {
                const end = chunk.indexOf(10, position);
                head += chunk.toString('latin1', position, end < 0 ? chunk.length : end);
                if (end < 0)
                    return;
                position = end + 1;
                const words = head.split(' ');
                head = '';
                if (words.length !== 3) {
                    onReply({ content: null });
                    continue;
                }
                // A line feed follows the content.
                size = Number(words[2]) + 1;
                taken = 0;
                const isWhole = position + size <= chunk.length;
                body = size > largestObject || isWhole ? null : Buffer.allocUnsafe(size);
                if (!isWhole || size > largestObject)
                    continue;
                onReply({ content: chunk.subarray(position, position + size - 1) });
                position += size;
                size = 0;
            }
            else {
                const end = Math.min(chunk.length, position + size - taken);
                body?.set(chunk.subarray(position, end), taken);
                taken += end - position;
                position = end;
                if (taken < size)
                    continue;
                onReply(body ? { content: body.subarray(0, size - 1) } : { size: size - 1 });
                size = 0;
            }
        }
    };
};
/** Reads the content of each object in one conversation. */
const readObjects = async (where, shas) => {
    const reader = openObjects(where);
    const objects = await reader.read(shas);
    reader.close();
    return objects;
};
/** The same, where the lack of any of them is a lack of information. */
const readBlobs = async (reader, shas) => {
    const objects = await reader.read(shas);
    return objects.found ? allPresent(objects.value) : objects;
};
const allPresent = (objects) => {
    const blobs = new Map();
    for (const [sha, content] of objects) {
        if (content === null)
            return (0,_model_sought_js__WEBPACK_IMPORTED_MODULE_2__/* .missing */ .L)(`the object ${sha} is not in this repository`, _failure_js__WEBPACK_IMPORTED_MODULE_1__/* .mendObjects */ .hR);
        blobs.set(sha, content);
    }
    return (0,_model_sought_js__WEBPACK_IMPORTED_MODULE_2__/* .found */ .F)(blobs);
};


/***/ }),

/***/ 9681:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   P: () => (/* binding */ readOrigin)
/* harmony export */ });
/* harmony import */ var _model_sought_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(5982);
/* harmony import */ var _ref_name_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(2740);


/** Reads origin's URL and compares it with the server (`https://github.com`) and the repository (`owner/name`) of the run. */
const readOrigin = ({ remotes }, server, repository) => {
    const origin = remotes.find(({ name }) => name === 'origin');
    if (origin === undefined) {
        const [first] = remotes;
        return (0,_model_sought_js__WEBPACK_IMPORTED_MODULE_0__/* .missing */ .L)('no remote is called origin, so there is nowhere to fetch from', first
            ? `git remote rename ${(0,_ref_name_js__WEBPACK_IMPORTED_MODULE_1__/* .toShellWord */ .uJ)(first.name)} origin`
            : `git remote add origin ${server}/${repository}`);
    }
    const address = parseHttp(origin.url) ?? parseSsh(origin.url);
    if (address === null) {
        return (0,_model_sought_js__WEBPACK_IMPORTED_MODULE_0__/* .missing */ .L)('the remote origin is reached neither by http, https nor ssh', `git remote set-url origin ${server}/${repository}, or fetch beforehand and set the input \`fetch\` to never`);
    }
    const { host, path, ...rest } = address;
    const isOnServer = host.split(':')[0] === new URL(server).hostname;
    const name = isOnServer ? path.replace(/^\/+|(?:\.git)?\/*$/g, '') : null;
    return (0,_model_sought_js__WEBPACK_IMPORTED_MODULE_0__/* .found */ .F)({
        ...rest,
        name,
        trusted: rest.transport === 'http' && new URL(rest.url).origin === new URL(server).origin,
        expected: name?.toLowerCase() === repository.toLowerCase(),
    });
};
const parseHttp = (text) => {
    if (!/^https?:\/\//i.test(text) || !URL.canParse(text))
        return null;
    const url = new URL(text);
    const login = url.username === '' && url.password === '' ? null : `${decode(url.username)}:${decode(url.password)}`;
    // What is left must be what the user wrote: Git matches settings against it, and so do people.
    const bare = text.replace(/^(https?:\/\/)[^/?#]*@/i, '$1');
    return { url: bare, transport: 'http', login, host: url.host, path: url.pathname };
};
const parseSsh = (text) => {
    const named = /^ssh:\/\/(?:[^/@]*@)?([^/:]+)(?::\d+)?(\/.+)$/i.exec(text);
    // A single letter before the colon is a drive of Windows.
    const short = /^(?:[^/@:\s-][^/@:\s]*@)?([^/@:\s-][^/@:\s]+):(?!\/\/)(.+)$/.exec(text);
    const [, host, path] = named ?? short ?? [];
    if (host === undefined || path === undefined || /^\w+::/.test(text))
        return null;
    return { url: text, transport: 'ssh', login: null, host: host.toLowerCase(), path };
};
const decode = (text) => {
    try {
        return decodeURIComponent(text);
    }
    catch {
        return text;
    }
};


/***/ }),

/***/ 7967:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   V: () => (/* binding */ gitProgram)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(3024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(6760);


let known = null;
/** Git as it is to be run. Looked for once: each call would else try every folder of the path again. */
const gitProgram = () => {
    const path = process.env['PATH'] ?? '';
    if (known?.path !== path)
        known = { path, program: lookFor(path) };
    return known.program;
};
// The toolkit takes a text apart at its spaces and quotes, and programs of Windows have endings: there the name must do.
const plainPath = /^\/[\w./@+-]+$/;
const lookFor = (path) => {
    const files = path
        .split(node_path__WEBPACK_IMPORTED_MODULE_1__.delimiter)
        .filter(node_path__WEBPACK_IMPORTED_MODULE_1__.isAbsolute)
        .map(folder => (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, 'git'));
    const first = files.find(isProgram);
    return first !== undefined && plainPath.test(first) ? first : 'git';
};
const isProgram = (file) => {
    try {
        if (!(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(file, { throwIfNoEntry: false })?.isFile())
            return false;
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.accessSync)(file, node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.X_OK);
        return true;
    }
    catch {
        return false;
    }
};


/***/ }),

/***/ 2740:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   V2: () => (/* binding */ isObjectName),
/* harmony export */   pA: () => (/* binding */ isRefName),
/* harmony export */   uJ: () => (/* binding */ toShellWord),
/* harmony export */   xA: () => (/* binding */ isFullRef)
/* harmony export */ });
// What git-check-ref-format(1) forbids, and revision operators are made of.
const forbidden = /[\0-\x20\x7f~^:?*[\\]|\.\.|@\{|\/\/|^[/-]|[/.]$|\.lock(?:$|\/)|(?:^|\/)\./;
/** Whether the text can be (the end of) the name of a ref. */
const isRefName = (text) => text !== '' && text !== '@' && !forbidden.test(text);
/** Whether the text can be the name of a ref in full: `refs/heads/main`. */
const isFullRef = (text) => text.startsWith('refs/') && isRefName(text);
/** Whether the text is a full object name. */
const isObjectName = (text) => /^(?:[0-9a-f]{40}|[0-9a-f]{64})$/.test(text);
/** The text as one word of a command that a person may paste into a shell. */
const toShellWord = (text) => /^[\w./:+@%=-]+$/.test(text) ? text : `'${text.replaceAll("'", String.raw `'\''`)}'`;


/***/ }),

/***/ 6713:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   E: () => (/* binding */ toBranches),
/* harmony export */   n: () => (/* binding */ readRefs)
/* harmony export */ });
/* harmony import */ var _model_sought_js__WEBPACK_IMPORTED_MODULE_3__ = __nccwpck_require__(5982);
/* harmony import */ var _begun_call_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(5887);
/* harmony import */ var _failure_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(2545);
/* harmony import */ var _objects_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(9951);




const list = (where, date) => (0,_begun_call_js__WEBPACK_IMPORTED_MODULE_0__/* .beginCall */ .Q)(where, [
    'for-each-ref',
    `--format=%(objectname) ${date} %(symref) %(refname) %(HEAD)`,
    'refs/heads/',
    'refs/remotes/',
]);
/** Reads every ref below `refs/heads/` and `refs/remotes/`, once. */
const readRefs = async (where) => {
    let answer = await list(where, '%(committerdate:unix)');
    // One commit that is missing ends the list, if its date is asked for.
    const undated = answer.status === 128 && answer.stderr.includes('missing object');
    if (undated)
        answer = await list(where, '');
    if (answer.status !== 0)
        return (0,_failure_js__WEBPACK_IMPORTED_MODULE_2__/* .failure */ .V2)('could not list the branches', answer, 'run `git fsck` and mend what it names');
    const broken = /ignoring broken ref (\S+)/.exec(answer.stderr);
    if (broken) {
        return (0,_model_sought_js__WEBPACK_IMPORTED_MODULE_3__/* .missing */ .L)(`the ref ${broken[1]} is broken`, 'delete it with `git update-ref -d`, then fetch it again');
    }
    const refs = answer.stdout.toString().split('\n').slice(0, -1).map(toRef);
    return undated ? dated(where, refs) : (0,_model_sought_js__WEBPACK_IMPORTED_MODULE_3__/* .found */ .F)(refs);
};
const toRef = (line) => {
    const [sha = '', time = '', symbolic = '', ref = '', mark] = line.split(' ');
    return {
        ref,
        sha,
        time: time === '' ? null : Number(time),
        symbolic: symbolic === '' ? null : symbolic,
        ...(mark === '*' && { isHead: true }),
    };
};
const dated = async (where, refs) => {
    const commits = await (0,_objects_js__WEBPACK_IMPORTED_MODULE_1__/* .readObjects */ .$I)(where, refs.map(({ sha }) => sha));
    if (!commits.found)
        return commits;
    return (0,_model_sought_js__WEBPACK_IMPORTED_MODULE_3__/* .found */ .F)(refs.map(ref => {
        const time = /^committer .*> (\d+)/m.exec(commits.value.get(ref.sha)?.toString('latin1') ?? '')?.[1];
        return { ...ref, time: time === undefined ? null : Number(time) };
    }));
};
/** The branches of the remote, and the local ones, by the names that people give them. Symbolic refs are no branches. */
const toBranches = (refs, remote) => {
    const prefixes = [...(remote === null ? [] : [`refs/remotes/${remote}/`]), 'refs/heads/'];
    return prefixes.flatMap(prefix => refs
        .filter(({ ref, symbolic }) => symbolic === null && ref.startsWith(prefix))
        .map(({ ref, sha, time }) => ({
        ref,
        name: ref.slice(prefix.length),
        local: prefix === 'refs/heads/',
        sha,
        time: time ?? 0,
    })));
};


/***/ }),

/***/ 4856:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   C: () => (/* binding */ coverBranches),
/* harmony export */   O: () => (/* binding */ readRemotes)
/* harmony export */ });
/* harmony import */ var _model_sought_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(5982);
/* harmony import */ var _begun_call_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(5887);
/* harmony import */ var _failure_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(2545);



const keys = String.raw `^(remote\..*\.(url|fetch|promisor|partialclonefilter)|extensions\.partialclone)$`;
/** Reads the remotes from the repository's configuration. */
const readRemotes = async (where) => {
    const answer = await (0,_begun_call_js__WEBPACK_IMPORTED_MODULE_0__/* .beginCall */ .Q)(where, ['config', '--local', '--includes', '-z', '--get-regexp', keys]);
    // One is how Git says that nothing matched.
    if (answer.status !== 0 && answer.status !== 1) {
        return (0,_failure_js__WEBPACK_IMPORTED_MODULE_1__/* .failure */ .V2)("could not read the repository's configuration", answer, 'mend the file that Git names');
    }
    return (0,_model_sought_js__WEBPACK_IMPORTED_MODULE_2__/* .found */ .F)(toRemotes(answer.stdout.toString().split('\0').slice(0, -1)));
};
const toRemotes = (entries) => {
    const urls = new Map();
    const refspecs = new Map();
    let partial = false;
    for (const entry of entries) {
        const end = entry.indexOf('\n');
        const key = end < 0 ? entry : entry.slice(0, end);
        const value = end < 0 ? 'true' : entry.slice(end + 1);
        const name = key.slice('remote.'.length, key.lastIndexOf('.'));
        if (key.endsWith('.url'))
            urls.set(name, urls.get(name) ?? value);
        else if (key.endsWith('.fetch'))
            refspecs.set(name, [...(refspecs.get(name) ?? []), value]);
        else if (value !== 'false')
            partial = true;
    }
    return {
        remotes: [...urls].map(([name, url]) => ({ name, url, fetch: refspecs.get(name) ?? [] })),
        partial,
    };
};
/**
 * Whether a fetch from the remote brings every branch that the patterns can match. `prefixes` are the literal starts of
 * the patterns (`row/`). A clone of one branch fails here: that it knows no other branch is not knowledge.
 */
const coverBranches = (remote, prefixes, shallow) => {
    const open = prefixes.find(prefix => !isCovered(remote, `refs/heads/${prefix}`));
    if (open === undefined)
        return (0,_model_sought_js__WEBPACK_IMPORTED_MODULE_2__/* .found */ .F)(true);
    const fetched = remote.fetch.length === 0 ? 'nothing' : `only ${remote.fetch.join(' ')}`;
    return (0,_model_sought_js__WEBPACK_IMPORTED_MODULE_2__/* .missing */ .L)(`the remote ${remote.name} is set up to fetch ${fetched}, so the list of branches ${open}… is not known`, `git config --replace-all remote.${remote.name}.fetch "+refs/heads/*:refs/remotes/${remote.name}/*" && git fetch ${shallow ? '--unshallow ' : ''}${remote.name}`);
};
const isCovered = (remote, prefix) => {
    const sources = remote.fetch.map(refspec => refspec.replace(/^\+/, '').split(':'));
    const taken = sources.some(([source = '', target = '']) => {
        if (!source.endsWith('*') || source.startsWith('^'))
            return false;
        const start = source.slice(0, -1);
        const kept = `refs/remotes/${remote.name}/${start.slice('refs/heads/'.length)}*`;
        return start.startsWith('refs/heads/') && prefix.startsWith(start) && target === kept;
    });
    const spared = sources.some(([source = '']) => {
        const start = source.slice(1).replace(/\*.*$/, '');
        return source.startsWith('^') && (start.startsWith(prefix) || prefix.startsWith(start));
    });
    return taken && !spared;
};


/***/ }),

/***/ 3563:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   t: () => (/* binding */ streamGit)
/* harmony export */ });
/* harmony import */ var node_child_process__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(1421);
/* harmony import */ var _environment_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(6070);
/* harmony import */ var _program_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(7967);



const mostOfStderr = 16_384;
/**
 * Runs Git for an answer of any size, or for a conversation. It goes past the toolkit, whose copy of every line makes
 * long output without line ends quadratic, and whose input cannot be written bit by bit.
 */
const streamGit = (where, args, output) => {
    const child = (0,node_child_process__WEBPACK_IMPORTED_MODULE_0__.spawn)((0,_program_js__WEBPACK_IMPORTED_MODULE_2__/* .gitProgram */ .V)(), ['--no-pager', ...args], {
        cwd: (0,_environment_js__WEBPACK_IMPORTED_MODULE_1__/* .startOf */ .G)(where),
        env: (0,_environment_js__WEBPACK_IMPORTED_MODULE_1__/* .localEnvironment */ .b)(where),
        stdio: ['pipe', typeof output === 'function' ? 'pipe' : output.file, 'pipe'],
        windowsHide: true,
    });
    let stderr = '';
    child.stderr?.setEncoding('utf8').on('data', (text) => {
        if (stderr.length < mostOfStderr)
            stderr += text.slice(0, mostOfStderr);
    });
    if (typeof output === 'function')
        child.stdout?.on('data', output);
    // A Git that has died reads no more; how it ended says why.
    child.stdin?.on('error', () => undefined);
    const ended = new Promise(resolve => {
        child.on('error', (error) => {
            resolve({
                status: null,
                stderr: error.message,
                cause: error.code === 'ENOENT' ? 'absent' : 'unstarted',
            });
        });
        child.on('close', status => {
            resolve(status === null ? { status, stderr, cause: 'killed' } : { status, stderr });
        });
    });
    return {
        ended,
        write: text => void child.stdin?.write(text),
        closeInput: () => void child.stdin?.end(),
        stop: () => void child.kill(),
    };
};


/***/ }),

/***/ 1651:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   Z: () => (/* binding */ readTree)
/* harmony export */ });
/* harmony import */ var _model_sought_js__WEBPACK_IMPORTED_MODULE_3__ = __nccwpck_require__(5982);
/* harmony import */ var _failure_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(2545);
/* harmony import */ var _stream_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(3563);
/* harmony import */ var _words_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(3598);




/** Lists everything in the tree of a commit, folders opened. */
const readTree = async (where, sha) => {
    const chunks = [];
    const args = ['ls-tree', '-r', '-z', '--full-tree', '--end-of-options', sha];
    const running = (0,_stream_js__WEBPACK_IMPORTED_MODULE_0__/* .streamGit */ .t)(where, args, chunk => chunks.push(chunk));
    running.closeInput();
    const ending = await running.ended;
    if (ending.status !== 0)
        return (0,_failure_js__WEBPACK_IMPORTED_MODULE_2__/* .failure */ .V2)(`could not list the files of ${sha}`, ending, _failure_js__WEBPACK_IMPORTED_MODULE_2__/* .mendObjects */ .hR);
    return (0,_model_sought_js__WEBPACK_IMPORTED_MODULE_3__/* .found */ .F)((0,_words_js__WEBPACK_IMPORTED_MODULE_1__/* .readWords */ .u)(Buffer.concat(chunks)).map(toEntry));
};
// <mode> SP <type> SP <sha> TAB <path>
const toEntry = (line) => {
    const tab = line.indexOf('\t');
    const [mode = '', , sha = ''] = line.slice(0, tab).split(' ');
    return { path: line.slice(tab + 1), mode, sha };
};


/***/ }),

/***/ 2658:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   x: () => (/* binding */ openUnnamed)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(7598);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(3024);
/* harmony import */ var node_os__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(8161);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_3__ = __nccwpck_require__(6760);
/* harmony import */ var _model_sought_js__WEBPACK_IMPORTED_MODULE_4__ = __nccwpck_require__(5982);





/**
 * Opens a file for what Git writes. A pipe holds 64 KiB and then stops Git until somebody reads; a file lets it run to its
 * end while others are at work.
 */
const openUnnamed = () => {
    const path = (0,node_path__WEBPACK_IMPORTED_MODULE_3__.join)((0,node_os__WEBPACK_IMPORTED_MODULE_2__.tmpdir)(), `rowaudit-${(0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.randomUUID)()}`);
    try {
        const descriptor = (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.openSync)(path, 'wx+', 0o600);
        (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.unlinkSync)(path);
        let open = true;
        const close = () => {
            if (open)
                (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.closeSync)(descriptor);
            open = false;
        };
        return (0,_model_sought_js__WEBPACK_IMPORTED_MODULE_4__/* .found */ .F)({ descriptor, close });
    }
    catch (error) {
        const reason = error instanceof Error ? error.message : String(error);
        return (0,_model_sought_js__WEBPACK_IMPORTED_MODULE_4__/* .missing */ .L)(`no temporary file could be made: ${reason}`, 'set TMPDIR to a folder that can be written');
    }
};


/***/ }),

/***/ 3598:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   u: () => (/* binding */ readWords)
/* harmony export */ });
/* harmony import */ var node_buffer__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(4573);

/**
 * The words of an answer, each of which ends with NUL. In one that is no UTF-8, every byte that is not ASCII becomes a lone
 * surrogate, U+DC80 to U+DCFF, so that paths which differ stay different; whoever shows one makes U+FFFD of it.
 */
const readWords = (bytes) => {
    if ((0,node_buffer__WEBPACK_IMPORTED_MODULE_0__.isUtf8)(bytes))
        return bytes.toString().split('\0').slice(0, -1);
    const words = [];
    for (let start = 0, end = bytes.indexOf(0); end >= 0; start = end + 1, end = bytes.indexOf(0, start)) {
        const word = bytes.subarray(start, end);
        words.push((0,node_buffer__WEBPACK_IMPORTED_MODULE_0__.isUtf8)(word) ? word.toString() : inSurrogates(word));
    }
    return words;
};
const inSurrogates = (word) => word
    .toString('latin1')
    .replace(/[\u0080-\u00ff]/g, byte => String.fromCharCode(0xdc00 + byte.charCodeAt(0)));


/***/ }),

/***/ 5982:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   F: () => (/* binding */ found),
/* harmony export */   L: () => (/* binding */ missing)
/* harmony export */ });
const found = (value) => ({ found: true, value });
const missing = (reason, remedy) => ({ found: false, reason, remedy });


/***/ }),

/***/ 8251:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   A: () => (/* binding */ escapeLog),
/* harmony export */   U: () => (/* binding */ escapeStart)
/* harmony export */ });
/**
 * Text that the runner reads as no command: it takes `::name::` after white space of any kind at the start of a line,
 * and `##[name]` anywhere. Lines are kept; every character that any reader takes for a line's end counts as one.
 */
const escapeLog = (text) => text
    .split(/(\r\n|[\n\r\v\f\u0085\u2028\u2029])/u)
    .map(escapeStart)
    .join('')
    .replaceAll('##[', '# #[');
/** A word that may stand first on a line. */
const escapeStart = (line) => line.replace(/^([\s\p{Z}\p{C}]*):(?=:)/u, '$1: ');


/***/ }),

/***/ 5679:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   r: () => (/* binding */ version)
/* harmony export */ });
/** The version of this tool, as in `package.json`. */
const version = '0.1.0';


/***/ }),

/***/ 6257:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   $: () => (/* binding */ clip),
/* harmony export */   R: () => (/* binding */ visible)
/* harmony export */ });
// Joiners shape ordinary Persian and emoji, and reorder nothing.
const joiners = new Set(['\u200c', '\u200d']);
const named = (character) => {
    if (joiners.has(character))
        return character;
    const point = character.codePointAt(0) ?? 0;
    return `<U+${point.toString(16).toUpperCase().padStart(4, '0')}>`;
};
/**
 * One line in which nothing hides: white space of every kind becomes a single space, and control characters,
 * escape sequences and marks that reorder text are written out by number.
 */
const visible = (text) => text
    .replace(/[\s\p{Z}\u0085]+/gu, ' ')
    .replace(/[\p{Cc}\p{Cf}]/gu, named)
    .replace(/\p{Cs}/gu, '\ufffd');
/** At most `length` UTF-16 units, with an ellipsis in place of what is left out; no character is cut in two. */
const clip = (text, length) => {
    if (text.length <= length)
        return text;
    const kept = text.slice(0, Math.max(0, length - 1));
    return `${/[\ud800-\udbff]$/.test(kept) ? kept.slice(0, -1) : kept}…`;
};


/***/ })

/******/ });
/************************************************************************/
/******/ // The module cache
/******/ var __webpack_module_cache__ = {};
/******/ 
/******/ // The require function
/******/ function __nccwpck_require__(moduleId) {
/******/ 	// Check if module is in cache
/******/ 	var cachedModule = __webpack_module_cache__[moduleId];
/******/ 	if (cachedModule !== undefined) {
/******/ 		return cachedModule.exports;
/******/ 	}
/******/ 	// Create a new module (and put it into the cache)
/******/ 	var module = __webpack_module_cache__[moduleId] = {
/******/ 		// no module.id needed
/******/ 		// no module.loaded needed
/******/ 		exports: {}
/******/ 	};
/******/ 
/******/ 	// Execute the module function
/******/ 	var threw = true;
/******/ 	try {
/******/ 		__webpack_modules__[moduleId](module, module.exports, __nccwpck_require__);
/******/ 		threw = false;
/******/ 	} finally {
/******/ 		if(threw) delete __webpack_module_cache__[moduleId];
/******/ 	}
/******/ 
/******/ 	// Return the exports of the module
/******/ 	return module.exports;
/******/ }
/******/ 
/******/ // expose the modules object (__webpack_modules__)
/******/ __nccwpck_require__.m = __webpack_modules__;
/******/ 
/************************************************************************/
/******/ /* webpack/runtime/asset-relocator-loader */
/******/ if (typeof __nccwpck_require__ !== 'undefined') __nccwpck_require__.ab = decodeURIComponent(new URL('.', import.meta.url).pathname).slice(import.meta.url.match(/^file:\/\/\/\w:/) ? 1 : 0, -1) + "/";
/******/ 
/******/ /* webpack/runtime/async module */
/******/ (() => {
/******/ 	var webpackQueues = typeof Symbol === "function" ? Symbol("webpack queues") : "__webpack_queues__";
/******/ 	var webpackExports = typeof Symbol === "function" ? Symbol("webpack exports") : "__webpack_exports__";
/******/ 	var webpackError = typeof Symbol === "function" ? Symbol("webpack error") : "__webpack_error__";
/******/ 	var resolveQueue = (queue) => {
/******/ 		if(queue && queue.d < 1) {
/******/ 			queue.d = 1;
/******/ 			queue.forEach((fn) => (fn.r--));
/******/ 			queue.forEach((fn) => (fn.r-- ? fn.r++ : fn()));
/******/ 		}
/******/ 	}
/******/ 	var wrapDeps = (deps) => (deps.map((dep) => {
/******/ 		if(dep !== null && typeof dep === "object") {
/******/ 			if(dep[webpackQueues]) return dep;
/******/ 			if(dep.then) {
/******/ 				var queue = [];
/******/ 				queue.d = 0;
/******/ 				dep.then((r) => {
/******/ 					obj[webpackExports] = r;
/******/ 					resolveQueue(queue);
/******/ 				}, (e) => {
/******/ 					obj[webpackError] = e;
/******/ 					resolveQueue(queue);
/******/ 				});
/******/ 				var obj = {};
/******/ 				obj[webpackQueues] = (fn) => (fn(queue));
/******/ 				return obj;
/******/ 			}
/******/ 		}
/******/ 		var ret = {};
/******/ 		ret[webpackQueues] = x => {};
/******/ 		ret[webpackExports] = dep;
/******/ 		return ret;
/******/ 	}));
/******/ 	__nccwpck_require__.a = (module, body, hasAwait) => {
/******/ 		var queue;
/******/ 		hasAwait && ((queue = []).d = -1);
/******/ 		var depQueues = new Set();
/******/ 		var exports = module.exports;
/******/ 		var currentDeps;
/******/ 		var outerResolve;
/******/ 		var reject;
/******/ 		var promise = new Promise((resolve, rej) => {
/******/ 			reject = rej;
/******/ 			outerResolve = resolve;
/******/ 		});
/******/ 		promise[webpackExports] = exports;
/******/ 		promise[webpackQueues] = (fn) => (queue && fn(queue), depQueues.forEach(fn), promise["catch"](x => {}));
/******/ 		module.exports = promise;
/******/ 		body((deps) => {
/******/ 			currentDeps = wrapDeps(deps);
/******/ 			var fn;
/******/ 			var getResult = () => (currentDeps.map((d) => {
/******/ 				if(d[webpackError]) throw d[webpackError];
/******/ 				return d[webpackExports];
/******/ 			}))
/******/ 			var promise = new Promise((resolve) => {
/******/ 				fn = () => (resolve(getResult));
/******/ 				fn.r = 0;
/******/ 				var fnQueue = (q) => (q !== queue && !depQueues.has(q) && (depQueues.add(q), q && !q.d && (fn.r++, q.push(fn))));
/******/ 				currentDeps.map((dep) => (dep[webpackQueues](fnQueue)));
/******/ 			});
/******/ 			return fn.r ? promise : getResult();
/******/ 		}, (err) => ((err ? reject(promise[webpackError] = err) : outerResolve(exports)), resolveQueue(queue)));
/******/ 		queue && queue.d < 0 && (queue.d = 0);
/******/ 	};
/******/ })();
/******/ 
/******/ /* webpack/runtime/define property getters */
/******/ (() => {
/******/ 	// define getter functions for harmony exports
/******/ 	__nccwpck_require__.d = (exports, definition) => {
/******/ 		for(var key in definition) {
/******/ 			if(__nccwpck_require__.o(definition, key) && !__nccwpck_require__.o(exports, key)) {
/******/ 				Object.defineProperty(exports, key, { enumerable: true, get: definition[key] });
/******/ 			}
/******/ 		}
/******/ 	};
/******/ })();
/******/ 
/******/ /* webpack/runtime/ensure chunk */
/******/ (() => {
/******/ 	__nccwpck_require__.f = {};
/******/ 	// This file contains only the entry chunk.
/******/ 	// The chunk loading function for additional chunks
/******/ 	__nccwpck_require__.e = (chunkId) => {
/******/ 		return Promise.all(Object.keys(__nccwpck_require__.f).reduce((promises, key) => {
/******/ 			__nccwpck_require__.f[key](chunkId, promises);
/******/ 			return promises;
/******/ 		}, []));
/******/ 	};
/******/ })();
/******/ 
/******/ /* webpack/runtime/get javascript chunk filename */
/******/ (() => {
/******/ 	// This function allow to reference async chunks
/******/ 	__nccwpck_require__.u = (chunkId) => {
/******/ 		// return url for filenames based on template
/******/ 		return "" + chunkId + ".index.js";
/******/ 	};
/******/ })();
/******/ 
/******/ /* webpack/runtime/hasOwnProperty shorthand */
/******/ (() => {
/******/ 	__nccwpck_require__.o = (obj, prop) => (Object.prototype.hasOwnProperty.call(obj, prop))
/******/ })();
/******/ 
/******/ /* webpack/runtime/make namespace object */
/******/ (() => {
/******/ 	// define __esModule on exports
/******/ 	__nccwpck_require__.r = (exports) => {
/******/ 		if(typeof Symbol !== 'undefined' && Symbol.toStringTag) {
/******/ 			Object.defineProperty(exports, Symbol.toStringTag, { value: 'Module' });
/******/ 		}
/******/ 		Object.defineProperty(exports, '__esModule', { value: true });
/******/ 	};
/******/ })();
/******/ 
/******/ /* webpack/runtime/import chunk loading */
/******/ (() => {
/******/ 	// no baseURI
/******/ 	
/******/ 	// object to store loaded and loading chunks
/******/ 	// undefined = chunk not loaded, null = chunk preloaded/prefetched
/******/ 	// [resolve, Promise] = chunk loading, 0 = chunk loaded
/******/ 	var installedChunks = {
/******/ 		792: 0
/******/ 	};
/******/ 	
/******/ 	var installChunk = (data) => {
/******/ 		var {ids, modules, runtime} = data;
/******/ 		// add "modules" to the modules object,
/******/ 		// then flag all "ids" as loaded and fire callback
/******/ 		var moduleId, chunkId, i = 0;
/******/ 		for(moduleId in modules) {
/******/ 			if(__nccwpck_require__.o(modules, moduleId)) {
/******/ 				__nccwpck_require__.m[moduleId] = modules[moduleId];
/******/ 			}
/******/ 		}
/******/ 		if(runtime) runtime(__nccwpck_require__);
/******/ 		for(;i < ids.length; i++) {
/******/ 			chunkId = ids[i];
/******/ 			if(__nccwpck_require__.o(installedChunks, chunkId) && installedChunks[chunkId]) {
/******/ 				installedChunks[chunkId][0]();
/******/ 			}
/******/ 			installedChunks[ids[i]] = 0;
/******/ 		}
/******/ 	
/******/ 	}
/******/ 	
/******/ 	__nccwpck_require__.f.j = (chunkId, promises) => {
/******/ 			// import() chunk loading for javascript
/******/ 			var installedChunkData = __nccwpck_require__.o(installedChunks, chunkId) ? installedChunks[chunkId] : undefined;
/******/ 			if(installedChunkData !== 0) { // 0 means "already installed".
/******/ 	
/******/ 				// a Promise means "currently loading".
/******/ 				if(installedChunkData) {
/******/ 					promises.push(installedChunkData[1]);
/******/ 				} else {
/******/ 					if(true) { // all chunks have JS
/******/ 						// setup Promise in chunk cache
/******/ 						var promise = import("./" + __nccwpck_require__.u(chunkId)).then(installChunk, (e) => {
/******/ 							if(installedChunks[chunkId] !== 0) installedChunks[chunkId] = undefined;
/******/ 							throw e;
/******/ 						});
/******/ 						var promise = Promise.race([promise, new Promise((resolve) => (installedChunkData = installedChunks[chunkId] = [resolve]))])
/******/ 						promises.push(installedChunkData[1] = promise);
/******/ 					}
/******/ 				}
/******/ 			}
/******/ 	};
/******/ 	
/******/ 	// no prefetching
/******/ 	
/******/ 	// no preloaded
/******/ 	
/******/ 	// no external install chunk
/******/ 	
/******/ 	// no on chunks loaded
/******/ })();
/******/ 
/************************************************************************/
/******/ 
/******/ // startup
/******/ // Load entry module and return exports
/******/ // This entry module used 'module' so it can't be inlined
/******/ var __webpack_exports__ = __nccwpck_require__(3986);
/******/ __webpack_exports__ = await __webpack_exports__;
/******/ 
