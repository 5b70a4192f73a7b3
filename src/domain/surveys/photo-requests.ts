/** Why the studio asks for a photo: once more, or because it is missing. */
export const photoReasons = [
  'DARK',
  'BLURRED',
  'HAIR',
  'CUT_OFF',
  'WRONG_SIDE',
  'FILTER',
  'MISSING',
  'OTHER',
] as const
export type PhotoReason = (typeof photoReasons)[number]

/** `VOID`: the sheet was sent or the order ended, so the photo is of no use. */
export type PhotoRequestState = 'OPEN' | 'ANSWERED' | 'WITHDRAWN' | 'VOID'

/** Whether the reason is about a photo that is there, or about one that is missing. */
export const isReasonFor = (reason: PhotoReason, isThere: boolean): boolean =>
  reason === 'OTHER' || (reason === 'MISSING') !== isThere
