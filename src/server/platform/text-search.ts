/**
 * The pattern of `like` and `ilike` for texts that contain this, letter by letter: a per cent sign
 * that somebody types is one, not anything at all.
 */
export const containing = (text: string): string =>
  `%${text.normalize('NFC').replace(/[\\%_]/g, '\\$&')}%`
