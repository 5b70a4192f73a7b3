import { expect, test } from 'vitest'
import { renderedHtml } from '#tests/web/rendered.tsx'
import CallbackPage from './callback-page.tsx'

test.each([
  ['ko', '로그인 처리 중...'],
  ['en', 'Signing you in...'],
  ['vi', 'Đang đăng nhập...'],
] as const)(
  '[SOC-01] says in %s at once that the login is being completed',
  async (language, sentence) => {
    const html = await renderedHtml(() => <CallbackPage />, language)

    expect(html).toMatch(new RegExp(`role="status"[^>]*>.*${sentence.replaceAll('.', '\\.')}`))
    expect(html).not.toContain('role="alert"')
  },
)
