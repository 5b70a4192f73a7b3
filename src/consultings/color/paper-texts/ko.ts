/** Texts that appear only in the PDF. */
export const ko = {
  /** On the poster, which shows no replacements. */
  avoided: '피할 색',
}

export type ColorPaperTexts = typeof ko
