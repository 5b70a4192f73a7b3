import {
  type Flow,
  linesOf,
  type wholeColumn,
  writeLine,
  writeLineTo,
} from '#server/reports/pdf/flow.ts'
import { column, inks, looks, margin } from '#server/reports/pdf/paper.ts'
import { drawPicture, type ReportPicture } from '#server/reports/pdf/report-picture.ts'
import type { HairContent } from '../report-content.ts'

type Analysis = HairContent['type_analysis']

/** Height of the face's picture. */
export const FACE_HEIGHT = 236
const PICTURE = { width: 200, height: FACE_HEIGHT } as const
const GAP = 28
const MEASUREMENT_HEIGHT = 22
const MEASUREMENT_TEXT = { ...looks.small, ink: 'ink' } as const
const LABEL_SHARE = 0.36
const VALUE_SHARE = 0.24
const DOT_RADIUS = 3.4

interface FacePicture {
  readonly picture: ReportPicture
  readonly alt: string
}

/** Writes the face: its picture, its type, its measurements, and the explanation. */
export function writeAnalysis(flow: Flow, analysis: Analysis, { picture, alt }: FacePicture) {
  flow.keepTogether(PICTURE.height)
  const top = flow.y
  flow.draw((paper) => drawPicture(paper, picture, { x: margin.side, y: top, ...PICTURE }, alt))

  const x = margin.side + PICTURE.width + GAP
  const place = { x, width: column - PICTURE.width - GAP }
  flow.text(analysis.face_type, looks.heading, place)
  flow.space(14)
  for (const measurement of analysis.measurements) {
    writeMeasurement(flow, measurement, place)
  }
  flow.moveTo(Math.max(flow.y, top + PICTURE.height))
  flow.space(20)
  flow.text(analysis.text, looks.body)
}

/** Writes a label, a line with a dot on it, and a value. */
function writeMeasurement(
  flow: Flow,
  { label, position, value }: Analysis['measurements'][number],
  { x, width }: typeof wholeColumn,
) {
  const { paper, y } = flow
  const lineX = x + width * LABEL_SHARE
  const lineWidth = width * (1 - LABEL_SHARE - VALUE_SHARE)
  const lines = linesOf(paper, label, MEASUREMENT_TEXT, width * LABEL_SHARE - 8)
  const middle = y + (MEASUREMENT_TEXT.size * MEASUREMENT_TEXT.leading) / 2
  flow.draw(() => {
    for (const [index, line] of lines.entries()) {
      writeLine(paper, line, MEASUREMENT_TEXT, x, y + index * 12)
    }
    paper.undash().lineWidth(0.8).strokeColor(inks.rule).strokeOpacity(1)
    paper
      .moveTo(lineX, middle)
      .lineTo(lineX + lineWidth, middle)
      .stroke()
    paper.circle(lineX + position * lineWidth, middle, DOT_RADIUS).fill(inks.clay)
    writeLineTo(paper, value, MEASUREMENT_TEXT, x + width, y)
  })
  flow.moveTo(y + MEASUREMENT_HEIGHT + (lines.length - 1) * 12)
}
