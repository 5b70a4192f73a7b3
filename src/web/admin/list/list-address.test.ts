import { expect, test } from 'vitest'
import { exportOrders, listOrders } from '#contract/admin-orders.ts'
import { changeSearch, filtersFromAddress, pageFromAddress } from './list-address.ts'

const search = (text: string) => new URLSearchParams(text)

test('what an address asks wrongly is not address of the server', () => {
  const wrong = search('waiting_for=TEA&status=OPEN&from=yesterday&q=%20&colour=red')
  expect(filtersFromAddress(exportOrders.query, wrong)).toEqual({})
})

test('what it asks rightly is, and where one is in the list is no filter', () => {
  const address = search('q=kim&status=REFUNDED&from=2026-11-01&page=3&size=50&open=7')
  expect(filtersFromAddress(listOrders.query, address)).toEqual({
    q: 'kim',
    status: 'REFUNDED',
    from: '2026-11-01',
  })
})

test('other filters begin at the first page', () => {
  const other = changeSearch(search('q=kim&page=3'), { status: 'REFUNDED', q: null })
  expect(other.toString()).toBe('status=REFUNDED')
})

test('opening and closing a row stays on its page', () => {
  const opened = changeSearch(search('q=kim&page=3'), { open: '7' })
  expect(opened.toString()).toBe('q=kim&page=3&open=7')
  expect(changeSearch(opened, { open: null }).toString()).toBe('q=kim&page=3')
})

test.each(['', 'page=0', 'page=-2', 'page=two'])('“%s” is the first page', (address) => {
  expect(pageFromAddress(search(address))).toBe(1)
})
