import { expect, test } from 'vitest'
import { CHECKED, createUploadLimiter } from './upload-limiter.ts'

const MB = 1024 * 1024

function startPlaces() {
  const places = createUploadLimiter(CHECKED)
  const take = (ip: string, bytes?: number, key?: string) => {
    const headers = bytes === undefined ? {} : { 'content-length': String(bytes) }
    return { end: places.take({ ip, headers }, key) }
  }
  return { take }
}

test('[A-01] refuses a network that holds its share of memory, and nobody else', () => {
  const { take } = startPlaces()

  const form = take('192.0.2.1', 30 * MB)
  expect(() => take('192.0.2.1', 30 * MB)).toThrow('TOO_MANY_REQUESTS')
  take('192.0.2.2', 30 * MB)
  form.end()
  take('192.0.2.1', 30 * MB)
})

test('[A-01] refuses everybody while all memory for uploads is held', () => {
  const { take } = startPlaces()

  const forms = ['192.0.2.1', '192.0.2.2', '192.0.2.3'].map((ip) => take(ip, 32 * MB))
  expect(() => take('192.0.2.4', 1)).toThrow('UNAVAILABLE')
  for (const form of forms) form.end()
  take('192.0.2.4', 1)
})

test('[A-01] counts a form that does not say how large it is as the largest', () => {
  const { take } = startPlaces()

  take('192.0.2.1')
  expect(() => take('192.0.2.1', 10 * MB)).toThrow('TOO_MANY_REQUESTS')
})

test('[A-01] refuses the eleventh form of a network', () => {
  const { take } = startPlaces()

  for (let form = 1; form <= 10; form += 1) take('192.0.2.1', 1)
  expect(() => take('192.0.2.1', 1)).toThrow('TOO_MANY_REQUESTS')
})

test('[A-01] refuses the twenty-first form of all networks, however small', () => {
  const { take } = startPlaces()

  const [form] = Array.from({ length: 20 }, (_, at) => take(`192.0.2.${at}`, 1))
  expect(() => take('192.0.2.99', 1)).toThrow('UNAVAILABLE')
  form!.end()
  take('192.0.2.99', 1)
})

test('[A-03] refuses a ninth form for one order, from any network', () => {
  const { take } = startPlaces()

  const form = take('192.0.2.1', 1, 'order 1')
  for (let other = 2; other <= 8; other += 1) take(`192.0.2.${other}`, 1, 'order 1')
  expect(() => take('192.0.2.3', 1, 'order 1')).toThrow('TOO_MANY_REQUESTS')
  take('192.0.2.3', 1, 'order 2')
  form.end()
  take('192.0.2.3', 1, 'order 1')
})
