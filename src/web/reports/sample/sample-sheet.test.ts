import { expect, test } from 'vitest'
import { sampleSheet } from '#consultings/hair/sample/sample.ts'
import { kindNames, sheetOf } from '#consultings/kinds.ts'
import { sampleOf } from '#consultings/sample-sheets.ts'
import { sheetOnScreen } from '#consultings/sheets-on-screen.ts'
import { languages } from '#domain/languages/languages.ts'

const samples = kindNames.flatMap((kind) => languages.map((language) => [kind, language] as const))

test.each(samples)('[C-02] the sample sheet of %s in %s could be published', (kind, language) => {
  const sheet = { ...sampleOf(kind).sheet(language), consultant_name: '결' }

  expect(sheet.consulting_type).toBe(kind)
  expect(sheetOf(kind).missing(sheet)).toEqual([])
})

test.each(samples)(
  '[C-02] the preview of %s in %s shows sections of its sheet',
  (kind, language) => {
    const { parts } = sampleOf(kind).preview(language)
    const sections = ['outro', ...sheetOnScreen(kind).sections.map(({ name }) => name)]

    for (const { section, title, line } of parts) {
      expect(sections).toContain(section)
      expect([title, line]).not.toContain('')
    }
  },
)

test.each(['en', 'vi'] as const)('[C-02] nothing of the samples in %s is Korean', (language) => {
  // A colour is named in every language.
  const ofOtherLanguages = /"ko":"[^"]*"/g
  for (const kind of kindNames) {
    const { sheet, preview } = sampleOf(kind)
    const words = JSON.stringify([sheet(language), preview(language)]).replace(ofOtherLanguages, '')
    expect(words, kind).not.toMatch(/[가-힣]/)
  }
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
