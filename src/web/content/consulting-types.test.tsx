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

/** Where each tile leads, and, where its kind is not sold, the link that says so. */
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

test('[LND-04] [C-05] a tile of a kind that is not sold leads to the hair product, says so, and where one asks for a notification', async () => {
  expect(await tilesWhile('HAIR_CONSULTING')).toEqual([
    [PRODUCT, null],
    [PRODUCT, `${CONSULTING}#SKIN_CONSULTING`],
    [PRODUCT, `${CONSULTING}#STYLE_CONSULTING`],
  ])
  expect((await tilesWhile())[0]).toEqual([PRODUCT, `${CONSULTING}#HAIR_CONSULTING`])
})

test('[P-8] a tile leads to the product of its own kind while that is sold', async () => {
  expect(await tilesWhile('HAIR_CONSULTING', 'SKIN_CONSULTING')).toEqual([
    [PRODUCT, null],
    [skin, null],
    [PRODUCT, `${CONSULTING}#STYLE_CONSULTING`],
  ])
})

test('[C-05] while nobody knows what is sold, every tile leads to the hair product and says nothing', async () => {
  const faults: unknown[] = []
  const call = () => Promise.reject(new Error('no answer'))
  const links = await loadTileLinks({ call, reportFault: (fault) => faults.push(fault) })

  expect(Object.values(links)).toEqual(
    Array(3).fill({ to: PRODUCT, waitsFor: null, price: null, isLowest: false }),
  )
  expect(faults).toHaveLength(1)
})

test('[LND-04] a tile says what its kind costs, from the lowest price where there are several', async () => {
  const product = (price: number) =>
    ({ consulting_type: 'HAIR_CONSULTING', price: won(price) }) as const
  const htmlOf = (...prices: number[]) =>
    renderedHtml(() => <ConsultingTiles links={tileLinks(prices.map(product))} />)

  expect(await htmlOf(100_000)).toContain('>100,000원<')
  expect(await htmlOf(150_000, 100_000)).toContain('>100,000원부터<')
})
