import { expect, test } from 'vitest'
import { sampleReport } from '#consultings/hair/sample/sample.ts'
import { kindNames, reportOf } from '#consultings/kinds.ts'
import { reportOnScreen } from '#consultings/reports-on-screen.ts'
import { sampleOf } from '#consultings/sample-reports.ts'
import { languages } from '#domain/languages/languages.ts'

const samples = kindNames.flatMap((kind) => languages.map((language) => [kind, language] as const))

test.each(samples)(
  '[C-02] makes the sample sheet of %s in %s complete enough to publish',
  (kind, language) => {
    const report = { ...sampleOf(kind).report(language), consultant_name: '결' }

    expect(report.consulting_type).toBe(kind)
    expect(reportOf(kind).missing(report)).toEqual([])
  },
)

test.each(samples)('[C-02] previews sections of the sheet of %s in %s', (kind, language) => {
  const { parts } = sampleOf(kind).preview(language)
  const sections = ['outro', ...reportOnScreen(kind).sections.map(({ name }) => name)]

  for (const { section, title, line } of parts) {
    expect(sections).toContain(section)
    expect([title, line]).not.toContain('')
  }
})

test.each(['en', 'vi'] as const)('[C-02] contains no Korean in the samples in %s', (language) => {
  // Colours are named in every language.
  const ofOtherLanguages = /"ko":"[^"]*"/g
  for (const kind of kindNames) {
    const { report, preview } = sampleOf(kind)
    const words = JSON.stringify([report(language), preview(language)]).replace(
      ofOtherLanguages,
      '',
    )
    expect(words, kind).not.toMatch(/[가-힣]/)
  }
})

test('[C-02] draws the length that the sample’s text names', () => {
  for (const language of languages) {
    for (const { drawing, description } of sampleReport(language).best_hair) {
      const below = (drawing?.length ?? 0) / 10
      const spelt: Readonly<Record<number, string>> = { 8: 'Eight', 4: 'four' }
      expect(description).toMatch(new RegExp(`${below} ?cm|${spelt[below]} centimetres`))
    }
  }
})
