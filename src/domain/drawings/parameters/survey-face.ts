import type {
  FaceShape,
  FacialFeature,
  FacialType,
  NeckLength,
  ShoulderWidth,
} from '#domain/surveys/survey-options.ts'
import type { FaceOutlineName } from './face-fields.ts'
import type { FaceParameters } from './portrait.ts'

/** What a customer said about the own face and body. */
export interface SurveyAnswers {
  readonly faceShape: FaceShape
  readonly facialType: FacialType | null
  readonly features: readonly FacialFeature[]
  readonly neck: NeckLength
  readonly shoulders: ShoulderWidth
}

type FaceChoices = Partial<FaceParameters>

const outlines: Readonly<Record<FaceShape, FaceOutlineName>> = {
  달걀형: 'oval',
  둥근형: 'round',
  긴형: 'long',
  마름모형: 'diamond',
  하트형: 'heart',
  사각형: 'square',
}

const byType: Readonly<Record<FacialType, FaceChoices>> = {
  긴얼굴: { chinHeight: 9, midface: 3 },
  중간얼굴_볼살: { cheekFullness: 85 },
  원형: { cheekFullness: 40, chinHeight: -6, cheekbones: 3, jaw: 3 },
  주걱턱: { chinDepth: 9, chinHeight: 4 },
  무턱: { chinDepth: -10, chinHeight: -5 },
  주걱비대칭: { asymmetry: 8, chinDepth: 5 },
}

const byFeature: Readonly<Record<FacialFeature, FaceChoices>> = {
  넓은이마: { hairline: 11 },
  좁은이마: { hairline: -12 },
  꺼진눈: { eyeDepth: -80 },
  포말눈: { puffiness: 85 },
  튀어나온: { eyeDepth: 85 },
  돌출입: { mouthDepth: 6 },
  중안부매: { midface: 7 },
  진한눈매: { eyeLine: 85 },
  홑꺼풀: { lids: 'inner' },
  쌍꺼풀: { lids: 'double', eyeSize: 104 },
  짙은코: { noseBridge: 95, noseLength: 3 },
  무쌍: { lids: 'single' },
}

/** The face that a survey describes. Where two answers disagree, the later one holds. */
export const faceOfSurvey = (answers: SurveyAnswers): FaceChoices => ({
  outline: outlines[answers.faceShape],
  neck: answers.neck,
  shoulders: answers.shoulders,
  ...(answers.facialType && byType[answers.facialType]),
  ...Object.assign({}, ...answers.features.map((feature) => byFeature[feature])),
})
