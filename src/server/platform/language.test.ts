import type { FastifyRequest } from 'fastify'
import { expect, test } from 'vitest'
import { getMe } from '#contract/accounts.ts'
import { startApp } from '#tests/support/app.ts'
import { languageOf } from './language.ts'

const asking = (header: string | undefined, cookie?: string, query: object = {}) =>
  languageOf({
    query,
    headers: { 'accept-language': header },
    cookies: { lang: cookie },
  } as unknown as FastifyRequest)

// biome-ignore format: a table reads by columns
test.each([
  [undefined,                        'ko'],
  ['',                               'ko'],
  ['vi',                             'vi'],
  ['en-US,en;q=0.9',                 'en'],
  ['fr,de;q=0.8',                    'ko'],
  ['fr, vi;q=0.4, en;q=0.6',         'en'],
  ['fr, vi ; q=0.4, en; Q = 0.2',    'vi'],
  ['en;q=0, vi;q=0.1',               'vi'],
  ['en;q=much, vi;q=0.1',            'vi'],
  ['*',                              'ko'],
  [';q=;q=,,;',                      'ko'],
])('[I18-01] a browser that asks for %j is answered in %s', (header, language) => {
  expect(asking(header)).toBe(language)
})

test('[I18-01] the chosen language takes precedence over Accept-Language', () => {
  expect(asking('en', 'vi')).toBe('vi')
  expect(asking('en', 'xx')).toBe('en')
})

test('[I18-01] the language in the URL takes precedence over everything', () => {
  expect(asking('en', 'vi', { lang: 'ko' })).toBe('ko')
  expect(asking('en', 'vi', { lang: 'xx' })).toBe('vi')
  expect(asking('en', 'vi', { lang: ['ko', 'en'] })).toBe('vi')
})

test('[I18-01] the server’s messages are in that language', async () => {
  const app = await startApp()
  const messageIn = async (headers: Record<string, string>) => {
    const answer = await app.call(getMe, {}, { headers })
    return answer.ok ? undefined : answer.refusal.message
  }

  expect(await messageIn({})).toBe('인증이 필요합니다. 다시 로그인해 주세요')
  expect(await messageIn({ 'accept-language': 'en' })).toBe('Please sign in again.')
  expect(await messageIn({ cookie: 'lang=vi' })).toBe('Vui lòng đăng nhập lại.')
})
