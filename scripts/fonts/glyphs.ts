import { glob, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { kindNames } from '#consultings/kinds.ts'
import type { SamplePreview } from '#consultings/sample-preview.ts'
import { sampleOf, samplePoster } from '#consultings/sample-reports.ts'
import { reviewers } from '#server/seeds/demo/reviews.ts'
import { firstProducts } from '#server/seeds/products.ts'
import { ko } from '#texts/ko/index.ts'
import { sendingPhotos } from '#texts/ko/sending-photos.ts'
import { languageNames } from '#texts/language-names.ts'
import { sections } from '#web/layout/sections.ts'
import { firstHeadings as firstHeadingTexts, firstView as firstViewTexts } from './first-view.ts'

/** Capabilities whose texts appear on the entry and order pages. */
const ENTRY_TEXTS = ['ui', 'layout', 'catalog', 'content', 'ordering']
/** Capabilities whose texts appear on the other public pages. */
const PUBLIC_TEXTS = ['reviews', 'sendingPhotos']

/** In prices and dates, which no text contains. */
const UNITS = '원월화수목금토일'

const ROOT = join(import.meta.dirname, '../..')

const range = (first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_, at) => String.fromCodePoint(first + at)).join('')

/** ASCII and the punctuation, arrows and signs that the texts use. */
export const latin = `${range(0x20, 0x7e)}\u00a0·–—‘’“”…→←↑↓×÷−₩©®°•★☆✓«»`

/** What Korean headings contain besides Korean: they need no other Latin of the display font. */
export const signs = ' \u00a0,.·?!0123456789PDF'

export const vietnamese = `ÀÁÂÃÈÉÊÌÍÒÓÔÕÙÚÝàáâãèéêìíòóôõùúýĂăĐđĨĩŨũƠơƯư₫${range(0x1ea0, 0x1ef9)}`

interface Glyphs {
  /** Glyphs in the first view of the entry and order pages. */
  readonly firstView: string
  /** Further glyphs of the texts on these pages. */
  readonly entryPages: string
  /** Glyphs of the other public pages and base content, and the most common syllables. */
  readonly publicPages: string
  /** Glyphs of all other screens, and the next most common syllables. */
  readonly otherScreens: string
  /** Glyphs of the display font in the first view of the entry and order pages. */
  readonly firstHeadings: string
  /** Further glyphs of headings. */
  readonly headings: string
  /** Further glyphs for quotes of reviews: the most common syllables. */
  readonly quotes: string
}

/**
 * Collects the Korean glyphs of the site from its texts and base content. `syllables` (most common
 * first) stands for what people will write.
 */
export async function readGlyphs(syllables: readonly string[]): Promise<Glyphs> {
  const sentences = sentencesIn({ ...ko, sendingPhotos })
  const textsOf = (capabilities: readonly string[]) =>
    sentences.filter(({ path }) => capabilities.includes(path[0] ?? '')).map(({ text }) => text)
  const seeds = await seedTexts()
  const samples = kindNames.map(sampleOf)
  const previews = samples.map((sample) => sample.preview('ko'))

  const textsAt = (places: readonly string[]) =>
    sentences.filter(({ path }) => isWithin(places, path)).map(({ text }) => text)
  const firstView = hangul(
    textsAt(firstViewTexts),
    firstProducts.flatMap(({ words: { ko: product } }) => [product.name, product.summary]),
    languageNames.ko,
    UNITS,
  )
  const entryPages = hangul(textsOf(ENTRY_TEXTS))
  const publicPages = hangul(
    textsOf(PUBLIC_TEXTS),
    seeds,
    JSON.stringify(previews),
    syllables.slice(0, 4),
  )
  const everywhere = hangul(
    sentences.map(({ text }) => text),
    JSON.stringify(samples.map((sample) => sample.report('ko'))),
    syllables.slice(0, 7),
  )
  const headings = hangul(
    previews.flatMap(coverOf),
    displayOnPoster(),
    sentences.filter(isHeading).map(({ text }) => text),
    syllables.slice(0, 2),
  )
  const quoted = hangul(
    reviewers.map(({ title }) => title),
    syllables.slice(0, 5),
  )
  const firstHeadings = hangul(
    textsAt(firstHeadingTexts),
    firstProducts.map(({ words }) => words.ko.name),
    UNITS,
    firstProducts.flatMap(({ consultingType }) => coverOf(sampleOf(consultingType).preview('ko'))),
  )
  return {
    firstView,
    entryPages: without(entryPages, firstView),
    publicPages: without(publicPages, firstView + entryPages),
    otherScreens: without(everywhere, firstView + entryPages + publicPages),
    firstHeadings,
    headings: without(headings, firstHeadings),
    quotes: without(quoted, firstHeadings + headings),
  }
}

export const without = (glyphs: string, others: string): string =>
  [...glyphs].filter((glyph) => !others.includes(glyph)).join('')

interface Sentence {
  readonly path: readonly string[]
  readonly text: string
}

/**
 * True for texts in the display font: keys such as `title`, `emptyTitle`, `heading` and `siteName`, the
 * names of the kinds of consulting, and the menu's sections.
 */
const isHeading = ({ path }: Sentence) =>
  path.slice(-2).some((name) => /title|heading|headline|sitename|^name$/i.test(name)) ||
  (path[0] === 'layout' && sections.some(({ name }) => name === path[1]))

/** Collects texts; for a text with values, which is a function, its source code. */
function sentencesIn(node: unknown, path: readonly string[] = []): Sentence[] {
  if (typeof node === 'string') return [{ path, text: node }]
  if (typeof node === 'function') return [{ path, text: String(node) }]
  if (typeof node !== 'object' || node === null) return []
  return Object.entries(node).flatMap(([name, child]) => sentencesIn(child, [...path, name]))
}

const isWithin = (places: readonly string[], path: readonly string[]) =>
  places.some((place) => `${path.join('.')}.`.startsWith(`${place}.`))

const coverOf = ({ cover }: SamplePreview) => [cover.name, cover.headline]

/** Texts of the sample's poster in the display font. */
function displayOnPoster(): string[] {
  const { face, columns } = samplePoster('ko')
  return [face.title, ...columns.map(({ title }) => title)]
}

async function seedTexts(): Promise<string> {
  let texts = ''
  for await (const file of glob('src/server/**/seed*/**/*.ts', { cwd: ROOT })) {
    texts += await readFile(join(ROOT, file), 'utf8')
  }
  return texts
}

function hangul(...texts: (string | readonly string[])[]): string {
  const found = new Set(
    texts.flat().flatMap((text) => text.match(/[\u3131-\u318e\uac00-\ud7a3]/g) ?? []),
  )
  return [...found].sort().join('')
}
