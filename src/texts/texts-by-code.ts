/** Types texts that are looked up by a code from outside, which may have no text. */
export const textsByCode = (texts: Readonly<Record<string, string>>) => texts
