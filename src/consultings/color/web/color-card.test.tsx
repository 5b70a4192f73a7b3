import { expect, test } from 'vitest'
import { renderedHtml } from '#tests/web/rendered.tsx'
import { palettes } from '../palettes.ts'
import { colorContent } from '../report-content.ts'
import { colorReportTexts } from '../report-texts.ts'
import { seasonNames } from '../season-names.ts'
import { ColorCard } from './color-card.tsx'

const { best } = palettes['winter-deep']
const { card } = colorReportTexts.ko.report

async function htmlOf(content: unknown) {
  const report = {
    ...colorContent.parse(content),
    customer_name: '김하나',
    diagnosis_number: 'GY-1',
  }
  const html = await renderedHtml(() => <ColorCard report={report} bar={null} />)
  return html.replaceAll('<!-- -->', '')
}

test('[RPT-04] shows all best colours as a fan of named blades', async () => {
  const html = await htmlOf({ season: 'winter-deep', best })
  const blades = html.split('role="button"').slice(1)
  expect(blades).toHaveLength(12)
  for (const { hex, names } of best) {
    const blade = blades.find((each) => each.includes(`aria-label="${names.ko}"`))
    expect(blade).toContain(`fill:${hex}`)
  }
  expect(html).toContain(card.all)
})

test('[RPT-04] names the customer and the season on the card', async () => {
  const html = await htmlOf({ season: 'winter-deep', best })
  expect(html).toMatch(/<h1[^>]*>김하나 님의 부채<\/h1>/)
  expect(html).toContain(`${seasonNames['winter-deep'].ko} · ${card.all}`)
  expect(html).toContain('GY-1')

  const three = await htmlOf({ best: best.slice(0, 3) })
  expect(three).toContain(card.count(3))
  expect(three).not.toContain(card.all)
})

test('[RPT-04] prints every colour with its names in three languages and its codes', async () => {
  const [, printed = ''] = (await htmlOf({ best })).split('print:grid')
  for (const { hex, munsell, names } of best) {
    for (const said of [hex, munsell, ...Object.values(names)]) expect(printed).toContain(said)
  }
})

test('offers a comparison only for avoided colours with a replacement', async () => {
  const avoided = [{ colour: best[0], instead: 4 }]
  expect(await htmlOf({ best, avoided })).toContain(card.compare)
  expect(await htmlOf({ best, avoided: [] })).not.toContain(card.compare)
  expect(await htmlOf({ best: best.slice(0, 3), avoided })).not.toContain(card.compare)
})

test('explains the card in a draft without colours', async () => {
  const html = await htmlOf({})
  expect(html).toContain(card.empty)
  expect(html).not.toContain(card.oneByOne)
})
