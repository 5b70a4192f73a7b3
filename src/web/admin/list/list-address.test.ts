import { expect, test } from 'vitest'
import { exportOrders, listOrders } from '#contract/admin-orders.ts'
import { changed, filtersIn, pageIn } from './list-address.ts'

const search = (text: string) => new URLSearchParams(text)

test('what an address asks wrongly is not asked of the server', () => {
  const wrong = search('waiting_for=TEA&status=OPEN&from=yesterday&q=%20&colour=red')
  expect(filtersIn(exportOrders.query, wrong)).toEqual({})
})

test('what it asks rightly is, and where one is in the list is no filter', () => {
  const asked = search('q=kim&status=REFUNDED&from=2026-11-01&page=3&size=50&open=7')
  expect(filtersIn(listOrders.query, asked)).toEqual({
    q: 'kim',
    status: 'REFUNDED',
    from: '2026-11-01',
  })
})

test('other filters begin at the first page', () => {
  const other = changed(search('q=kim&page=3'), { status: 'REFUNDED', q: null })
  expect(other.toString()).toBe('status=REFUNDED')
})

test('opening and closing a row stays on its page', () => {
  const opened = changed(search('q=kim&page=3'), { open: '7' })
  expect(opened.toString()).toBe('q=kim&page=3&open=7')
  expect(changed(opened, { open: null }).toString()).toBe('q=kim&page=3')
})

test.each(['', 'page=0', 'page=-2', 'page=two'])('“%s” is the first page', (address) => {
  expect(pageIn(search(address))).toBe(1)
})
