import type { Language } from './languages.ts'

const hangul = /\p{Script=Hangul}/u
const vietnamese = /[ăâđơưạảầấậẩẫằắặẳẵẹẻẽềếệểễỉịĩọỏồốộổỗờớợởỡụủũừứựửữỳỵỷỹ]/iu

/** Tells the language of a text by its letters, where nothing else knows it. English if none is special. */
export function languageOfText(text: string): Language {
  if (hangul.test(text)) return 'ko'
  return vietnamese.test(text.normalize('NFC')) ? 'vi' : 'en'
}
