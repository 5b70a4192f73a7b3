/**
 * Questions and possible answers of the survey. The Korean words are values on the wire and in the
 * database, not labels; each language has labels in `texts`.
 *
 * Source: docs/rules.md S-4; SRV-01.
 */
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

export const discoveryChannels = [
  'youtube',
  'facebook',
  'instagram',
  'referral',
  'search',
  'other',
] as const
export type DiscoveryChannel = (typeof discoveryChannels)[number]

/** Defaults of empty answers. Source: SRV-03. */
export const surveyDefaults = {
  faceShape: '달걀형',
  heightCm: 170,
  weightKg: 60,
  discoveredVia: 'search',
} as const satisfies {
  readonly faceShape: FaceShape
  readonly heightCm: number
  readonly weightKg: number
  readonly discoveredVia: DiscoveryChannel
}
