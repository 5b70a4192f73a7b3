import { recordOf } from '#domain/collections/records.ts'
import type {
  FaceParameters,
  PictureParameters,
  PortraitChoices,
} from '#domain/drawings/parameters/portrait.ts'
import {
  type FaceShape,
  type FacialFeature,
  type FacialType,
  faceShapes,
  facialFeatures,
  facialTypes,
  type HairAnswers,
  type NeckLength,
  neckLengths,
  type ShoulderWidth,
  shoulderWidths,
} from './survey.ts'
import { faceOfSurvey } from './survey-face.ts'
import {
  featureMarks,
  neckMark,
  type SurveyMarks,
  shoulderMark,
  typeMarks,
} from './survey-marks.ts'

/** An answer as a portrait, with marks over it. */
export interface SurveyPicture {
  readonly portrait: PortraitChoices
  readonly marks: SurveyMarks
}

type Close = Partial<PictureParameters>

/** Combed back, so that forehead, temples and jaw are visible. */
const hair = { tied: 'lowBun', parting: 'none', length: 120, crown: 45 } as const
const fromFront: Close = { frame: 'face' }
const chin: Close = { frame: 'jaw', view: 'left' }
const eye: Close = { frame: 'eye' }
const forehead: Close = { frame: 'forehead' }

const typeFrames: Readonly<Record<FacialType, Close>> = {
  긴얼굴: fromFront,
  중간얼굴_볼살: fromFront,
  원형: fromFront,
  주걱턱: chin,
  무턱: chin,
  주걱비대칭: { frame: 'jaw' },
}

const featureFrames: Readonly<Record<FacialFeature, Close>> = {
  넓은이마: forehead,
  좁은이마: forehead,
  꺼진눈: eye,
  포말눈: eye,
  튀어나온: { frame: 'eye', view: 'left' },
  돌출입: { frame: 'mouth', view: 'left' },
  중안부매: { frame: 'midface' },
  진한눈매: eye,
  홑꺼풀: eye,
  쌍꺼풀: eye,
  짙은코: { frame: 'nose', view: 'left' },
  무쌍: eye,
}

/** Eyes are closed unless the question is about them, so that the face is nobody in particular. */
const closed = { eyes: 'closed' } as const

function pictureOf(
  answers: HairAnswers,
  picture: Close,
  marks: SurveyMarks = {},
  face: Partial<FaceParameters> = {},
): SurveyPicture {
  const portrait: PortraitChoices = {
    face: { ...faceOfSurvey(answers), ...face },
    hair,
    picture: { detail: 'medium', ...picture },
  }
  return { portrait, marks }
}

const faceShapePictures: Readonly<Record<FaceShape, SurveyPicture>> = recordOf(
  faceShapes,
  (face_shape) => pictureOf({ face_shape }, fromFront, {}, closed),
)

const facialTypePictures: Readonly<Record<FacialType, SurveyPicture>> = recordOf(
  facialTypes,
  (facialType) =>
    pictureOf({ facial_type: facialType }, typeFrames[facialType], typeMarks[facialType], {
      ...closed,
      ...(facialType === '주걱비대칭' && { asymmetry: 10 }),
    }),
)

const featurePictures: Readonly<Record<FacialFeature, SurveyPicture>> = recordOf(
  facialFeatures,
  (feature) => pictureOf({ features: [feature] }, featureFrames[feature], featureMarks[feature]),
)

const neckPictures: Readonly<Record<NeckLength, SurveyPicture>> = recordOf(neckLengths, (neck) =>
  pictureOf({ neck_length: neck }, { frame: 'neck' }, neckMark(neck)),
)

const shoulderPictures: Readonly<Record<ShoulderWidth, SurveyPicture>> = recordOf(
  shoulderWidths,
  (shoulders) =>
    pictureOf({ shoulder: shoulders }, { frame: 'shoulders' }, shoulderMark(shoulders), closed),
)

/** By question, then by answer. */
export const answerPictures: Readonly<Record<string, Readonly<Record<string, SurveyPicture>>>> = {
  face_shape: faceShapePictures,
  facial_type: facialTypePictures,
  features: featurePictures,
  neck_length: neckPictures,
  shoulder: shoulderPictures,
}
