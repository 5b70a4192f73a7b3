import type { FaceOutlineName } from '#domain/drawings/parameters/face-fields.ts'
import type { FaceParameters } from '#domain/drawings/parameters/portrait.ts'
import type { FaceShape, FacialFeature, FacialType, HairAnswers } from './survey.ts'

type FaceChoices = Partial<FaceParameters>

export const outlines: Readonly<Record<FaceShape, FaceOutlineName>> = {
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

/**
 * Returns the face that the survey answers describe. If two answers disagree, the later question
 * wins.
 */
export const faceOfSurvey = (answers: HairAnswers): FaceChoices => ({
  ...(answers.face_shape && { outline: outlines[answers.face_shape] }),
  ...(answers.neck_length && { neck: answers.neck_length }),
  ...(answers.shoulder && { shoulders: answers.shoulder }),
  ...(answers.facial_type && byType[answers.facial_type]),
  ...Object.assign({}, ...(answers.features ?? []).map((feature) => byFeature[feature])),
})
