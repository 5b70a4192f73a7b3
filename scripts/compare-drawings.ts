/**
 * `node scripts/run.mjs scripts/compare-drawings.ts [COUNT] [SEED]`: draws random portraits here and
 * in a browser. Fails if a single byte of their SVG differs, or if the browser's pixels differ from
 * those of the PNG that the server makes by more than edges do.
 */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium, type Page } from 'playwright'
import sharp from 'sharp'
import { build } from 'vite'
import { chromiumOptions } from '#tests/support/chromium.ts'
import { drawPortrait } from '../src/domain/drawings/draw-portrait.ts'
import type { Drawing } from '../src/domain/drawings/drawing.ts'
import { seededRandom } from '../src/domain/drawings/geometry/random.ts'
import { decodePortrait, encodePortrait } from '../src/domain/drawings/parameters/encoding.ts'
import { portraitOf } from '../src/domain/drawings/parameters/portrait.ts'
import { randomPortrait } from '../src/domain/drawings/parameters/random-portrait.ts'
import { namedStyles } from '../src/domain/drawings/styles/style.ts'
import { toSvg } from '../src/domain/drawings/svg.ts'

const PAPER = '#faf6f0'
const WIDTH = 460
/** Mean difference per pixel (0 to 255) that is allowed. */
const MEAN_LIMIT = 1.5
const FAR_OFF = 48
const FAR_OFF_SHARE = 0.01

const root = join(import.meta.dirname, '..')
const drawings = join(root, 'src/domain/drawings')
const count = Number(process.argv[2] ?? 200)
const random = seededRandom(Number(process.argv[3] ?? 1))

const texts = Array.from({ length: count }, () => encodePortrait(randomPortrait(random)))
const svgHere = (text: string) => toSvg(drawPortrait(decodePortrait(text)))

const browser = await chromium.launch(chromiumOptions)
try {
  const page = await browser.newPage({ viewport: { width: WIDTH, height: 700 } })
  await page.addScriptTag({ content: await bundledEngine() })
  const differing = await differingSvgs(page)
  const farthest = await farthestPixels(page)
  console.log(`${count} portraits, ${differing} whose bytes differ in the browser`)
  console.log(`pixels of ${farthest.pictures} pictures: ${farthest.summary}`)
  process.exitCode = differing || !farthest.isNear ? 1 : 0
} finally {
  await browser.close()
}

/** Bundles the drawing engine as one browser script that defines `drawn(text)`. */
async function bundledEngine(): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'drawings-'))
  try {
    const entry = join(folder, 'entry.ts')
    writeFileSync(
      entry,
      `import { drawPortrait } from '${drawings}/draw-portrait.ts'
import { decodePortrait } from '${drawings}/parameters/encoding.ts'
import { toSvg } from '${drawings}/svg.ts'
export const drawn = (text: string) => toSvg(drawPortrait(decodePortrait(text)))`,
    )
    await build({
      root,
      configFile: false,
      logLevel: 'error',
      build: {
        outDir: folder,
        emptyOutDir: false,
        lib: { entry, formats: ['iife'], name: 'engine', fileName: () => 'engine.js' },
      },
    })
    return readFileSync(join(folder, 'engine.js'), 'utf8')
  } finally {
    rmSync(folder, { recursive: true })
  }
}

async function differingSvgs(page: Page): Promise<number> {
  const there: string[] = await page.evaluate(
    `${JSON.stringify(texts)}.map((text) => engine.drawn(text))`,
  )
  return texts.filter((text, i) => svgHere(text) !== there[i]).length
}

/** Compares the browser's screenshot of every named style with the server's PNG. */
async function farthestPixels(page: Page) {
  const differences = []
  for (const [name, hair] of Object.entries(namedStyles)) {
    const drawing = drawPortrait(portraitOf({ hair }))
    const seen = await pixelsOfBrowser(page, drawing)
    const { mean, farOff } = difference(seen, await pixelsOfServer(toSvg(drawing)))
    differences.push({ name, mean, farOff })
  }
  const worst = differences.reduce((most, each) => (each.mean > most.mean ? each : most))
  const most = Math.max(...differences.map(({ farOff }) => farOff))
  return {
    pictures: differences.length,
    isNear: worst.mean <= MEAN_LIMIT && most <= FAR_OFF_SHARE,
    summary: `${worst.mean.toFixed(2)} of 255 apart on average at most (${worst.name}), ${(most * 100).toFixed(2)} % more than ${FAR_OFF} apart at most`,
  }
}

async function pixelsOfBrowser(page: Page, drawing: Drawing): Promise<Buffer> {
  const high = Math.round((WIDTH * drawing.box.height) / drawing.box.width)
  await page.setContent(
    `<body style="margin:0;background:${PAPER}"><div style="width:${WIDTH}px;height:${high}px">${toSvg(drawing)}</div>`,
  )
  const png = await page.locator('div').screenshot()
  return sharp(png).removeAlpha().raw().toBuffer()
}

function pixelsOfServer(svg: string): Promise<Buffer> {
  return sharp(Buffer.from(svg), { density: 144 })
    .resize({ width: WIDTH })
    .flatten({ background: PAPER })
    .removeAlpha()
    .raw()
    .toBuffer()
}

function difference(a: Buffer, b: Buffer) {
  if (a.length !== b.length) return { mean: 255, farOff: 1 }
  let sum = 0
  let far = 0
  for (let i = 0; i < a.length; i++) {
    // biome-ignore lint/style/noNonNullAssertion: both have a byte at every index of the first.
    const apart = Math.abs(a[i]! - b[i]!)
    sum += apart
    if (apart > FAR_OFF) far++
  }
  return { mean: sum / a.length, farOff: far / a.length }
}
