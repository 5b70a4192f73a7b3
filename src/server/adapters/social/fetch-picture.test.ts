import { expect, onTestFinished, test } from 'vitest'
import { startHttpStandIn } from '#tests/support/http-stand-in.ts'
import { givenPhoto } from '#tests/support/pictures.ts'
import { fetchPicture } from './fetch-picture.ts'

/** Starts a host of a provider's pictures and an internal host that must never be called. */
async function givenHosts() {
  const picture = await givenPhoto()
  const asked: string[] = []
  const inside = await startHttpStandIn(({ url }, response) => {
    asked.push(url.pathname)
    response.end(picture)
  })
  const theirs = await startHttpStandIn(({ url }, response) => {
    const to = { '/moved': '/picture', '/inside': inside.url, '/round': '/round' }[url.pathname]
    if (to) return void response.writeHead(302, { location: to }).end()
    if (url.pathname === '/silent') return
    if (url.pathname === '/large') return void response.end(Buffer.alloc(2_000_001))
    if (url.pathname === '/gone') return void response.writeHead(404).end(picture)
    response.end(picture)
  })
  onTestFinished(() => {
    inside.stop()
    theirs.stop()
  })
  const source = { hosts: ['pictures.test'], origin: theirs.url }
  return { picture, inside, theirs, source, asked }
}

// biome-ignore format: a table reads by columns
test.each([
  ['as it is',                    '/picture', true],
  ['where it moved to',           '/moved',   true],
  ['that sends inside',           '/inside',  false],
  ['that sends round and round',  '/round',   false],
  ['that is gone',                '/gone',    false],
  ['that is too large',           '/large',   false],
  ['that never comes',            '/silent',  false],
])('[MYP-02] a picture %s', async (_what, path, isHad) => {
  const { picture, theirs, source, asked } = await givenHosts()

  const had = await fetchPicture(theirs.url + path, source, 500)

  expect(had && Buffer.from(had)).toEqual(isHad ? picture : null)
  expect(asked).toEqual([])
})

test('[MYP-02] requests the provider’s own hosts only, whatever the URL looks like', async () => {
  const { inside, source, asked } = await givenHosts()
  const { port } = new URL(inside.url)
  const addresses = [
    inside.url,
    `http://localhost:${port}`,
    `https://pictures.test:${port}`,
    'http://pictures.test/x',
    `http://pictures.test@127.0.0.1:${port}`,
    `https://127.0.0.1:${port}/pictures.test`,
    'https://evil-pictures.test/x',
    'file:///etc/hostname',
    'not an address',
    '',
  ]

  for (const address of addresses) {
    expect([address, await fetchPicture(address, source, 500)]).toEqual([address, null])
  }
  expect(asked).toEqual([])
})
