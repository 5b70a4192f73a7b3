import { expect, test } from 'vitest'
import type { ConsultingType } from '#contract/catalog.ts'
import { renderedHtml } from '#tests/web/rendered.tsx'
import { loadMessages } from '#texts/messages.ts'
import { ConsultingTiles } from './consulting-types.tsx'

const { notYet } = (await loadMessages('ko')).content.types

/** By tile: whether it says that its kind is not sold. */
async function saidNotYet(onSale: readonly ConsultingType[] | null) {
  const html = await renderedHtml(() => <ConsultingTiles onSale={onSale} />)
  return html
    .split('<li')
    .slice(1)
    .map((tile) => tile.includes(notYet))
}

test('[C-05] a tile says where it leads while its kind is not sold', async () => {
  expect(await saidNotYet(['HAIR_CONSULTING'])).toEqual([false, true, true])
  expect(await saidNotYet(['HAIR_CONSULTING', 'SKIN_CONSULTING'])).toEqual([false, false, true])
  expect(await saidNotYet([])).toEqual([false, false, false])
})

test('where it could not be read what is sold, no tile says anything of it', async () => {
  expect(await saidNotYet(null)).toEqual([false, false, false])
})
