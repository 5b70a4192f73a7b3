/**
 * Generates the site's fonts from the npm packages of Pretendard (text) and Hahmlet (display). Runs
 * before every build; does nothing while the glyphs are unchanged.
 *
 * Small files contain the glyphs that a page needs before its first paint: Latin, and the Korean in
 * the first view of the entry pages. More contain the other Korean of these pages, of the other public
 * pages and of all other screens. Rare syllables come from the packages' own slices, which browsers load by unicode range.
 * Each style sheet is loaded when its fonts are needed (`src/web/ui/fonts`).
 */
import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join, relative } from 'node:path'
import subsetFont from 'subset-font'
import { languageNames } from '#texts/language-names.ts'
import { charactersOf, fontFace, type Slice, slicesOf } from './fonts/faces.ts'
import { latin, readGlyphs, signs, vietnamese, without } from './fonts/glyphs.ts'

const OUTPUT = join(import.meta.dirname, '../src/web/ui/fonts/generated')
/** Temporary folder, which replaces the old fonts when it is complete. */
const MAKING = `${OUTPUT}.making`
const FIRST_VISIT_LIMIT_BYTES = 150_000
const BEFORE_PAINT_LIMIT_BYTES = 50_000

const packages = createRequire(import.meta.url)
const pretendard = join(dirname(packages.resolve('pretendard/package.json')), 'dist/web')
const hahmlet = dirname(packages.resolve('@fontsource/hahmlet/package.json'))

const TEXT = join(pretendard, 'variable/woff2/PretendardVariable.woff2')
const DISPLAY = join(hahmlet, 'files/hahmlet-korean-300-normal.woff2')
const DISPLAY_LATIN = join(hahmlet, 'files/hahmlet-latin-300-normal.woff2')
const DISPLAY_VIETNAMESE = join(hahmlet, 'files/hahmlet-vietnamese-300-normal.woff2')

const FEATURES = ['kern', 'tnum', 'ccmp', 'mark', 'mkmk', 'locl']
const TEXT_WEIGHTS = { wght: { min: 400, max: 600 } }

const textSlices = join(pretendard, 'static/pretendard-dynamic-subset.css')
const syllables = slicesOf(await readFile(textSlices, 'utf8'), ['400']).map(({ range }) =>
  charactersOf(range),
)
const glyphs = await readGlyphs(syllables.toReversed())
const stamp = createHash('sha256')
  .update(JSON.stringify(glyphs))
  .update(await readFile(import.meta.filename))
  .update(await readFile(join(import.meta.dirname, 'fonts/faces.ts')))
  .update(await readFile(join(import.meta.dirname, 'fonts/glyphs.ts')))
  .digest('hex')
const stampFile = join(OUTPUT, 'stamp')

if (existsSync(stampFile) && (await readFile(stampFile, 'utf8')) === stamp) {
  console.log('Fonts are up to date.')
} else {
  await makeFonts()
}

async function makeFonts() {
  await rm(MAKING, { recursive: true, force: true })
  await mkdir(MAKING, { recursive: true })

  const text = { family: 'Gyeol Text', weight: '400 600' }
  const display = { family: 'Gyeol Display', weight: '300' }
  const accents = [...vietnamese].filter((glyph) => glyph < '\u0100').join('')
  const beyondLatin1 = [...vietnamese].filter((glyph) => glyph >= '\u0100').join('')
  // Every page shows “Tiếng Việt” in the language menu, which would load the whole Vietnamese font.
  const ofLanguageNames = [...vietnamese]
    .filter((glyph) => languageNames.vi[1].includes(glyph))
    .join('')
  const sheets = {
    latin: [
      await face(text, 'text-latin', TEXT, latin + ofLanguageNames),
      await face(display, 'display-latin', DISPLAY_LATIN, without(latin, signs) + accents),
      await face(display, 'display-signs', DISPLAY_LATIN, signs),
    ],
    vietnamese: [
      await face(text, 'text-vietnamese', TEXT, without(vietnamese, ofLanguageNames)),
      await face(display, 'display-vietnamese', DISPLAY_VIETNAMESE, beyondLatin1),
    ],
    korean: [
      await face(text, 'text-first', TEXT, glyphs.firstView),
      await face(display, 'display-first', DISPLAY, glyphs.firstHeadings),
    ],
    'entry-korean': [
      await face(text, 'text-korean', TEXT, glyphs.entryPages),
      await face(display, 'display-korean', DISPLAY, glyphs.headings),
    ],
    'more-korean': [
      await face(text, 'text-more', TEXT, glyphs.otherScreens),
      await face(text, 'text-public', TEXT, glyphs.publicPages),
      await face(display, 'display-more', DISPLAY, glyphs.quotes),
    ],
  }

  for (const [sheet, faces] of Object.entries(sheets)) {
    await writeFile(join(MAKING, `${sheet}.css`), faces.map(({ css }) => css).join('\n'))
  }
  await writeFile(join(MAKING, 'slices.css'), (await slices()).join('\n'))
  await writeFile(join(MAKING, 'stamp'), stamp)
  await rm(OUTPUT, { recursive: true, force: true })
  await rename(MAKING, OUTPUT)
  report(Object.values(sheets).flat())
}

async function face(
  { family, weight }: { family: string; weight: string },
  name: string,
  source: string,
  characters: string,
) {
  const data = await subsetFont(await readFile(source), characters, {
    targetFormat: 'woff2',
    keepFeatures: FEATURES,
    noHinting: true,
    ...(source === TEXT && { variationAxes: TEXT_WEIGHTS }),
  })
  await writeFile(join(MAKING, `${name}.woff2`), data)
  const css = fontFace({ family, weight, url: `./${name}.woff2`, characters })
  return { name, css, bytes: data.length }
}

/** Copies the packages' slices under separate family names, which follow ours in the font list. */
async function slices(): Promise<string[]> {
  const display = join(hahmlet, '300.css')
  return [
    ...(await readSlices(textSlices, ['400', '600'])).map((slice) =>
      fontFace({ family: 'Gyeol Text Slices', ...slice }),
    ),
    ...(await readSlices(display, ['300'])).map((slice) =>
      fontFace({ family: 'Gyeol Display Slices', ...slice }),
    ),
  ]
}

/** Groups rules of one range, since equal neighbours compress well. */
async function readSlices(file: string, weights: readonly string[]): Promise<Slice[]> {
  const all = slicesOf(await readFile(file, 'utf8'), weights)
  all.sort((one, other) => one.range.localeCompare(other.range))
  return all.map((slice) => ({
    ...slice,
    url: relative(MAKING, join(dirname(file), slice.url)).replaceAll('\\', '/'),
  }))
}

function report(faces: readonly { name: string; bytes: number }[]) {
  for (const { name, bytes } of faces) console.log(`${name}.woff2  ${bytes} bytes`)
  const totalOf = (isCounted: (name: string) => boolean) =>
    faces.filter(({ name }) => isCounted(name)).reduce((sum, { bytes }) => sum + bytes, 0)
  const firstVisit = totalOf((name) => !/more|vietnamese|display-latin/.test(name))
  const beforePaint = totalOf((name) => /first|signs|text-latin/.test(name))
  console.log(`Fonts of a first visit in Korean: ${firstVisit} bytes, ${beforePaint} of them early`)
  if (firstVisit > FIRST_VISIT_LIMIT_BYTES || beforePaint > BEFORE_PAINT_LIMIT_BYTES) {
    throw new Error(
      `the fonts of a first visit pass ${FIRST_VISIT_LIMIT_BYTES} bytes, ${BEFORE_PAINT_LIMIT_BYTES} early`,
    )
  }
}
