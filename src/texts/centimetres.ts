/** Formats a length in cm to half a centimetre, as a hairdresser's ruler shows it. */
export const centimetres = (mm: number, decimalMark: ',' | '.') =>
  `${Math.round(mm / 5) / 2}`.replace('.', decimalMark)
