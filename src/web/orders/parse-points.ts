/** More than any balance; limits typed digits to a valid number. */
const MOST_TYPED = 999_999_999

/** Parses `3,000` as 3000; an empty field is 0. */
export const parsePoints = (text: string | undefined): number =>
  Math.min(Number((text ?? '').replace(/\D/g, '')), MOST_TYPED)
