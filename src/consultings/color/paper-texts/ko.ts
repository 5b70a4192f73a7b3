/** What stands on paper alone. */
export const ko = {
  /** On the poster, where the colours to wear instead are missing. */
  avoided: '피할 색',
}

export type ColorPaperTexts = typeof ko
