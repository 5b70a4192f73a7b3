import { expect, test } from 'vitest'
import { renderedHtml } from '#tests/web/rendered.tsx'
import { SignUpForm } from './sign-up-form.tsx'
import { SocialButtons } from './social-buttons.tsx'

test('[LOG-06] offers configured providers only, and no section without any', async () => {
  const configured = await renderedHtml(() => (
    <SocialButtons providers={['facebook', 'naver']} next={null} />
  ))
  const none = await renderedHtml(() => <SocialButtons providers={[]} next={null} />)

  expect(configured).toContain('Facebook 계정으로 로그인')
  expect(configured).toContain('네이버 계정으로 로그인')
  expect(configured).not.toContain('카카오')
  expect(none).not.toContain('다른 계정으로 로그인')
})

test.each([
  [true, 2],
  [false, 1],
])('[SGN-08] shows, with the setting %s, %i code fields', async (mustProvePhone, codes) => {
  const html = await renderedHtml(() => <SignUpForm mustProvePhone={mustProvePhone} next={null} />)

  expect(html.match(/인증 코드 받기/g)).toHaveLength(codes)
})
