/** More than anybody has; keeps a long row of digits a number that can be sent. */
const MOST_TYPED = 999_999_999

/** `3,000` as 3000; nothing typed is 0. */
export const parsePoints = (text: string | undefined): number =>
  Math.min(Number((text ?? '').replace(/\D/g, '')), MOST_TYPED)
