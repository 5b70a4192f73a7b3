import { type Face, type FontName, fontFor } from './fonts.ts'

/** Korean typography's placeholder for a letter. */
const MISSING_LETTER = '○'
/** Emoji with a printable equivalent. */
const COUSINS: Readonly<Record<string, string>> = {
  '❤': '♥',
  '⭐': '★',
  '🌟': '★',
  '✅': '✓',
  '✔': '✓',
}
const PICTURE = /\p{Extended_Pictographic}|\p{Regional_Indicator}/u
const UNSEEN = /[\u200b-\u200d\u2060\ufeff]|\p{Variation_Selector}|\p{Emoji_Modifier}/gu

/** Part of a line that one font draws. */
export interface Run {
  readonly font: FontName
  readonly text: string
}

/**
 * Replaces everything that the fonts cannot draw: styled and ligated letters become plain ones,
 * emoji are removed or replaced by a printable equivalent, any other missing letter (Hanja, kana)
 * becomes ○, as does a text that would be empty. Printable text stays unchanged.
 */
export function printable(text: string, face: Face): string {
  const letters = lettersOf(text.normalize('NFC')).map((letter) =>
    isSpace(letter) || fontFor(face, letter) ? letter : replaced(letter, face),
  )
  const isEmptied = letters.every((letter) => !letter.trim()) && text.trim() !== ''
  return isEmptied ? MISSING_LETTER : letters.join('')
}

/** Whether letters of a text are replaced by ○. */
export const hasMissingLetters = (text: string, face: Face): boolean =>
  printable(text, face).split(MISSING_LETTER).length > text.split(MISSING_LETTER).length

/** Splits a printable line into runs of one font each. */
export function runsOf(line: string, face: Face): Run[] {
  const runs: { font: FontName; text: string }[] = []
  for (const letter of lettersOf(line)) {
    const font = fontFor(face, letter) ?? 'text'
    const last = runs.at(-1)
    if (last?.font === font) last.text += letter
    else runs.push({ font, text: letter })
  }
  return runs
}

function replaced(letter: string, face: Face): string {
  const seen = letter.replace(UNSEEN, '')
  const plain = (COUSINS[seen] ?? seen).normalize('NFKC')
  const letters = lettersOf(plain)
  if (letters.every((each) => fontFor(face, each))) return plain
  if (PICTURE.test(letter)) return ''
  return letters.map((each) => (fontFor(face, each) ? each : MISSING_LETTER)).join('')
}

const isSpace = (letter: string) => /^\s+$/.test(letter)
const segmenter = new Intl.Segmenter('ko', { granularity: 'grapheme' })
const lettersOf = (text: string) => Array.from(segmenter.segment(text), ({ segment }) => segment)
