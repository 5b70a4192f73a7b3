import { get } from 'node:http'
import { expect, test } from '#tests/support/browser-site.ts'

const KB = 1_000
const budget = { scripts: 150 * KB, styles: 20 * KB, fonts: 150 * KB }

/** What crosses the wire for an address, compressed as the server chooses, and the text of it. */
const fetched = (url: string): Promise<{ readonly bytes: number; readonly body: Buffer }> =>
  new Promise((resolve, reject) => {
    get(url, { headers: { 'accept-encoding': 'br, gzip' } }, (response) => {
      const parts: Buffer[] = []
      response.on('data', (part: Buffer) => parts.push(part))
      response.on('end', () => {
        const body = Buffer.concat(parts)
        resolve({ bytes: body.length, body })
      })
    }).on('error', reject)
  })

test('a first visit to the landing page weighs no more than its budget, all of it from the site itself', async ({
  page,
  site,
}) => {
  const asked = new Set<string>()
  page.on('request', (request) => asked.add(request.url()))
  await page.goto('/user', { waitUntil: 'networkidle' })
  expect([...asked].filter((url) => !url.startsWith(site.url) && !url.startsWith('data:'))).toEqual(
    [],
  )

  const weigh = async (pattern: RegExp) => {
    const urls = [...asked].filter((url) => pattern.test(url))
    const all = await Promise.all(urls.map(fetched))
    return all.reduce((sum, { bytes }) => sum + bytes, 0)
  }
  const weight = {
    scripts: await weigh(/\.js$/),
    styles: await weigh(/\/root-[^/]*\.css$/),
    fonts: await weigh(/\.woff2$/),
  }
  console.info(weight)
  expect(weight.scripts).toBeLessThanOrEqual(budget.scripts)
  expect(weight.styles).toBeLessThanOrEqual(budget.styles)
  expect(weight.fonts).toBeLessThanOrEqual(budget.fonts)
})
