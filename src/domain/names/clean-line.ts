const INVISIBLE = /[\p{Format}\p{Default_Ignorable_Code_Point}]/gu
const SPACES = /[\s\p{Control}]+/gu

/**
 * Cleans a text into one visible line: removes zero-width characters, bidirectional overrides and
 * invisible fillers, turns line breaks, control characters and runs of spaces into one space,
 * trims, and composes accents (NFC). Source: docs/rules.md NM-1.
 */
export const cleanLine = (text: string): string =>
  text.replace(INVISIBLE, '').replace(SPACES, ' ').trim().normalize('NFC')
