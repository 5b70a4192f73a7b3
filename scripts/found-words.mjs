/** Parts of names (split at capitals, hyphens, underscores) that the glossary replaced, and their replacement. */
const NAMES = {
  arranged: 'ordered, position',
  desk: 'admin',
  office: 'admin',
  workroom: 'admin',
  forget: 'erase, purge',
  forgets: 'erase, purge',
  forgotten: 'erased, purged',
  told: 'notified',
  tell: 'notify, openTask, emit',
  tells: 'notify, openTask, emit',
  overtaken: 'conflict',
  untaken: 'orphaned',
  unwanted: 'duplicatePayment',
  squeezed: 'normalizedName',
  mentions: 'search',
  news: 'unreadCounts',
  kept: 'cached, stored, retained, saved',
  histories: 'property tests',
  truths: 'invariants',
  journeys: 'end-to-end tests',
}

/** Names that the wire has fixed. */
const WIRE = new Set(['kept', 'KEPT', 'FEE_KEPT'])

/** Phrases of comments and docs, and what to write. */
const PHRASES = [
  [
    /\bthe compan(?:y|ies)(?:['’]s?)?(?= (?:tell|word|answer|notice|say|side|account|took|take|kn[eo]w|has|had|is|was|of pay|page|window)|['’])/i,
    'provider',
  ],
  [/\b(?:payment|another|other) compan(?:y|ies)\b/i, 'provider'],
  [/\b(?:is|are|was|were|be|been|being|not|never|once|and) told\b/i, 'is notified, gets a message'],
  [/\b(?:gives?|gave|given|giving) back\b/i, 'refund, release'],
  [/\b(?:takes?|took|taken|fetch(?:es|ed)?) back\b/i, 'reversed'],
  [/\bcalled off\b/i, 'cancelled'],
  [/\bkept pages?\b/i, 'cached page'],
  [/\banew\b/i, 'again'],
  [/\bwork(?:s|ed)? off\b/i, 'process'],
  [/\b(?:overtaken|untaken|unwanted|workroom|squeezed)\b/i, 'see docs/glossary.md'],
  [/\b(?:the|a|front|back|whose|its) doors?\b/i, 'public API'],
  [/\b(?:the|this) house\b/i, 'codebase'],
  [/\bwings?\b/i, 'layer'],
  [/(?<!back |tax )\boffice\b(?! hours| suite)/i, 'back office'],
  [/\bdesks?\b/i, 'back office'],
  [/\b(?:one|each|every|some|any|of|the|same|such|a) things?\b/i, 'item, or what it is'],
  [/\bodd (?:deposits?|payments?|money)\b/i, 'unmatched payment'],
  [/\bso many of\b/i, 'a number'],
]

const UNCLEAR_START = /^(?:the same\b|so many\b|and\b)/i

/**
 * Finds replaced words in one file: in names and comments of code, in all of a document.
 *
 * @param {string} file its path, which counts as a name as well
 * @param {string} text
 * @returns {{ line: number, word: string, use: string }[]}
 */
export function findWords(file, text) {
  const inPath = file.startsWith('docs/') ? [] : inNames([{ line: 0, text: file }])
  if (file.endsWith('.md')) return [...inPath, ...inProse(linesOf(proseOf(text)))]
  const { code, comments } = split(text)
  return [
    ...inPath,
    ...inNames(linesOf(code)),
    ...inProse(linesOf(comments)),
    ...unclearStarts(text),
  ]
}

const linesOf = (text) => text.split('\n').map((each, index) => ({ line: index + 1, text: each }))

/** A document without its code: names there are found where they are declared. */
const proseOf = (text) =>
  text
    .replace(/^```[\s\S]*?^```/gm, (block) => block.replace(/[^\n]/g, ' '))
    .replace(/`[^`\n]*`/g, ' ')

/** Code and comments apart, each at its own lines; string literals and JSX text are dropped roughly. */
function split(text) {
  let comments = ''
  const blank = (match) => match.replace(/[^\n]/g, ' ')
  const code = text.replace(
    /\/\*[\s\S]*?\*\/|(?<![:\\'"`/])\/\/[^\n]*|(?<!\S)--\s[^\n]*|'(?:\\.|[^'\\\n])*'|"(?:\\.|[^"\\\n])*"|`(?:\\.|[^`\\])*`/g,
    (match, offset) => {
      if (/^(\/[/*]|--)/.test(match)) {
        comments += text.slice(comments.length, offset).replace(/[^\n]/g, ' ') + match
      }
      return blank(match)
    },
  )
  return { code, comments }
}

function inNames(lines) {
  return lines.flatMap(({ line, text }) =>
    [...text.matchAll(/[A-Za-z_$][\w$]*/g)].flatMap(([name]) => {
      if (WIRE.has(name)) return []
      const parts = name.split(/_|(?<=[a-z0-9])(?=[A-Z])/).map((part) => part.toLowerCase())
      return parts
        .filter((part, index) => Object.hasOwn(NAMES, part) && parts[index - 1] !== 'back')
        .map((part) => ({ line, word: name, use: NAMES[part] }))
    }),
  )
}

function inProse(lines) {
  return lines.flatMap(({ line, text }) =>
    PHRASES.flatMap(([pattern, use]) => {
      const match = pattern.exec(text)
      return match ? [{ line, word: match[0], use }] : []
    }),
  )
}

function unclearStarts(text) {
  return [...text.matchAll(/\/\*\*[\s*]*([^\n*]*)/g)].flatMap(({ index, 1: first }) => {
    const match = UNCLEAR_START.exec(first)
    return match
      ? [
          {
            line: text.slice(0, index).split('\n').length,
            word: match[0],
            use: 'a sentence that stands alone',
          },
        ]
      : []
  })
}
