import { expect, test } from 'vitest'
import { colorTexts } from '#consultings/color/texts.ts'
import { hairTexts } from '#consultings/hair/texts.ts'
import { kindNames, kinds } from '#consultings/kinds.ts'
import { languages } from '#domain/languages/languages.ts'
import { nameOfPhoto, photoRequestTexts } from './photo-requests.ts'

test('[C-12] mails name each photo of each kind as its survey does', () => {
  const surveys = { HAIR_CONSULTING: hairTexts, SKIN_CONSULTING: colorTexts }
  for (const language of languages) {
    for (const kind of kindNames) {
      const labels: Readonly<Record<string, string>> = surveys[kind][language].photos.kinds
      const named = kinds[kind].photos.map((name) => nameOfPhoto(photoRequestTexts[language], name))
      expect(named).toEqual(kinds[kind].photos.map((name) => labels[name]))
    }
  }
})

test('[C-12] a photo without a name, or of a kind that ended, is called the photo that was sent', () => {
  for (const name of [null, 'profile'])
    expect(nameOfPhoto(photoRequestTexts.ko, name)).toBe('보내 주신 사진')
})
