import { expect, test } from 'vitest'
import { languageOfText } from './language-of-text.ts'

test.each([
  ['감사합니다. See you soon.', 'ko'],
  ['Cảm ơn bạn đã ghé thăm.', 'vi'],
  ['Cảm ơn'.normalize('NFD'), 'vi'],
  ['Thank you, Zoë!', 'en'],
  ['5/5', 'en'],
] as const)('[C-19] guesses the language of “%s” from its letters: %s', (text, language) => {
  expect(languageOfText(text)).toBe(language)
})
