import { neckDrawing, shoulderDrawing } from '#domain/portraits/body-drawings.ts'
import { faceShapeDrawing } from '#domain/portraits/face-shape-drawing.ts'
import { facialTypeDrawing } from '#domain/portraits/facial-type-drawing.ts'
import { featureDrawing } from '#domain/portraits/feature-drawing.ts'
import type {
  FaceShape,
  FacialFeature,
  FacialType,
  NeckLength,
  ShoulderWidth,
} from '#domain/surveys/survey-options.ts'
import { Drawn, type DrawnProps } from './drawn.tsx'

/** What the survey's words mean, drawn. Beside its word a drawing needs no label. */
export const FaceShapeDrawing = ({
  shape,
  chosen,
  ...look
}: DrawnProps & { readonly shape: FaceShape; readonly chosen?: boolean }) => (
  <Drawn {...look} draw={chosen ? chosenFaceShape : faceShapeDrawing} options={shape} />
)

export const FacialTypeDrawing = ({
  type,
  ...look
}: DrawnProps & { readonly type: FacialType }) => (
  <Drawn {...look} draw={facialTypeDrawing} options={type} />
)

export const FeatureDrawing = ({
  feature,
  ...look
}: DrawnProps & { readonly feature: FacialFeature }) => (
  <Drawn {...look} draw={featureDrawing} options={feature} />
)

export const NeckDrawing = ({ neck, ...look }: DrawnProps & { readonly neck: NeckLength }) => (
  <Drawn {...look} draw={neckDrawing} options={neck} />
)

export const ShoulderDrawing = ({
  shoulders,
  ...look
}: DrawnProps & { readonly shoulders: ShoulderWidth }) => (
  <Drawn {...look} draw={shoulderDrawing} options={shoulders} />
)

const chosenFaceShape = (shape: FaceShape) => faceShapeDrawing(shape, 'clay')
