import { expect, test } from 'vitest'
import { createLogger } from '#server/platform/logging.ts'
import { tossPayments } from './toss.ts'
import { bankCode, bankName } from './toss-banks.ts'
import { tossKeyProblem } from './toss-keys.ts'

// biome-ignore format: a table reads by columns
test.each([
  ['test_gck_a', 'test_gsk_b', null],
  ['live_gck_a', 'live_gsk_b', null],
  ['test_ck_a',  'test_sk_b',  null],
  ['test_gck_a', 'live_gsk_b', /test key.*live key/],
  ['test_gck_a', 'test_sk_b',  /widget/],
  ['test_gsk_a', 'test_gsk_b', /CLIENT_KEY/],
  ['test_gck_a', 'test_gck_b', /SECRET_KEY/],
])('the keys %s and %s are looked at before the start', (clientKey, secretKey, problem) => {
  const said = tossKeyProblem(clientKey, secretKey)
  if (problem) expect(said).toMatch(problem)
  else expect(said).toBeNull()
})

test.each([
  ['국민은행', '06'],
  ['KB 국민', '06'],
  ['우리은행', '20'],
  ['Shinhan Bank', '88'],
  ['토스뱅크', '92'],
  ['카카오뱅크', '90'],
  ['iM뱅크', '31'],
  ['어딘가은행', undefined],
])('%s is the provider’s bank %s', (typed, code) => {
  expect(bankCode(typed)).toBe(code)
  if (code) expect(bankCode(bankName(code))).toBe(code)
})

test.each([
  ['test_gck_a', ['card', 'virtual_account', 'transfer']],
  ['test_ck_a', ['card']],
])('[PAY-02] the key %s offers what its window can take: %j', (clientKey, methods) => {
  const settings = { secretKey: '', baseUrl: 'http://toss.test', log: createLogger('silent') }
  const scriptUrl = 'https://js.tosspayments.com/v2/standard'
  expect(tossPayments({ ...settings, clientKey, scriptUrl }).methods).toEqual(methods)
})
