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

type Look = Omit<DrawnProps, 'drawing'>

/** What the survey's words mean, drawn. Beside its word a drawing needs no label. */
export const FaceShapeDrawing = ({
  shape,
  chosen,
  ...look
}: Look & { readonly shape: FaceShape; readonly chosen?: boolean }) => (
  <Drawn {...look} drawing={faceShapeDrawing(shape, chosen ? 'clay' : 'ink')} />
)

export const FacialTypeDrawing = ({ type, ...look }: Look & { readonly type: FacialType }) => (
  <Drawn {...look} drawing={facialTypeDrawing(type)} />
)

export const FeatureDrawing = ({
  feature,
  ...look
}: Look & { readonly feature: FacialFeature }) => (
  <Drawn {...look} drawing={featureDrawing(feature)} />
)

export const NeckDrawing = ({ neck, ...look }: Look & { readonly neck: NeckLength }) => (
  <Drawn {...look} drawing={neckDrawing(neck)} />
)

export const ShoulderDrawing = ({
  shoulders,
  ...look
}: Look & { readonly shoulders: ShoulderWidth }) => (
  <Drawn {...look} drawing={shoulderDrawing(shoulders)} />
)
