import sharp from 'sharp'
import { expect, test } from 'vitest'
import { displayP3, withProfile } from '#tests/support/phone-photo.ts'
import { givenPhoto } from '#tests/support/pictures.ts'
import { colourSpaceOf } from './wide-gamut.ts'

const spaceOf = (bytes: Uint8Array<ArrayBuffer>) => colourSpaceOf(new Blob([bytes]))
const withNamedColours = (primaries: number) =>
  new Uint8Array([0, 0, 0, 19, ...Buffer.from('colrnclx'), 0, primaries, 0, 13, 0, 6, 0x80])

test('[C-13] recognizes Display P3 by the colour profile of a JPEG and a WebP', async () => {
  const p3 = withProfile(await givenPhoto(), await displayP3())
  const webp = await sharp(p3).keepIccProfile().webp().toBuffer()

  expect(await spaceOf(Uint8Array.from(p3))).toBe('display-p3')
  expect(await spaceOf(Uint8Array.from(webp))).toBe('display-p3')
})

test('[C-13] takes sRGB, an absent profile and a damaged one for sRGB', async () => {
  const srgb = await sharp(await givenPhoto())
    .withIccProfile('srgb')
    .jpeg()
    .toBuffer()

  expect(await spaceOf(Uint8Array.from(srgb))).toBe('srgb')
  expect(await spaceOf(Uint8Array.from(await givenPhoto()))).toBe('srgb')
  expect(await spaceOf(Uint8Array.from(Buffer.from('acsp')))).toBe('srgb')
  expect(await spaceOf(Uint8Array.from((await displayP3()).subarray(0, 150)))).toBe('srgb')
})

test('[C-13] recognizes the colours that HEIC and AVIF name by number', async () => {
  expect(await spaceOf(withNamedColours(12))).toBe('display-p3')
  expect(await spaceOf(withNamedColours(1))).toBe('srgb')
})
