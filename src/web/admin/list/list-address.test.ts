import { expect, test } from 'vitest'
import { exportOrders, listOrders } from '#contract/admin-orders.ts'
import { changeSearch, filtersFromAddress, pageFromAddress } from './list-address.ts'

const search = (text: string) => new URLSearchParams(text)

test('leaves invalid filters of an address out of the request', () => {
  const wrong = search('waiting_for=TEA&status=OPEN&from=yesterday&q=%20&colour=red')
  expect(filtersFromAddress(exportOrders.query, wrong)).toEqual({})
})

test('sends valid filters, without the page and the open row', () => {
  const address = search('q=kim&status=REFUNDED&from=2026-11-01&page=3&size=50&open=7')
  expect(filtersFromAddress(listOrders.query, address)).toEqual({
    q: 'kim',
    status: 'REFUNDED',
    from: '2026-11-01',
  })
})

test('changed filters start at the first page', () => {
  const other = changeSearch(search('q=kim&page=3'), { status: 'REFUNDED', q: null })
  expect(other.toString()).toBe('status=REFUNDED')
})

test('opening or closing a row keeps the page', () => {
  const opened = changeSearch(search('q=kim&page=3'), { open: '7' })
  expect(opened.toString()).toBe('q=kim&page=3&open=7')
  expect(changeSearch(opened, { open: null }).toString()).toBe('q=kim&page=3')
})

test.each(['', 'page=0', 'page=-2', 'page=two'])('“%s” is the first page', (address) => {
  expect(pageFromAddress(search(address))).toBe(1)
})
