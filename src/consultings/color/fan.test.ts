import sharp from 'sharp'
import { expect, test } from 'vitest'
import { contrastBetween } from '#domain/colours/contrast.ts'
import { type ColourFan, colourFan } from './fan.ts'
import { sideBySide } from './groups.ts'
import { palettes } from './palettes.ts'
import { seasonKeys } from './season.ts'

const fans = seasonKeys.map((key) => {
  const colours = sideBySide(palettes[key].best).map(({ colour }) => colour)
  return [key, colourFan(colours)] as const
})

/** WCAG 2.2, 1.4.3. */
const LARGE_TEXT_CONTRAST = 3
const SCALE = 2

async function drawn({ box, blades, rivet }: ColourFan) {
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" width="${box.width * SCALE}" height="${box.height * SCALE}" ` +
    `viewBox="${box.left} ${box.top} ${box.width} ${box.height}">` +
    blades.map(({ path, colour }) => `<path d="${path}" fill="${colour.hex}"/>`).join('') +
    `<circle r="${rivet}" fill="#010203"/></svg>`
  const { data, info } = await sharp(Buffer.from(svg)).ensureAlpha().raw().toBuffer({
    resolveWithObject: true,
  })
  const pixelAt = (x: number, y: number) => {
    const [column, row] = [(x - box.left) * SCALE, (y - box.top) * SCALE].map(Math.floor) as [
      number,
      number,
    ]
    const at = (row * info.width + column) * 4
    return data[at + 3] === 0 ? null : `#${data.subarray(at, at + 3).toString('hex')}`
  }
  return { pixelAt, width: info.width, height: info.height, data }
}

test.each(fans)('%s: every blade shows its own colour where its name begins', async (_, fan) => {
  const { pixelAt } = await drawn(fan)
  expect(fan.blades.map(({ name }) => pixelAt(name.x, name.y))).toEqual(
    fan.blades.map(({ colour }) => colour.hex),
  )
})

test('keeps the whole fan within its box', async () => {
  for (const spread of [20, 90, 148, 180]) {
    const { pixelAt, width, height, data } = await drawn(
      colourFan(palettes['winter-true'].best, { from: -spread / 2, to: spread / 2 }),
    )
    const edge = [
      ...Array.from({ length: width }, (_, x) => [x, 0]),
      ...Array.from({ length: width }, (_, x) => [x, height - 1]),
      ...Array.from({ length: height }, (_, y) => [0, y]),
      ...Array.from({ length: height }, (_, y) => [width - 1, y]),
    ] as [number, number][]
    expect(edge.every(([x, y]) => data[(y * width + x) * 4 + 3] === 0)).toBe(true)
    expect(pixelAt(0, 0)).toBe('#010203')
  }
})

test('leaves no gaps between blades', async () => {
  const { pixelAt } = await drawn(colourFan(palettes['spring-light'].best))
  for (const radius of [60, 150, 280]) {
    for (let angle = -74; angle <= 74; angle++) {
      const turn = (angle * Math.PI) / 180
      expect(pixelAt(radius * Math.sin(turn), -radius * Math.cos(turn))).not.toBeNull()
    }
  }
})

test('sets names with the contrast of large text and never upside down', () => {
  for (const { colour, name } of fans.flatMap(([, fan]) => fan.blades)) {
    expect(contrastBetween(name.colour, colour.hex)).toBeGreaterThanOrEqual(LARGE_TEXT_CONTRAST)
    expect(name.turn).toBeGreaterThanOrEqual(-90)
    expect(name.turn).toBeLessThanOrEqual(110)
  }
})

test('is deterministic', () => {
  const { best } = palettes['summer-mute']
  expect(colourFan(best)).toEqual(colourFan([...best]))
  expect(JSON.stringify(colourFan(best))).not.toMatch(/NaN|Infinity|-0[,}]/)
})

test('refuses a single colour', () => {
  expect(() => colourFan(palettes['summer-mute'].best.slice(0, 1))).toThrow(RangeError)
})
