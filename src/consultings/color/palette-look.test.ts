import { expect, test } from 'vitest'
import { drawPortrait } from '#domain/drawings/draw-portrait.ts'
import { portraitOf } from '#domain/drawings/parameters/portrait.ts'
import { firstLook, wearingPalette } from './palette-look.ts'
import { palettes } from './palettes.ts'

const fillsOf = (choices: ReturnType<typeof wearingPalette>) =>
  new Set(
    drawPortrait(portraitOf(choices)).layers.flatMap(({ shapes }) =>
      shapes.map(({ fill }) => fill),
    ),
  )

test.each(Object.values(palettes))('a drawn face wears every colour of $key', (palette) => {
  const fills = fillsOf(wearingPalette(palette.best, firstLook(palette)))
  const { best, lip, cheek, eye } = palette
  for (const { hex, names } of [...best, lip[0]!, cheek[0]!, ...eye]) {
    expect(fills, names.en).toContain(hex)
  }
})

test('a face without a look wears the cape alone', () => {
  const { best, lip, cheek, eye } = palettes['winter-true']
  const fills = fillsOf(wearingPalette(best, {}))
  expect(fills).toContain(best[0]!.hex)
  for (const { hex } of [cheek[1]!, lip[2]!, ...eye]) expect(fills).not.toContain(hex)
})
