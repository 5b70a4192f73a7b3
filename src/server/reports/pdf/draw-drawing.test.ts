import PDFDocument from 'pdfkit'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { drawPortrait } from '#domain/drawings/draw-portrait.ts'
import type { Drawing } from '#domain/drawings/drawing.ts'
import { portraitOf } from '#domain/drawings/parameters/portrait.ts'
import { measuredPortrait, stylePortrait } from '#domain/drawings/styles/report-portraits.ts'
import { namedStyles, type StyleName } from '#domain/drawings/styles/style.ts'
import { toSvg } from '#domain/drawings/svg.ts'
import { pdfAsSvg } from '#tests/support/pdf-as-svg.ts'
import { drawDrawing } from './draw-drawing.ts'
import { fontNames, loadFont } from './fonts.ts'
import { bytesOf } from './paper.ts'

const PIXELS_PER_MM = 2
/**
 * Limit of the mean difference, of 255, over all pixels: anti-aliasing differs a little between
 * transformations.
 */
const MEAN_DIFFERENCE = 0.6

const drawn = { face_shape: 'heart', face: { lids: 'single', freckles: 40 } } as const
const best = { list: 'best', at: 0 } as const

async function pdfOf(drawing: Drawing) {
  const width = drawing.box.width * PIXELS_PER_MM
  const height = drawing.box.height * PIXELS_PER_MM
  const paper = new PDFDocument({ size: [width, height], margin: 0, compress: false })
  for (const name of fontNames) paper.registerFont(name, loadFont(name).file)
  drawDrawing(paper, drawing, { x: 0, y: 0, width, height })
  return { width, file: await bytesOf(paper) }
}

const pixelsOf = (svg: string, width: number) =>
  sharp(Buffer.from(svg)).resize({ width }).flatten({ background: '#f3ece2' }).raw().toBuffer()

async function meanDifference(drawing: Drawing): Promise<number> {
  const { width, file } = await pdfOf(drawing)
  const [ours, theirs] = [
    await pixelsOf(pdfAsSvg(file), width),
    await pixelsOf(toSvg(drawing), width),
  ]
  expect(ours.length).toBe(theirs.length)
  return ours.reduce((sum, value, at) => sum + Math.abs(value - theirs[at]!), 0) / ours.length
}

test.each<StyleName>(['hushCut', 'pixie', 'hippiePerm', 'lowBun', 'shadowPerm'])(
  'the PDF draws %s like the SVG of the site, pixel by pixel',
  async (name) => {
    const portrait = portraitOf(stylePortrait(drawn, namedStyles[name], best))
    expect(await meanDifference(drawPortrait(portrait))).toBeLessThan(MEAN_DIFFERENCE)
  },
)

test('both draw a cape of several colours and blended make-up', async () => {
  const portrait = portraitOf({
    face: { makeUp: 'blended', lipColour: '#b35e6a', cheekColour: '#e5acb5', lidColour: '#91778c' },
    hair: namedStyles.pixie,
    picture: { frame: 'poster', clothes: 'cape', capeColours: '#82415d #bfa9ce #705889 #537196' },
  })
  expect(await meanDifference(drawPortrait(portrait))).toBeLessThan(MEAN_DIFFERENCE)
})

test('both draw the dashed lines of a measured face', async () => {
  const lines = portraitOf(measuredPortrait(drawn))
  const without = { ...lines, picture: { ...lines.picture, measures: 'none' as const } }
  expect(await meanDifference(drawPortrait(lines))).toBeLessThan(MEAN_DIFFERENCE)
  const { file } = await pdfOf(drawPortrait(lines))
  const dashes = (pdf: Uint8Array) =>
    Buffer.from(pdf)
      .toString('latin1')
      .match(/^\[\d.*\] 0 d$/gm)
  expect(dashes(file)?.length).toBeGreaterThan(0)
  expect(dashes((await pdfOf(drawPortrait(without))).file)).toBeNull()
})

test('the comparison distinguishes different pictures', async () => {
  const drawing = drawPortrait(portraitOf(stylePortrait(drawn, namedStyles.hushCut, best)))
  const other = drawPortrait(portraitOf(stylePortrait(drawn, namedStyles.longStraight, best)))
  const { width, file } = await pdfOf(drawing)
  const [ours, theirs] = [
    await pixelsOf(pdfAsSvg(file), width),
    await pixelsOf(toSvg({ ...other, box: drawing.box }), width),
  ]
  const sum = ours.reduce((total, value, at) => total + Math.abs(value - theirs[at]!), 0)
  expect(sum / ours.length).toBeGreaterThan(4 * MEAN_DIFFERENCE)
})

test('labels of marks are text in the PDF', async () => {
  const picture = { frame: 'plan', measures: 'plan' } as const
  const drawing = drawPortrait(portraitOf({ hair: namedStyles.hushCut, picture }))
  expect(drawing.labels.length).toBeGreaterThan(3)
  const { file } = await pdfOf(drawing)
  const texts = Buffer.from(file).toString('latin1').match(/^BT$/gm) ?? []
  expect(texts.length).toBeGreaterThanOrEqual(drawing.labels.length)
})
