import { expect, test } from 'vitest'
import { languages } from '#domain/languages/languages.ts'
import { renderedHtml } from '#tests/web/rendered.tsx'
import { loadMessages } from '#texts/messages.ts'
import { productPortrait } from '#web/ui/product-portrait.ts'
import { ReportContents } from './report-contents.tsx'

test.each(languages)('describes the colour sheet only while it is sold: %s', async (language) => {
  const { catalog } = await loadMessages(language)
  const { fan, labels } = catalog.consulting.colour
  const both = await renderedHtml(() => <ReportContents withColour />, language)
  const hairAlone = await renderedHtml(() => <ReportContents withColour={false} />, language)

  for (const sentence of [fan.title, fan.text, labels.avoid]) {
    expect(both).toContain(sentence)
    expect(hairAlone).not.toContain(sentence)
  }
  expect(both).toContain(catalog.consulting.analysis.title)
  expect(hairAlone).toContain(catalog.consulting.analysis.title)
})

test('draws the colour product with colours in every size', () => {
  expect(productPortrait('SKIN_CONSULTING').picture?.clothes).toBe('cape')
  expect(productPortrait('SKIN_CONSULTING', { frame: 'head' }).picture).toMatchObject({
    clothes: 'cape',
    frame: 'head',
  })
  expect(productPortrait('HAIR_CONSULTING').picture?.clothes).toBeUndefined()
})
