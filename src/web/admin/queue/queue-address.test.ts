import { expect, test } from 'vitest'
import { isTodayAt, listAddress, openOrderAddress } from './queue-address.ts'

const search = (text: string) => new URLSearchParams(text)

test('an order opened from today’s work keeps that list, and closing it returns there', () => {
  const from = search('waiting_for=SHEET')
  const address = openOrderAddress('today', from, 'GY7K2M9Q')

  expect(address).toBe('/admin/orders/GY7K2M9Q?waiting_for=SHEET&list=today')
  const [pathname = '', query = ''] = address.split('?')
  expect(isTodayAt({ pathname, search: query })).toBe(true)
  expect(listAddress('today', search(query))).toBe('/admin?waiting_for=SHEET')
})

test('an order opened from all orders keeps that list', () => {
  const address = openOrderAddress('orders', search('q=kim&page=2'), 'GY7K2M9Q')

  expect(address).toBe('/admin/orders/GY7K2M9Q?q=kim&page=2')
  expect(isTodayAt({ pathname: '/admin/orders/GY7K2M9Q', search: 'q=kim' })).toBe(false)
})
