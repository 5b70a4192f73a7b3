import { expect, test } from 'vitest'
import type { Landmarks } from '#domain/face-measures/landmarks.ts'
import { measureFace } from '#domain/face-measures/measure-face.ts'
import { renderedHtml } from '#tests/web/rendered.tsx'
import { hairAdminTexts } from '../../admin-texts.ts'
import { FaceDiagram } from './face-diagram.tsx'

/** A level face in mm from the middle between its pupils, which are 63 mm apart. */
const face: Landmarks = {
  hairline: { x: 0, y: -84 },
  foreheadRight: { x: -65, y: -60 },
  foreheadLeft: { x: 65, y: -60 },
  brow: { x: 0, y: -24 },
  cheekRight: { x: -70, y: 5 },
  cheekLeft: { x: 70, y: 5 },
  eyeRightOuter: { x: -48, y: 0 },
  eyeRightInner: { x: -15, y: 0 },
  eyeLeftInner: { x: 15, y: 0 },
  eyeLeftOuter: { x: 48, y: 0 },
  noseBase: { x: 0, y: 46 },
  jawRight: { x: -50, y: 68 },
  jawLeft: { x: 50, y: 68 },
  chin: { x: 0, y: 108 },
}

const shown = (change: Partial<Landmarks> = {}) => {
  const measures = measureFace({ ...face, ...change })
  if (!measures) throw new Error('not measurable')
  return renderedHtml(() => <FaceDiagram measures={measures} />)
}

/** Values of an attribute of all lines that are dashed, or of all that are not. */
const lines = (html: string, attribute: string, isDashed: boolean) =>
  (html.match(/<line [^>]*>/g) ?? [])
    .filter((line) => line.includes('stroke-dasharray') === isDashed)
    .map((line) => Number(new RegExp(` ${attribute}="([^"]*)"`).exec(line)?.[1]))

/** Cells of a table's rows, as they are read out. */
const rows = (html: string) =>
  [...html.matchAll(/<tr[^>]*>(.*?)<\/tr>/g)].map(([, row = '']) =>
    [...row.matchAll(/<t[hd][^>]*>(.*?)<\/t[hd]>/g)].map(([, cell]) => cell),
  )

test('draws the measured lines, and dashed those of an even division', async () => {
  const html = await shown()
  // Thirds of 192 mm from -84, fifths of 140 mm from -70.
  expect(lines(html, 'y1', true).slice(0, 2)).toEqual([-20, 44])
  expect(lines(html, 'x1', true).slice(2)).toEqual([-42, -14, 14, 42])
  expect(lines(html, 'y1', false).slice(0, 4)).toEqual([-84, -24, 46, 108])
  expect(lines(html, 'x1', false).slice(4)).toEqual([-70, -48, -15, 15, 48, 70])
})

test('tints what lies between a measured line and an even one', async () => {
  const html = await shown()
  const heights = [...html.matchAll(/<rect [^>]*y="([^"]*)"[^>]*height="([^"]*)"/g)]
  expect(heights.slice(0, 2).map(([, y, height]) => [y, height])).toEqual([
    ['-24', '4'],
    ['44', '2'],
  ])
})

test('says the same in tables', async () => {
  const { division } = hairAdminTexts.ko
  const [, upper, middle, lower, , , eye] = rows(await shown())
  expect(upper).toEqual([division.thirdParts[0], '31%', '33.3%'])
  expect(middle).toEqual([division.thirdParts[1], '37%', '33.3%'])
  expect(lower).toEqual([division.thirdParts[2], '32%', '33.3%'])
  expect(eye).toEqual([division.fifthParts[1], '24%', '20%'])
})

test('follows a point that is moved', async () => {
  const html = await shown({ brow: { x: 0, y: -20 } })
  expect(lines(html, 'y1', false)[1]).toBe(-20)
  expect(rows(html)[1]?.[1]).toBe('33%')
})
