import { gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { drawPortrait } from '#domain/drawings/draw-portrait.ts'
import { drawingAddress } from '#domain/drawings/drawing-address.ts'
import { seededRandom } from '#domain/drawings/geometry/random.ts'
import { portraitOf } from '#domain/drawings/parameters/portrait.ts'
import { randomPortrait } from '#domain/drawings/parameters/random-portrait.ts'
import { toSvg } from '#domain/drawings/svg.ts'
import { startApp } from '#tests/support/app.ts'

const portrait = portraitOf({ hair: { length: 12, fringe: 'full' } })

async function start() {
  const { app } = await startApp()
  return (url: string, headers = {}) => app.inject({ url, headers })
}

test('[C-10] serves a drawing at the URL of its parameters, cacheable for good', async () => {
  const get = await start()
  const plain = await get(drawingAddress(portrait))
  expect(plain.statusCode).toBe(200)
  expect(plain.headers).toMatchObject({
    'content-type': 'image/svg+xml; charset=utf-8',
    'cache-control': 'public, max-age=31536000, immutable',
  })
  expect(plain.body).toBe(toSvg(drawPortrait(portrait)))

  const zipped = await get(drawingAddress(portrait), { 'accept-encoding': 'gzip, br' })
  expect(zipped.headers['content-encoding']).toBe('gzip')
  expect(gunzipSync(zipped.rawPayload).toString()).toBe(plain.body)
})

test.each([
  '/drawings/1zz4.svg',
  '/drawings/1hb900.svg',
  '/drawings/1hb60.svg',
  '/drawings/2.svg',
  '/drawings/.svg',
  '/drawings/1.png',
])('[C-10] replies 404 for %s, which is no canonical URL of a portrait', async (address) => {
  const get = await start()
  expect((await get(address)).statusCode).toBe(404)
})

test('[C-10] limits new drawings per network, but not those already in memory', async () => {
  const get = await start()
  const codes = new Set<number>()
  for (let seed = 0; seed <= 1_200; seed += 1) {
    const picture = { seed, detail: 'thumbnail' } as const
    codes.add((await get(drawingAddress(portraitOf({ picture })))).statusCode)
  }
  expect([...codes]).toEqual([200, 429])
  const first = portraitOf({ picture: { seed: 0, detail: 'thumbnail' } })
  expect((await get(drawingAddress(first))).statusCode).toBe(200)
})

test('[C-10] serves the longest URL that a portrait can have', async () => {
  const get = await start()
  const random = seededRandom(3)
  const longest = Array.from({ length: 500 }, () => drawingAddress(randomPortrait(random)))
    .toSorted((a, b) => b.length - a.length)
    .at(0)!
  expect((await get(longest)).statusCode).toBe(200)
})
