import { get } from 'node:http'
import { expect, test } from '#tests/support/browser-site.ts'

const KB = 1_000
const budget = { scripts: 150 * KB, styles: 20 * KB, fonts: 150 * KB }

/** What crosses the wire for an address, compressed as the server chooses. */
const transferred = (url: string): Promise<Buffer> =>
  new Promise((resolve, reject) => {
    get(url, { headers: { 'accept-encoding': 'br, gzip' } }, (response) => {
      const parts: Buffer[] = []
      response.on('data', (part: Buffer) => parts.push(part))
      response.on('end', () => resolve(Buffer.concat(parts)))
    }).on('error', reject)
  })

test('what the landing page names to be loaded keeps to its budget, all of it from the site itself', async ({
  request,
  site,
}) => {
  const html = await (await request.get('/user')).text()
  const weigh = async (pattern: RegExp) => {
    const paths = [...new Set(Array.from(html.matchAll(pattern), ([, path = '']) => path))]
    expect(paths.length).toBeGreaterThan(0)
    const files = await Promise.all(paths.map((path) => transferred(site.url + path)))
    return files.reduce((sum, { length }) => sum + length, 0)
  }

  expect(await weigh(/"(\/assets\/[^"]+\.js)"/g)).toBeLessThanOrEqual(budget.scripts)
  expect(await weigh(/href="(\/assets\/[^"]+\.css)"/g)).toBeLessThanOrEqual(budget.styles)
  expect(await weigh(/href="(\/assets\/[^"]+\.woff2)"/g)).toBeLessThanOrEqual(budget.fonts)

  const sources = Array.from(html.matchAll(/<script[^>]+src="([^"]+)"/g), ([, src = '']) => src)
  expect(sources.filter((src) => !src.startsWith('/'))).toEqual([])
})
