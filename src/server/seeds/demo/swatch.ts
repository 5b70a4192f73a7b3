/** A colour of a sheet: its nearest Munsell notation and its name in three languages. */
export const swatch = (hex: string, munsell: string, ko: string, en: string, vi: string) => ({
  hex,
  munsell,
  names: { ko, en, vi },
})
