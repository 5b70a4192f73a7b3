import { expect, test } from 'vitest'
import { renderedHtml } from '#tests/web/rendered.tsx'
import { palettes } from '../palettes.ts'
import { colorContent } from '../sheet-content.ts'
import { colorSheetTexts } from '../sheet-texts.ts'
import { ColorCard } from './color-card.tsx'

const { best } = palettes['winter-deep']
const { card } = colorSheetTexts.ko.sheet

const htmlOf = (content: unknown) => {
  const sheet = {
    ...colorContent.parse(content),
    customer_name: '김하나',
    diagnosis_number: 'GY-1',
  }
  return renderedHtml(() => <ColorCard sheet={sheet} backTo="?" />)
}

test('[RPT-04] the card opens all best colours as a fan, each blade with its name', async () => {
  const html = await htmlOf({ season: 'winter-deep', best })
  const blades = html.split('role="button"').slice(1)
  expect(blades).toHaveLength(12)
  for (const { hex, names } of best) {
    const blade = blades.find((each) => each.includes(`aria-label="${names.ko}"`))
    expect(blade).toContain(`fill:${hex}`)
  }
  expect(html).toContain(card.all)
})

test('offers to compare two colours only where one is avoided for another', async () => {
  const avoided = [{ colour: best[0], instead: 4 }]
  expect(await htmlOf({ best, avoided })).toContain(card.compare)
  expect(await htmlOf({ best, avoided: [] })).not.toContain(card.compare)
  expect(await htmlOf({ best: best.slice(0, 3), avoided })).not.toContain(card.compare)
})

test('a draft without colours says what the card will show', async () => {
  const html = await htmlOf({})
  expect(html).toContain(card.empty)
  expect(html).not.toContain(card.oneByOne)
})
