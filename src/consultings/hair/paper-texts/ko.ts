/** Texts that appear only in the PDF. */
export const ko = {
  /** On the poster: refers to the cutting plan on the back. */
  turnOver: '뒷장은 미용실에 보여 주세요',
  /** Above the short plan for a salon that speaks this language. */
  inThisLanguage: '한국어로',
  finishedLength: '길이는 마른 머리 기준이에요',
}

export type HairPaperTexts = typeof ko
