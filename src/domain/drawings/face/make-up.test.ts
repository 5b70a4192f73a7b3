import { expect, test } from 'vitest'
import { drawPortrait } from '../draw-portrait.ts'
import { type View, views } from '../parameters/picture-fields.ts'
import { type FaceParameters, portraitOf } from '../parameters/portrait.ts'
import { toSvg } from '../svg.ts'

const facing = views.filter((view) => view !== 'back')
const fillsOf = (face: Partial<FaceParameters>, view: View) =>
  new Set(
    drawPortrait(portraitOf({ face, picture: { view } })).layers.flatMap(({ shapes }) =>
      shapes.map(({ fill }) => fill),
    ),
  )

const colours = {
  lipColour: '#a1304f',
  cheekColour: '#e9a0a8',
  lidColour: '#d8c3cf',
  creaseColour: '#90707f',
  cornerColour: '#5a4048',
} as const

test.each(facing)('shows every colour of blended make-up from %s', (view) => {
  for (const eyes of ['open', 'closed'] as const) {
    const fills = fillsOf({ ...colours, makeUp: 'blended', eyes }, view)
    const side = view === 'left' || view === 'right'
    const { creaseColour: _, ...seenFromTheSide } = colours
    for (const colour of Object.values(side ? seenFromTheSide : colours)) {
      expect(fills, `${colour} on ${eyes} eyes`).toContain(colour)
    }
  }
})

test('draws a bare face for blended make-up without colours', () => {
  const { lidColour, creaseColour, cornerColour, cheekColour, lipColour } = colours
  const bare = fillsOf({ makeUp: 'blended' }, 'front')
  for (const colour of [lidColour, creaseColour, cornerColour, cheekColour, lipColour]) {
    expect(bare).not.toContain(colour)
  }
})

test('draws soft edges as translucent layers of one colour', () => {
  const { layers } = drawPortrait(portraitOf({ face: { ...colours, makeUp: 'blended' } }))
  const powder = layers.flatMap(({ shapes }) =>
    shapes.filter(({ fill }) => fill === colours.cheekColour),
  )
  expect(powder.length).toBeGreaterThan(10)
  expect(powder.every(({ opacity = 1 }) => opacity < 0.2)).toBe(true)
})

test('deepens powder with the skin', () => {
  const on = (skinColour: string | null) =>
    [...fillsOf({ makeUp: 'blended', cheekColour: '#f0b8a8', skinColour }, 'front')].includes(
      '#f0b8a8',
    )
  expect(on(null)).toBe(true)
  expect(on('#f3ddd0')).toBe(true)
  expect(on('#8f5d3f')).toBe(false)
})

test('ignores the colours of blended lids on a flat face', () => {
  const svgOf = (face: Partial<FaceParameters>) => toSvg(drawPortrait(portraitOf({ face })))
  const { creaseColour, cornerColour } = colours
  expect(svgOf({ creaseColour, cornerColour })).toBe(svgOf({}))
})
