/** Widths in Korean syllables from which a quote is set smaller. */
const LONG = 26
const VERY_LONG = 60

const WIDE = /[\u1100-\u11ff\u3000-\u9fff\uac00-\ud7a3\uff00-\uff60]/

/** Classifies a quote's visual length: a Latin letter is about half as wide as a Korean syllable. */
export function quoteLength(quote: string): 'short' | 'long' | 'veryLong' {
  let width = 0
  for (const letter of quote) width += WIDE.test(letter) ? 1 : 0.55
  if (width < LONG) return 'short'
  return width < VERY_LONG ? 'long' : 'veryLong'
}
