import { expect, test } from 'vitest'
import type { ConsultingType } from '#contract/catalog.ts'
import { won } from '#domain/money/won.ts'
import { renderedHtml } from '#tests/web/rendered.tsx'
import { loadMessages } from '#texts/messages.ts'
import { ConsultingTiles } from './consulting-types.tsx'
import { loadTileLinks, tileLinks } from './tile-links.ts'

const { notYet } = (await loadMessages('ko')).content.types
const PRODUCT = '/user/consulting/dashboard/original'
const CONSULTING = '/user/consulting'
const skin = `${PRODUCT}?consulting_type=SKIN_CONSULTING`

/** Returns where each tile leads, and its notice if its kind is not sold. */
async function tilesWhile(...sold: ConsultingType[]) {
  const links = tileLinks(sold.map((consulting_type) => ({ consulting_type, price: won(100_000) })))
  const html = await renderedHtml(() => <ConsultingTiles links={links} />)
  return html
    .split('<li')
    .slice(1)
    .map((tile) => {
      const [to, ask = null] = [...tile.matchAll(/href="([^"]*)"/g)].map(([, href]) => href)
      return [to, tile.includes(notYet) ? ask : null]
    })
}

test('[LND-04] [C-05] links the tile of an unsold kind to the hair product, with a notice and the notification form', async () => {
  expect(await tilesWhile('HAIR_CONSULTING')).toEqual([
    [PRODUCT, null],
    [PRODUCT, `${CONSULTING}#SKIN_CONSULTING`],
    [PRODUCT, `${CONSULTING}#STYLE_CONSULTING`],
  ])
  expect((await tilesWhile())[0]).toEqual([PRODUCT, `${CONSULTING}#HAIR_CONSULTING`])
})

test('[P-8] links a tile to the product of its own kind while that is sold', async () => {
  expect(await tilesWhile('HAIR_CONSULTING', 'SKIN_CONSULTING')).toEqual([
    [PRODUCT, null],
    [skin, null],
    [PRODUCT, `${CONSULTING}#STYLE_CONSULTING`],
  ])
})

test('[C-05] links every tile to the hair product without a notice if the products are unknown', async () => {
  const faults: unknown[] = []
  const call = () => Promise.reject(new Error('no answer'))
  const links = await loadTileLinks({ call, reportFault: (fault) => faults.push(fault) })

  expect(Object.values(links)).toEqual(
    Array(3).fill({ to: PRODUCT, waitsFor: null, price: null, isLowest: false }),
  )
  expect(faults).toHaveLength(1)
})

test('[LND-04] shows the price on a tile, or the lowest of several', async () => {
  const product = (price: number) =>
    ({ consulting_type: 'HAIR_CONSULTING', price: won(price) }) as const
  const htmlOf = (...prices: number[]) =>
    renderedHtml(() => <ConsultingTiles links={tileLinks(prices.map(product))} />)

  expect(await htmlOf(100_000)).toContain('>100,000원<')
  expect(await htmlOf(150_000, 100_000)).toContain('>100,000원부터<')
})
