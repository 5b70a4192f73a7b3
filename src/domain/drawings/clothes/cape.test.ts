import sharp from 'sharp'
import { expect, test } from 'vitest'
import { drawPortrait } from '../draw-portrait.ts'
import type { PictureParameters } from '../parameters/portrait.ts'
import { portraitOf } from '../parameters/portrait.ts'
import { toSvg } from '../svg.ts'

// biome-ignore format: from our left to our right
const twelve = [
  '#e43d30', '#f08a24', '#f6d743', '#9ccc3c', '#2e9e5b', '#24b3a8',
  '#2f9be0', '#3157c8', '#6b3fc0', '#b03fb4', '#e0559a', '#8a5a3c',
]

const WIDTH = 720

/** Returns the colours at the bottom of a picture, at shares of its width. */
async function footOf(picture: Partial<PictureParameters>, shares: readonly number[]) {
  const svg = toSvg(drawPortrait(portraitOf({ hair: { cut: 'pixie' }, picture })))
  const { data, info } = await sharp(Buffer.from(svg), { density: 150 })
    .resize({ width: WIDTH })
    .flatten({ background: '#ffffff' })
    .raw()
    .toBuffer({ resolveWithObject: true })
  return shares.map((share) => {
    const at = ((info.height - 3) * info.width + Math.round(share * info.width)) * info.channels
    return `#${data.subarray(at, at + 3).toString('hex')}`
  })
}

/** Share of a fold's width that avoids its shadow and middle line. */
const IN_FOLD = 0.4
const foldsAt = (count: number) => Array.from({ length: count }, (_, i) => (i + IN_FOLD) / count)

test.each([
  [{ view: 'front', frame: 'bust' }],
  [{ view: 'front', frame: 'cover' }],
  [{ view: 'back', frame: 'bust' }],
  [{ view: 'threeQuarterLeft', frame: 'bust' }],
] as const)('ends the folds in equal stripes across the picture: %j', async (picture) => {
  const cape = { ...picture, clothes: 'cape', capeColours: twelve.join(' ') } as const
  expect(await footOf(cape, foldsAt(12))).toEqual(twelve)
})

test('keeps the order of colours in mirrored portraits', async () => {
  const cape = {
    clothes: 'cape',
    capeColours: twelve.join(' '),
    view: 'threeQuarterRight',
  } as const
  const mirroredPlaces = Array.from({ length: 12 }, (_, i) => (i + 1 - IN_FOLD) / 12)
  expect(await footOf(cape, mirroredPlaces)).toEqual(twelve)
})

test('covers the shoulders with a cape of one colour', async () => {
  const cape = { clothes: 'cape', clothesColour: '#b03fb4' } as const
  expect(new Set(await footOf(cape, foldsAt(9)))).toEqual(new Set(['#b03fb4']))
})

test('draws cape colours only on a cape', () => {
  const svgOf = (picture: Partial<PictureParameters>) =>
    toSvg(drawPortrait(portraitOf({ picture })))
  expect(svgOf({ clothes: 'knit', capeColours: twelve.join(' ') })).toBe(svgOf({ clothes: 'knit' }))
})
