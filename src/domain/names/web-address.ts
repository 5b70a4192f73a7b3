/** Common generic top-level domains; those of countries are any two letters. */
const GENERIC_ENDINGS = new Set(
  `com net org info biz shop store online site website xyz top club vip live app dev page link click
  icu buzz pro mobi space fun tech cloud digital agency email news blog life world today zone win bid
  loan work asia name edu gov mil int onion 한국 닷컴`.split(/\s+/),
)

/** Top-level domains that always count, even after initials: nobody is called “T.Me” or “X.Com”. */
const ENDINGS_AFTER_INITIALS = new Set(
  'com net org info biz me co io kr app dev shop xyz top'.split(' '),
)

const TITLES = new Set(['st', 'dr', 'mr', 'ms', 'mrs', 'prof', 'jr', 'sr', 'ph', 'th'])

/** Without any of these there is no address; spares most names the slow patterns below. */
const HINT = /[.:]|http/
const SCHEME = /:\/\/|(?<![\p{L}\p{N}])https?(?![\p{L}\p{N}])|(?<![\p{L}\p{N}])www\./u
const DOTTED = /([\p{L}\p{N}\p{M}_-]+(?:\.[\p{L}\p{N}\p{M}_-]+)+)([/:?#])?/gu

/**
 * Whether mail programs would turn part of a line into a link: a scheme, `www.`, or words joined by
 * dots that look like a domain. Initials and titles before a dot are names (`J.Kim`, `St.John`).
 */
export function hasWebAddress(line: string): boolean {
  const plain = line.normalize('NFKC').replace(/。/g, '.').toLowerCase()
  if (!HINT.test(plain)) return false
  return (
    SCHEME.test(plain) ||
    [...plain.matchAll(DOTTED)].some(([, labels = '', after]) => after || isDomain(labels))
  )
}

function isDomain(dotted: string): boolean {
  const labels = dotted.split('.')
  const ending = labels.at(-1) ?? ''
  const isInitials = labels.slice(0, -1).every((label) => label.length === 1 || TITLES.has(label))
  if (isInitials) return ENDINGS_AFTER_INITIALS.has(ending)
  return /^[a-z]{2}$/.test(ending) || ending.startsWith('xn--') || GENERIC_ENDINGS.has(ending)
}
