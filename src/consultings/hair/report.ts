import {
  type FieldPath,
  findEmpty,
  type ReportDefinition,
  type Signature,
} from '#consultings/report.ts'
import { landmarkNames } from '#domain/face-measures/landmarks.ts'
import {
  BEST_STYLES,
  emptyBestStyle,
  emptyStep,
  emptyStyle,
  type HairContent,
  hairContent,
  type MeasuredFace,
  type MeasuredPoint,
} from './report-content.ts'

export const hairReport: ReportDefinition<HairContent> & { readonly content: typeof hairContent } =
  {
    content: hairContent,
    upgrades: [],
    begin: ({ face: { outline, ...face } = {} }) =>
      hairContent.parse({ type_analysis: { face_shape: outline, face } }),
    missing,
    signed,
    shared: ({ headline, type_analysis: { face_type, face_shape, face }, best_hair, worst_hair }) =>
      hairContent.parse({
        headline,
        type_analysis: { face_type, face_shape, face },
        best_hair: best_hair.map(withoutPhoto),
        worst_hair: worst_hair.map(withoutPhoto),
      }),
    withPlaces: (report) => ({
      ...report,
      best_hair: filled(report.best_hair, BEST_STYLES, emptyBestStyle),
      worst_hair: filled(report.worst_hair, 1, emptyStyle),
      morning: filled(report.morning, 1, emptyStep),
    }),
  }

/** Signs the points of the measured face. Points that were signed before keep their signature. */
function signed(content: HairContent, before: HairContent | undefined, by: Signature | null) {
  const { measured } = content.type_analysis
  if (!measured) return content
  const known = before?.type_analysis.measured
  const isKnown = known && isSameMeasured(known, measured)
  const accepted = by && isKnown ? known.accepted : by
  return {
    ...content,
    type_analysis: { ...content.type_analysis, measured: { ...measured, accepted } },
  }
}

const isSameMeasured = (one: MeasuredFace, other: MeasuredFace) =>
  one.photo_id === other.photo_id &&
  landmarkNames.every((name) => isSamePoint(one.points[name], other.points[name]))

const isSamePoint = (one: MeasuredPoint, other: MeasuredPoint) =>
  isSamePlace(one.at, other.at) &&
  (one.proposed && other.proposed
    ? isSamePlace(one.proposed, other.proposed)
    : one.proposed === other.proposed)

const isSamePlace = (one: MeasuredPoint['at'], other: MeasuredPoint['at']) =>
  one.x === other.x && one.y === other.y

const withoutPhoto = <Style extends { readonly image_url: string | null }>(
  style: Style,
): Style => ({
  ...style,
  image_url: null,
})

const filled = <Part>(parts: readonly Part[], count: number, empty: Part): Part[] => [
  ...parts,
  ...Array.from({ length: Math.max(0, count - parts.length) }, () => empty),
]

/**
 * Lists missing fields in the editor's order: every text, both best styles with their reasons, at
 * least one to avoid, and the first step of the morning. Pictures, measurements and salon notes are
 * optional; white space does not count.
 *
 * Source: RPT-02.
 */
function missing(report: HairContent): FieldPath[] {
  const { type_analysis: analysis, best_hair, worst_hair, morning } = report
  const best = Array.from({ length: BEST_STYLES }, (_, index) => best_hair[index])
  return findEmpty([
    [['type_analysis', 'face_type'], analysis.face_type],
    [['type_analysis', 'text'], analysis.text],
    [['headline'], report.headline],
    [['hair_summary'], report.hair_summary],
    ...best.flatMap((style, index): [FieldPath, string | undefined][] => [
      [['best_hair', index, 'name'], style?.name],
      [['best_hair', index, 'description'], style?.description],
    ]),
    [['worst_hair', 0, 'name'], worst_hair[0]?.name],
    ...worst_hair
      .slice(1)
      .map(({ name }, index): [FieldPath, string] => [['worst_hair', index + 1, 'name'], name]),
    [['morning', 0, 'title'], morning[0]?.title],
    ...morning
      .slice(1)
      .map(({ title }, index): [FieldPath, string] => [['morning', index + 1, 'title'], title]),
    [['outro'], report.outro],
    [['consultant_name'], report.consultant_name],
  ])
}
