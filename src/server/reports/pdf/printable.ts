import { type Face, type FontName, fontFor } from './fonts.ts'

/** What stands in Korean print for a letter that is not given. */
const MISSING_LETTER = '○'
/** Pictures that have a printed cousin. */
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
 * A text in letters that can be drawn, without a box among them: styled and ligated letters become
 * plain ones, emoji are left out or become their printed cousin, and any other letter that no
 * font has (Hanja, kana) stands as ○, as does a text that would be left empty. What is printable
 * already stays as it is.
 */
export function printable(text: string, face: Face): string {
  const letters = lettersOf(text.normalize('NFC')).map((letter) =>
    isSpace(letter) || fontFor(face, letter) ? letter : replaced(letter, face),
  )
  const isEmptied = letters.every((letter) => !letter.trim()) && text.trim() !== ''
  return isEmptied ? MISSING_LETTER : letters.join('')
}

/** Whether letters of a text stand as ○ that were something else. */
export const hasMissingLetters = (text: string, face: Face): boolean =>
  printable(text, face).split(MISSING_LETTER).length > text.split(MISSING_LETTER).length

/** A printable line in parts of one font each. */
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
