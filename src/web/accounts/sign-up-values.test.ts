import { expect, test } from 'vitest'
import { ko } from '#texts/ko/index.ts'
import { emptySignUp, signUpProblems } from './sign-up-values.ts'

const { problems: text } = ko.accounts.signUp
const values = {
  ...emptySignUp,
  name: '김하나',
  email: 'hana@example.com',
  userId: 'hana95',
  password: 'a-password-9',
  passwordConfirm: 'a-password-9',
  phone: '010-1234-5678',
  terms: true,
  privacy: true,
  sensitive: true,
}
const proven = { email: values.email, userId: values.userId, phone: null }

// biome-ignore format: a table reads by columns
test.each<[string, boolean, string | null, string | undefined]>([
  ['need not be proven',        false, null,            undefined],
  ['is proven',                 true,  values.phone,    undefined],
  ['is not proven',             true,  null,            '휴대폰 인증을 완료해주세요.'],
  ['was changed since',         true,  '010-1111-2222', '휴대폰 인증을 완료해주세요.'],
])('[SGN-08] a phone that %s', (_what, mustProve, phone, problem) => {
  expect(signUpProblems(values, { ...proven, phone }, mustProve, text)).toEqual(
    problem ? { phone: problem } : {},
  )
})
