import type { Language } from './languages.ts'

const hangul = /\p{Script=Hangul}/u
const vietnamese = /[ăâđơưạảầấậẩẫằắặẳẵẹẻẽềếệểễỉịĩọỏồốộổỗờớợởỡụủũừứựửữỳỵỷỹ]/iu

/**
 * Guesses the language of a text from its letters, where no language is stored. English if no
 * letter is specific to Korean or Vietnamese.
 */
export function languageOfText(text: string): Language {
  if (hangul.test(text)) return 'ko'
  return vietnamese.test(text.normalize('NFC')) ? 'vi' : 'en'
}
