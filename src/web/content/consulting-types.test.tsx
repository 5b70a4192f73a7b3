import { expect, test } from 'vitest'
import { renderedHtml } from '#tests/web/rendered.tsx'
import { loadMessages } from '#texts/messages.ts'
import { ConsultingTiles } from './consulting-types.tsx'
import { tileLinks } from './tile-links.ts'

const { notYet } = (await loadMessages('ko')).content.types
const PRODUCT = '/user/consulting/dashboard/original'
const skin = `${PRODUCT}?consulting_type=SKIN_CONSULTING`

/** Where each tile leads, and whether it says that this is another kind than its own. */
async function tilesWhile(...sold: Parameters<typeof tileLinks>[0]) {
  const html = await renderedHtml(() => <ConsultingTiles links={tileLinks(sold)} />)
  return html
    .split('<li')
    .slice(1)
    .map((tile) => [/href="([^"]*)"/.exec(tile)?.[1], tile.includes(notYet)])
}

test('[C-05] a tile of a kind that is not sold leads to hair and says so, while that is sold', async () => {
  expect(await tilesWhile('HAIR_CONSULTING')).toEqual([
    [PRODUCT, false],
    [PRODUCT, true],
    [PRODUCT, true],
  ])
  expect(await tilesWhile()).toEqual([
    [PRODUCT, false],
    [PRODUCT, false],
    [PRODUCT, false],
  ])
})

test('[P-8] a tile leads to the product of its own kind while that is sold', async () => {
  expect(await tilesWhile('HAIR_CONSULTING', 'SKIN_CONSULTING')).toEqual([
    [PRODUCT, false],
    [skin, false],
    [PRODUCT, true],
  ])
})
