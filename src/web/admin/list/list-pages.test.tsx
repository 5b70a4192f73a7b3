import { expect, test } from 'vitest'
import { renderedHtml } from '#tests/web/rendered.tsx'
import { loadAdminMessages } from '#texts/admin-messages.ts'
import { AdminTextContext } from '../frame/admin-text.ts'
import { ListPages } from './list-pages.tsx'
import type { AdminList } from './use-list.ts'

async function pagesOf(data: object, list: object = {}) {
  const text = await loadAdminMessages('ko')
  return renderedHtml(() => (
    <AdminTextContext value={text}>
      <ListPages
        list={
          {
            query: { data: { items: [1], ...data }, isPlaceholderData: false },
            page: 1,
            addressOfPage: (page: number) => `?page=${page}`,
            addressFrom: (cursor: string | null) => `?cursor=${cursor}`,
            ...list,
          } as unknown as AdminList<unknown>
        }
      />
    </AdminTextContext>
  ))
}
const linksIn = (html: string) => [...html.matchAll(/href="([^"]*)"/g)].map(([, to]) => to)

test('a counted list leads to its neighbours and ends at its last page', async () => {
  const middle = linksIn(await pagesOf({ pages: 3 }, { page: 2 }))
  expect(middle).toEqual(expect.arrayContaining([expect.stringContaining('page=1')]))
  expect(middle).toEqual(expect.arrayContaining([expect.stringContaining('page=3')]))

  const last = linksIn(await pagesOf({ pages: 3 }, { page: 3 }))
  expect(last.join()).not.toContain('page=4')
  expect(linksIn(await pagesOf({ pages: 1 }))).toEqual([])
})

test('an uncounted list leads on by its cursor, and back to the newest', async () => {
  const first = await pagesOf({ next: 'b' })
  expect(linksIn(first).join()).toContain('cursor=b')
  expect(first).toContain('더 오래된 기록')

  const second = linksIn(await pagesOf({ next: 'c' }, { cursor: 'b' }))
  expect(second).toHaveLength(2)
  expect(linksIn(await pagesOf({ next: null }, { cursor: 'c' }))).toHaveLength(1)
  expect(linksIn(await pagesOf({ next: null }))).toEqual([])
})
