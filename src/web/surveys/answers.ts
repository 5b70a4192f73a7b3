import type { SurveyPayload } from '#contract/surveys.ts'
import { MAX_SURVEY_PHOTOS } from '#domain/limits/limits.ts'
import type {
  DiscoveryChannel,
  FaceShape,
  FacialFeature,
  FacialType,
  NeckLength,
  ShoulderWidth,
} from '#domain/surveys/survey-options.ts'

/** The survey as it stands on the screen: unanswered is `null` or empty. */
export interface Answers {
  readonly faceShape: FaceShape | null
  readonly facialType: FacialType | null
  readonly features: readonly FacialFeature[]
  readonly neck: NeckLength | null
  readonly shoulder: ShoulderWidth | null
  readonly height: string
  readonly weight: string
  readonly hadOther: boolean | null
  readonly otherCount: string
  readonly note: string
  readonly discovery: DiscoveryChannel | null
  readonly email: string
  readonly phone: string
  /** To photos and body data. */
  readonly consented: boolean
  readonly agreed: boolean
}

export type Change = (change: Partial<Answers>) => void

export const noAnswers: Answers = {
  faceShape: null,
  facialType: null,
  features: [],
  neck: null,
  shoulder: null,
  height: '',
  weight: '',
  hadOther: null,
  otherCount: '',
  note: '',
  discovery: null,
  email: '',
  phone: '',
  consented: false,
  agreed: false,
}

/** Ten questions and three photos; who one is and the confirmation are not questions. */
export const QUESTIONS = 10 + MAX_SURVEY_PHOTOS

export function answeredCount(it: Answers, photos: number): number {
  const answered = [
    it.faceShape,
    it.facialType,
    it.features.length > 0,
    it.neck,
    it.shoulder,
    it.height.trim(),
    it.weight.trim(),
    it.hadOther !== null,
    it.note.trim(),
    it.discovery,
  ]
  return answered.filter(Boolean).length + photos
}

/** What is sent. The server fills in what an empty answer means. Source: SRV-03. */
export const payloadOf = (it: Answers): SurveyPayload => ({
  face_shape: it.faceShape ?? undefined,
  facial_type: it.facialType,
  features: [...it.features],
  neck_length: it.neck ?? undefined,
  shoulder: it.shoulder ?? undefined,
  discovered_via: it.discovery ?? undefined,
  height_cm: numberIn(it.height),
  weight_kg: numberIn(it.weight),
  note: it.note.trim(),
  had_other_consulting: it.hadOther ?? false,
  other_consulting_count: it.hadOther ? (numberIn(it.otherCount) ?? null) : null,
  agreed_all: true,
  sensitive_agree: true,
})

/** A number as typed, with a point or a comma; nothing for an empty field, NaN for no number. */
export const numberIn = (typed: string): number | undefined =>
  typed.trim() === '' ? undefined : Number(typed.trim().replace(',', '.'))
