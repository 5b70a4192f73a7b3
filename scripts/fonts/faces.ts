export interface Slice {
  readonly weight: string
  readonly url: string
  readonly range: string
}

type Face = { readonly family: string; readonly weight: string; readonly url: string } & (
  | { readonly range: string }
  | { readonly characters: string }
)

/** Writes an @font-face rule for the given characters. Text is readable before the font loads. */
export function fontFace(face: Face): string {
  const range = 'range' in face ? face.range : unicodeRange(face.characters)
  return `@font-face {
  font-family: '${face.family}';
  font-style: normal;
  font-weight: ${face.weight};
  font-display: swap;
  src: url('${face.url}') format('woff2');
  unicode-range: ${range};
}`
}

/** Reads the slices of the given weights from a package's style sheet. */
export function slicesOf(css: string, weights: readonly string[]): Slice[] {
  return [...css.matchAll(/@font-face\s*{([^}]*)}/g)].flatMap(([, rule = '']) => {
    const weight = /font-weight:\s*(\d+)/.exec(rule)?.[1]
    const url = /url\(([^)]+\.woff2)\)/.exec(rule)?.[1]
    const range = /unicode-range:\s*([^;]+);/.exec(rule)?.[1]
    return weight && weights.includes(weight) && url && range ? [{ weight, url, range }] : []
  })
}

/** Lists the characters of a unicode range. */
export function charactersOf(range: string): string {
  const runs = range.split(',').map((run) => {
    const [first = 0, last = first] = run
      .trim()
      .slice('U+'.length)
      .split('-')
      .map((point) => Number.parseInt(point, 16))
    return Array.from({ length: last - first + 1 }, (_, at) => String.fromCodePoint(first + at))
  })
  return runs.flat().join('')
}

function unicodeRange(characters: string): string {
  const points = [...new Set(characters)]
    .flatMap((each) => each.codePointAt(0) ?? [])
    .sort((a, b) => a - b)
  const runs: [first: number, last: number][] = []
  for (const point of points) {
    const run = runs.at(-1)
    if (run && point === run[1] + 1) run[1] = point
    else runs.push([point, point])
  }
  return runs
    .map(([first, last]) => (first === last ? hex(first) : `${hex(first)}-${last.toString(16)}`))
    .join(', ')
}

const hex = (point: number) => `U+${point.toString(16)}`
