import type { FaceOutlineName } from '#domain/drawings/parameters/face-fields.ts'
import { placeOnLine } from '#domain/face-measures/face-shapes.ts'
import { type FaceMeasures, ratioNames } from '#domain/face-measures/measure-face.ts'
import { shapedFace } from '#domain/face-measures/shape-drawing.ts'
import type { HairAdminTexts } from '../../admin-texts.ts'
import {
  type HairContent,
  MAX_MEASUREMENTS,
  type MeasuredFace,
  type Measurement,
} from '../../report-content.ts'
import { shapeName } from './face-words.ts'

interface Accepted {
  readonly outline: FaceOutlineName
  readonly measures: FaceMeasures
  readonly measured: MeasuredFace
  /** Texts in the customer's language, since labels and the face's name stand in the sheet. */
  readonly texts: HairAdminTexts
  readonly decimal: (value: number, decimals: number) => string
}

type Analysis = HairContent['type_analysis']

/**
 * Puts measurements into a sheet: a row for each ratio, in place of one with its label, the drawn
 * face, and its name if that is blank. Other rows stay while there is room.
 */
export function withMeasures(analysis: Analysis, accepted: Accepted): Analysis {
  const { outline, measures, measured, texts } = accepted
  return {
    ...analysis,
    face_type: analysis.face_type.trim() || shapeName(outline, measures.ratios, texts),
    face_shape: outline,
    face: shapedFace(outline, analysis.face, measures),
    measurements: withRatios(analysis.measurements, accepted),
    measured,
  }
}

function withRatios(
  rows: readonly Measurement[],
  { measures, texts, decimal }: Accepted,
): Measurement[] {
  const ratios = ratioNames.map((name) => ({
    label: texts.ratios[name],
    value: decimal(measures.ratios[name], 2),
    position: placeOnLine(name, measures.ratios[name]),
  }))
  const others = rows.filter(({ label }) => !ratios.some((ratio) => ratio.label === label.trim()))
  return [...ratios, ...others].slice(0, MAX_MEASUREMENTS)
}
