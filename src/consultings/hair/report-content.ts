import '#contract/no-eval-in-browsers.ts'
import { z } from 'zod'
import { closing, written } from '#consultings/report.ts'
import { drawingField, faceOutlineField, featuresField } from '#contract/drawing-fields.ts'
import { recordOf } from '#domain/collections/records.ts'
import { type LandmarkName, landmarkNames } from '#domain/face-measures/landmarks.ts'

export const BEST_STYLES = 2
export const MAX_WORST_STYLES = 4
export const MAX_MEASUREMENTS = 8
export const MAX_MORNING_STEPS = 3

/** What the drawing of a morning step shows: where hands, warm air or oil go. */
export const morningMotions = ['roots', 'ends', 'fringe', 'comb', 'oil'] as const
export type MorningMotion = (typeof morningMotions)[number]

/** Maximum lengths in characters. */
export const lengths = {
  headline: 60,
  faceType: 60,
  analysis: 2_000,
  measurementLabel: 40,
  measurementValue: 20,
  summary: 2_000,
  styleName: 60,
  styleDescription: 1_000,
  salonNote: 300,
  stepTitle: 40,
  stepText: 200,
} as const

/** Without an uploaded picture and a drawing, a default style is drawn for its position. */
const style = z.object({
  name: written(lengths.styleName),
  /** An uploaded picture; shown instead of the drawing. */
  image_url: z.string().max(500).nullable().default(null),
  drawing: drawingField.nullable().default(null),
  description: written(lengths.styleDescription),
})

/** A style that suits, with notes for the hairdresser beyond the drawing. */
const bestStyle = style.extend({
  /** Notes for cutting. */
  cutting: written(lengths.salonNote).default(''),
  /** What the hairdresser must not do. */
  avoid: written(lengths.salonNote).default(''),
  /** Perm, dryer and iron. */
  styling: written(lengths.salonNote).default(''),
})

const morningStep = z.object({
  motion: z.enum(morningMotions).default('roots'),
  title: written(lengths.stepTitle).default(''),
  text: written(lengths.stepText).default(''),
})

const measurement = z.object({
  label: written(lengths.measurementLabel),
  /** Position of the dot on its line, 0 to 1. */
  position: z.number().min(0).max(1),
  value: written(lengths.measurementValue),
})

/** Position in a photo, in fractions of its width and height from the upper left corner. */
const photoPoint = z.object({ x: z.number().min(0).max(1), y: z.number().min(0).max(1) })

const measuredPoint = z.object({
  /** Where the consultant left it. */
  at: photoPoint,
  /** Where the browser had found it in the photo; null if it had found no face. */
  proposed: photoPoint.nullable(),
})
export type MeasuredPoint = z.output<typeof measuredPoint>

const measuredPoints: z.ZodType<Record<LandmarkName, MeasuredPoint>> = z.strictObject(
  recordOf(landmarkNames, () => measuredPoint),
)

/** Points of the face in a photo from which the measurements were taken. */
const measuredFace = z.object({
  /** The photo may have been replaced or erased since. */
  photo_id: z.uuid(),
  points: measuredPoints,
  /**
   * Who took them over into the sheet, and when. Recorded by the server, whatever is sent; null for
   * the customer.
   */
  accepted: z.object({ by: z.string(), at: z.string() }).nullable().default(null),
})
export type MeasuredFace = z.output<typeof measuredFace>

const typeAnalysis = z.object({
  /** Description of the face, e.g. “달걀형에 가까운 하트형”. */
  face_type: written(lengths.faceType).default(''),
  face_shape: faceOutlineField.default('oval'),
  /** Further parameters of the drawn face, initially from the survey. */
  face: featuresField.default({}),
  face_type_image_url: z.string().max(500).nullable().default(null),
  text: written(lengths.analysis).default(''),
  measurements: z.array(measurement).max(MAX_MEASUREMENTS).default([]),
  measured: measuredFace.nullable().default(null),
})

/** Content of a hair sheet. Source: RPT-02. */
export const hairContent = z.object({
  /** One sentence for the customer to remember. */
  headline: written(lengths.headline).default(''),
  type_analysis: typeAnalysis.default(typeAnalysis.parse({})),
  hair_summary: written(lengths.summary).default(''),
  best_hair: z.array(bestStyle).max(BEST_STYLES).default([]),
  worst_hair: z.array(style).max(MAX_WORST_STYLES).default([]),
  /** How the hair is styled at home. */
  morning: z.array(morningStep).max(MAX_MORNING_STEPS).default([]),
  ...closing,
})
export type HairContent = z.output<typeof hairContent>
export type Style = HairContent['worst_hair'][number]
export type BestStyle = HairContent['best_hair'][number]
export type MorningStep = HairContent['morning'][number]
export type Measurement = HairContent['type_analysis']['measurements'][number]

export const emptyStyle: Style = { name: '', image_url: null, drawing: null, description: '' }
export const emptyBestStyle: BestStyle = { ...emptyStyle, cutting: '', avoid: '', styling: '' }
export const emptyStep: MorningStep = morningStep.parse({})
