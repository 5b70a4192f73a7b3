import { expect, test } from 'vitest'
import { renderedHtml } from '#tests/web/rendered.tsx'
import { loadMessages } from '#texts/messages.ts'
import { ConsultingTiles } from './consulting-types.tsx'
import { tilesNotAmong } from './tiles-elsewhere.ts'

const { notYet } = (await loadMessages('ko')).content.types

test('[C-05] a tile that leads to another kind says so', async () => {
  const html = await renderedHtml(() => <ConsultingTiles elsewhere={['makeup']} />)
  const said = html
    .split('<li')
    .slice(1)
    .map((tile) => tile.includes(notYet))
  expect(said).toEqual([false, true, false])
})

test('[C-05] tiles of kinds that are not sold lead to hair, while that is sold', () => {
  expect(tilesNotAmong(['HAIR_CONSULTING'])).toEqual(['makeup', 'fashion'])
  expect(tilesNotAmong(['HAIR_CONSULTING', 'SKIN_CONSULTING'])).toEqual(['fashion'])
  expect(tilesNotAmong([])).toEqual([])
})
