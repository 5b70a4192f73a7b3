/** As somebody writes a number: `1,000`. Nothing is `null`; what is no number fits no field. */
export const parseNumber = (typed: string): number | null => {
  const figures = typed.replace(/[\s,]/g, '')
  return figures === '' ? null : Number(figures)
}
