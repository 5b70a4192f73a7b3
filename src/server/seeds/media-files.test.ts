import { readdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { addressOf, parseMediaPicture } from '#domain/media/media-address.ts'

test('small copies of the seeded pictures are as wide as their address says', async () => {
  const folder = fileURLToPath(new URL('media/', import.meta.url))
  const names = readdirSync(folder).filter((name) => /\d\.webp$/.test(name))
  expect(names.length).toBeGreaterThan(10)
  for (const name of names) {
    const picture = parseMediaPicture(addressOf(name))
    const { width } = await sharp(folder + name.replace('.webp', '-small.webp')).metadata()
    expect([name, width]).toEqual([name, picture?.smallWidth])
  }
})
