import { expect, test } from 'vitest'
import { drawPortrait } from './draw-portrait.ts'
import { portraitOf } from './parameters/portrait.ts'
import { toSvg } from './svg.ts'

const drawing = drawPortrait(portraitOf({ picture: { detail: 'thumbnail' } }))

test('exposes a named picture to screen readers and hides an unnamed one', () => {
  expect(toSvg(drawing, { name: 'Bob' })).toContain('role="img" aria-label="Bob"')
  expect(toSvg(drawing)).toContain('aria-hidden="true"')
})

test('escapes names and labels', () => {
  const label = { text: '<b>&', x: 0, y: 0, size: 8, anchor: 'start', colour: '#000000' } as const
  const svg = toSvg({ ...drawing, labels: [label] }, { name: '"><script>' })
  expect(svg).not.toContain('<script>')
  expect(svg).toContain('&lt;b&gt;&amp;')
})
