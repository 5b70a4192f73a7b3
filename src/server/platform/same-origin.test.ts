import type { FastifyRequest } from 'fastify'
import { expect, test } from 'vitest'
import { refuseCrossOrigin } from './same-origin.ts'

const cookie = 'access_token=x'

function answerTo(method: string, headers: Record<string, string>): string {
  try {
    refuseCrossOrigin({ method, headers, host: 'gyeol.test' } as unknown as FastifyRequest)
    return 'let in'
  } catch (error) {
    return (error as { code: string }).code
  }
}

// biome-ignore format: a table reads by columns
test.each([
  ['a page of the site itself',            { cookie, 'sec-fetch-site': 'same-origin' },                 'let in'],
  ['an address typed by hand',             { cookie, 'sec-fetch-site': 'none' },                        'let in'],
  ['a page of another site',               { cookie, 'sec-fetch-site': 'cross-site' },                  'CROSS_ORIGIN'],
  ['a page of a sister site',              { cookie, 'sec-fetch-site': 'same-site' },                   'CROSS_ORIGIN'],
  ['an older browser on the site',         { cookie, origin: 'http://gyeol.test' },                     'let in'],
  ['an older browser elsewhere',           { cookie, origin: 'http://evil.test' },                      'CROSS_ORIGIN'],
  ['a host that ends like ours',           { cookie, origin: 'http://gyeol.test.evil.test' },           'CROSS_ORIGIN'],
  ['a page without an origin',             { cookie, origin: 'null' },                                  'CROSS_ORIGIN'],
  ['a program with cookies',               { cookie },                                                  'let in'],
  ['another site without cookies',         { 'sec-fetch-site': 'cross-site' },                          'let in'],
  ['another site with our token',          { cookie, authorization: 'Bearer x', 'sec-fetch-site': 'cross-site' }, 'let in'],
  ['another site with a name and password', { cookie, authorization: 'Basic x', 'sec-fetch-site': 'cross-site' }, 'CROSS_ORIGIN'],
])('[SEC-02] a change asked for by %s', (_who, headers, answer) => {
  for (const method of ['POST', 'PUT', 'PATCH', 'DELETE']) {
    expect(answerTo(method, headers), method).toBe(answer)
  }
})

test('never refuses reads: another site cannot see the reply', () => {
  expect(answerTo('GET', { cookie, 'sec-fetch-site': 'cross-site' })).toBe('let in')
})
