import { QueryClient } from '@tanstack/react-query'
import { expect, test, vi } from 'vitest'
import { renderedHtml } from '#tests/web/rendered.tsx'
import { Badge } from '#web/my-page/badge.tsx'
import {
  badgesOf,
  kindsReadOn,
  markRead,
  unreadCounts,
  withoutKinds,
} from '#web/notifications/unread-counts.ts'

const counts = {
  order_count: 2,
  result_count: 1,
  inquiry_count: 3,
  inquiry_answer_count: 4,
  new_inquiry_count: 5,
}

test('[MYP-02] adds the three kinds of inquiries in one badge', () => {
  expect(badgesOf(counts)).toEqual({ orders: 2, reports: 1, inquiries: 12 })
  expect(badgesOf(undefined)).toEqual({ orders: 0, reports: 0, inquiries: 0 })
})

// biome-ignore format: a table reads by columns
test.each([
  ['/user/mypage/inquery',           ['noti_order']],
  ['/user/mypage/inquery/K7QW2M9T',  ['noti_order']],
  ['/user/mypage/result-sheet',      ['noti_result']],
  ['/user/mypage/product-inquiries', ['noti_inquiry', 'noti_inquiry_answer', 'noti_new_inquiry']],
  ['/user/mypage',                   []],
  ['/user/mypage/profile',           []],
])('[NTF-02] opening %s marks %j as read', (pathname, kinds) => {
  expect(kindsReadOn(pathname)).toEqual(kinds)
})

test('[NTF-02] counts read kinds as 0 until the next fetch', () => {
  const kinds = kindsReadOn('/user/mypage/product-inquiries')

  expect(badgesOf(withoutKinds(counts, kinds))).toEqual({ orders: 2, reports: 1, inquiries: 0 })
})

test.each([
  [1, '1'],
  [9, '9'],
  [10, '9+'],
])('[MYP-02] shows %i unread as %s', async (count, shown) => {
  const html = await renderedHtml(() => <Badge count={count} />)

  expect(html).toContain(`>${shown}</span>`)
  expect(html).toContain(`새 소식 ${shown}개`)
})

test('[NTF-01] [NTF-02] only logs failures of reading and marking', async () => {
  const requests: string[] = []
  vi.stubGlobal('fetch', async (address: string, { method }: RequestInit) => {
    requests.push(`${method} ${address}`)
    return Response.json({ code: 'UNAVAILABLE' }, { status: 503 })
  })
  const logged = vi.spyOn(console, 'warn').mockImplementation(() => undefined)

  await expect(new QueryClient().fetchQuery(unreadCounts)).rejects.toMatchObject({ status: 503 })
  await markRead(['noti_order', 'noti_result'])

  expect(requests).toEqual([
    'GET /v1/notifications',
    'POST /v1/notifications/noti_order/read',
    'POST /v1/notifications/noti_result/read',
  ])
  const failure = expect.objectContaining({ code: 'UNAVAILABLE' })
  expect(logged.mock.calls).toEqual(Array(3).fill(['notifications', failure]))
  logged.mockClear()
})

test('[NTF-01] fetches counts on every mount and each minute', () => {
  expect(unreadCounts).toMatchObject({ refetchOnMount: 'always', refetchInterval: 60_000 })
})
