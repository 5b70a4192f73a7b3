import { readdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { SMALL_WIDTH_PX, smallNameOf } from '#domain/media/media-address.ts'

test('every seeded picture has a small copy as wide as a phone needs', async () => {
  const folder = fileURLToPath(new URL('media/', import.meta.url))
  const names = readdirSync(folder).filter((name) => /\d\.webp$/.test(name))
  expect(names.length).toBeGreaterThan(10)
  for (const name of names) {
    const { width } = await sharp(folder + smallNameOf(name)).metadata()
    expect([name, width]).toEqual([name, SMALL_WIDTH_PX])
  }
})
