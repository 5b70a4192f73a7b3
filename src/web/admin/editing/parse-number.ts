/** Parses a number as people type it: `1,000`. Empty is `null`; invalid is NaN. */
export const parseNumber = (typed: string): number | null => {
  const figures = typed.replace(/[\s,]/g, '')
  return figures === '' ? null : Number(figures)
}
