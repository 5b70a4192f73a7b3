import { expect, test } from 'vitest'
import { returnPath } from './return-path.ts'

test.each([
  '/user/mypage/inquery/GY7K2M9QW4',
  '/user/mypage/inquery/GY7K2M9QW4?view=details#history',
  '/user/consulting/consulting-order/survey?order=GY7K2M9QW4&token=a_b-c',
  '/admin/reviews?open=42&q=%EA%B9%80',
  '/user/mypage/product-inquiries?inquiry=7',
  '/user/mypage?next=//evil.example',
  '/user/mypage#//evil.example',
])('[S-02] returns after a login to exactly %s', (path) => {
  expect(returnPath(path)).toBe(path)
})

// biome-ignore format: a table reads by columns
test.each([
  ['nothing',                          null],
  ['an empty text',                    ''],
  ['a host without a scheme',          '//evil.example'],
  ['three slashes',                    '///evil.example'],
  ['a backslash for a slash',          '/\\evil.example'],
  ['two backslashes',                  '\\\\evil.example'],
  ['a backslash later on',             '/user\\..\\..\\evil.example'],
  ['an encoded slash',                 '/%2Fevil.example'],
  ['an encoded slash in small letters', '/%2f%2fevil.example'],
  ['an encoded backslash',             '/%5Cevil.example'],
  ['a dot segment before two slashes', '/.//evil.example'],
  ['a parent segment before them',     '/user/..//evil.example'],
  ['an encoded parent segment',        '/%2e%2e//evil.example'],
  ['a dot before an encoded slash',    '/./%2Fevil.example'],
  ['a tab that parsers drop',          '/\t/evil.example'],
  ['a line break that parsers drop',   '/\n/evil.example'],
  ['a header in a line break',         '/user\r\nset-cookie: a=b'],
  ['a leading space',                  ' //evil.example'],
  ['another site',                     'https://evil.example/user'],
  ['another site without slashes',     'https:evil.example'],
  ['a name before an at sign',         '@evil.example'],
  ['a script',                         'javascript:alert(1)'],
  ['a script in other letters',        'JaVaScRiPt:alert(1)'],
  ['data',                             'data:text/html,<script>alert(1)</script>'],
  ['a relative path',                  'user/mypage'],
  ['a query alone',                    '?next=/user'],
  ['the root',                         '/'],
  ['the login itself',                 '/login?next=/login'],
  ['the sign-up',                      '/signup'],
  ['the return of a social login',     '/callback?code=1'],
  ['a call of the API',                '/v1/users/me'],
  ['a call by its other path',         '/api/v1/auth/logout'],
  ['more than a browser would send',   `/${'a'.repeat(2000)}`],
] as const)('[S-02] never returns after a login to %s', (_what, text) => {
  expect(returnPath(text)).toBeNull()
})
