import { expect, test } from 'vitest'
import { getMe, updateMe } from '#contract/accounts.ts'
import { replyOf, startApp } from '#tests/support/app.ts'
import { givenMember } from '#tests/support/given.ts'

const profile = {
  phone: '010-9876-5432',
  postal_code: '04524',
  basic_address: '서울 중구 세종대로 110',
  detailed_address: '3층',
}

test('[PRF-01] a member changes phone and address, and nothing else', async () => {
  const app = await startApp()
  const member = await givenMember(app)
  const before = replyOf(await app.call(getMe, {}, { as: member }))
  const body = { ...profile, name: '다른 사람', email: 'other@example.com', role: 'ADMIN' }

  const reply = replyOf(await app.call(updateMe, { body }, { as: member }))

  const after = { ...before, ...profile, phone: '01098765432' }
  expect(reply).toEqual({ success: true, ...after })
  expect(replyOf(await app.call(getMe, {}, { as: member }))).toEqual(after)
})

// biome-ignore format: a table reads by columns
test.each([
  ['phone',            '',              '전화번호를 입력해주세요.'],
  ['phone',            '공일공',        '전화번호는 숫자만 입력해주세요.'],
  ['phone',            '010-123-456',   '유효한 전화번호 형식이 아닙니다.'],
  ['postal_code',      '',              '주소 정보를 모두 입력해주세요.'],
  ['basic_address',    ' ',             '주소 정보를 모두 입력해주세요.'],
  ['detailed_address', '',              '주소 정보를 모두 입력해주세요.'],
] as const)('[PRF-01] %s %j is refused: %s', async (field, value, msg) => {
  const app = await startApp()
  const member = await givenMember(app)

  const answer = await app.call(updateMe, { body: { ...profile, [field]: value } }, { as: member })

  expect(answer).toMatchObject({
    status: 422,
    refusal: { code: 'VALIDATION_FAILED', detail: [{ loc: ['body', field], msg }] },
  })
})

test('[PRF-01] refuses a visitor', async () => {
  const app = await startApp()

  expect(await app.call(updateMe, { body: profile })).toMatchObject({ status: 401 })
})
