import PDFDocument from 'pdfkit'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { fontNames, loadFont } from '#server/reports/pdf/fonts.ts'
import { bytesOf, page } from '#server/reports/pdf/paper.ts'
import { colorReportWith } from '#tests/support/color-report.ts'
import { pdfAsSvg } from '#tests/support/pdf-as-svg.ts'
import { pdfContent } from '#tests/support/pdf-content.ts'
import { seasonKeys } from '../season.ts'
import { drawPoster } from './poster.ts'
import { poster } from './poster-layout.ts'

type ColorReport = ReturnType<typeof colorReportWith>

async function posterOf(report: ColorReport) {
  const paper = new PDFDocument({ size: 'A4', margin: 0, compress: false })
  for (const name of fontNames) paper.registerFont(name, loadFont(name).file)
  drawPoster(paper, report, { head: report, language: 'ko' })
  const file = await bytesOf(paper)
  const svg = pdfAsSvg(file)
  const { data, info } = await sharp(Buffer.from(svg)).removeAlpha().raw().toBuffer({
    resolveWithObject: true,
  })
  const colourAt = (x: number, y: number) => {
    const at = (Math.floor(y) * info.width + Math.floor(x)) * info.channels
    return `#${data.subarray(at, at + info.channels).toString('hex')}`
  }
  const lines = pdfContent(file).lines[0]!.map((line) => ({ ...line, y: page.height - line.y }))
  return { lines, colourAt }
}

/** Share of a stripe's width that avoids the shadow and the middle line of its fold. */
const IN_FOLD = 0.4
/** Height above the lower edge of the stripes that their texts take. */
const TEXTS_HEIGHT = 80

test.each(seasonKeys)('names each stripe of %s after its colour', async (season) => {
  const report = colorReportWith({}, season)
  const { lines, colourAt } = await posterOf(report)
  const width = page.width / report.best.length

  const stripes = report.best.map((_, index) => {
    const texts = lines.filter(
      ({ x, y }) =>
        Math.floor(x / width) === index &&
        y > poster.stripesBottom - TEXTS_HEIGHT &&
        y < poster.stripesBottom,
    )
    return {
      hex: colourAt((index + IN_FOLD) * width, texts[0]!.y),
      text: texts.map(({ text }) => text.trim()).join(' '),
    }
  })

  const named = report.best.map(({ hex, munsell, names }) => ({
    hex,
    text: `${names.ko} ${names.en} ${munsell}`,
  }))
  const byColour = (one: { hex: string }, other: { hex: string }) =>
    one.hex.localeCompare(other.hex)
  expect(stripes.toSorted(byColour)).toEqual(named.toSorted(byColour))
})
