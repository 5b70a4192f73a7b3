import { surveyBounds, textLengths } from '#domain/limits/limits.ts'
import { discoveryChannels } from '#domain/surveys/discovery-channels.ts'
import type { Answers, Questions } from '../question.ts'

export const faceShapes = ['달걀형', '둥근형', '긴형', '마름모형', '하트형', '사각형'] as const
export type FaceShape = (typeof faceShapes)[number]

export const facialTypes = [
  '긴얼굴',
  '중간얼굴_볼살',
  '원형',
  '주걱턱',
  '무턱',
  '주걱비대칭',
] as const
export type FacialType = (typeof facialTypes)[number]

export const facialFeatures = [
  '넓은이마',
  '좁은이마',
  '꺼진눈',
  '포말눈',
  '튀어나온',
  '돌출입',
  '중안부매',
  '진한눈매',
  '홑꺼풀',
  '쌍꺼풀',
  '짙은코',
  '무쌍',
] as const
export type FacialFeature = (typeof facialFeatures)[number]

export const neckLengths = ['short', 'normal', 'long'] as const
export type NeckLength = (typeof neckLengths)[number]

export const shoulderWidths = ['narrow', 'normal', 'wide'] as const
export type ShoulderWidth = (typeof shoulderWidths)[number]

/**
 * Questions and possible answers of the hair survey, with the wire values for unanswered ones. The
 * Korean values are stored and sent as they are; they are not labels. Labels are in `texts`.
 *
 * Source: docs/rules.md S-4; SRV-01 to 03.
 */
export const hairQuestions = {
  face_shape: { form: 'choice', options: faceShapes, blank: '달걀형' },
  facial_type: { form: 'choice', options: facialTypes, blank: null },
  features: { form: 'several', options: facialFeatures, blank: [] },
  neck_length: { form: 'choice', options: neckLengths, blank: 'normal' },
  shoulder: { form: 'choice', options: shoulderWidths, blank: 'normal' },
  height_cm: {
    form: 'number',
    ...surveyBounds.heightCm,
    blank: 170,
    required: 'onScreen',
    isSensitive: true,
  },
  weight_kg: { form: 'number', ...surveyBounds.weightKg, blank: 60, isSensitive: true },
  had_other_consulting: { form: 'yesNo', blank: false },
  other_consulting_count: {
    form: 'number',
    ...surveyBounds.otherConsultingCount,
    isWhole: true,
    blank: 0,
    after: 'had_other_consulting',
  },
  note: { form: 'text', maxLength: textLengths.surveyNote, blank: '', required: 'always' },
  discovered_via: { form: 'choice', options: discoveryChannels, blank: 'search' },
} as const satisfies Questions

export const hairPhotos = ['front', 'side', 'now'] as const

export type HairAnswers = Answers<typeof hairQuestions>
