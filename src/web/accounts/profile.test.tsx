import { expect, test } from 'vitest'
import type { User } from '#contract/accounts.ts'
import { renderedHtml } from '#tests/web/rendered.tsx'
import { loadMessages } from '#texts/messages.ts'
import { ApiRefusal } from '#web/api/api-refusal.ts'
import { profileFailure } from './profile-failure.ts'
import { ProfileForm } from './profile-form.tsx'

const user: User = {
  id: '0b7c1a52-6f3e-4f0e-9d2a-1a2b3c4d5e6f',
  user_id: 'hana95',
  name: '김하나',
  email: 'hana@example.com',
  phone: '01012345678',
  postal_code: '04524',
  basic_address: '서울 중구 세종대로 110',
  detailed_address: null,
  points: 0 as User['points'],
  role: 'USER',
  picture: null,
  must_change_password: false,
  must_add_factor: false,
  providers: [],
}

test('[PRF-01] shows name and email, and lets the rest be edited', async () => {
  const html = await renderedHtml(() => <ProfileForm user={user} />)

  const inputs = html.match(/<input[^>]*>/g) ?? []
  const fixed = inputs.filter((input) => /readonly/i.test(input))
  expect(fixed.map((input) => /value="([^"]*)"/.exec(input)?.[1])).toEqual([user.name, user.email])
  expect(inputs).toHaveLength(6)
  expect(html).toContain('주소 찾기')
})

// biome-ignore format: a table reads by columns
test.each([
  ['a fault',               new ApiRefusal('INTERNAL_ERROR', 500, { message: '서버 오류' }), '서버 내부 오류가 발생했습니다. 잠시 후 다시 시도하거나 관리자에게 문의하세요.'],
  ['a refusal with a list', new ApiRefusal('VALIDATION_FAILED', 422, { detail: [{ loc: [], msg: '유효한 전화번호 형식이 아닙니다.', type: 'x' }] }), '오류: 유효한 전화번호 형식이 아닙니다.'],
  ['an error alone',        new ApiRefusal('FORBIDDEN', 403, { error: '권한이 없습니다' }), '오류: 권한이 없습니다'],
  ['a refusal in words',    new ApiRefusal('FORBIDDEN', 403, { detail: '권한이 없습니다' }), '오류: 권한이 없습니다'],
  ['no answer',             new ApiRefusal('OFFLINE'),                                       '프로필 업데이트에 실패했습니다'],
  ['something else',        new Error('?'),                                                  '프로필 업데이트에 실패했습니다'],
])('[PRF-01] words the failure: %s', async (_what, error, expected) => {
  const { ownAccount } = await loadMessages('ko')

  expect(profileFailure(error, ownAccount.profile)).toBe(expected)
})
