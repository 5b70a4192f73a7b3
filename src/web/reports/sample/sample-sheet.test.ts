import { expect, test } from 'vitest'
import { sheetOf } from '#consultings/kinds.ts'
import { samplePreview, sampleSheet } from '#consultings/sample-sheets.ts'
import { languages } from '#domain/languages/languages.ts'

test.each(languages)('[C-02] the sample sheet in %s could be published', (language) => {
  const sheet = { ...sampleSheet(language), consultant_name: '결' }

  expect(sheetOf(sheet.consulting_type).missing(sheet)).toEqual([])
})

test.each(['en', 'vi'] as const)('[C-02] nothing of the sample in %s is Korean', (language) => {
  const words = JSON.stringify([sampleSheet(language), samplePreview(language)])

  expect(words).not.toMatch(/[가-힣]/)
})

test('[C-02] the length that the sample names is the length that is drawn', () => {
  for (const language of languages) {
    for (const { drawing, description } of sampleSheet(language).best_hair) {
      const below = (drawing?.length ?? 0) / 10
      const spelt: Readonly<Record<number, string>> = { 8: 'Eight', 4: 'four' }
      expect(description).toMatch(new RegExp(`${below} ?cm|${spelt[below]} centimetres`))
    }
  }
})
