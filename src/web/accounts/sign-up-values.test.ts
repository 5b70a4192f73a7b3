import { expect, test } from 'vitest'
import { ko } from '#texts/ko/index.ts'
import { emptySignUp, type SignUpValues, signUpProblems } from './sign-up-values.ts'

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
  expect(signUpProblems(values, { ...proven, phone }, mustProve, text, ko.names)).toEqual(
    problem ? { phone: problem } : {},
  )
})

// biome-ignore format: a table reads by columns
test.each<[string, Partial<SignUpValues>, keyof SignUpValues, string]>([
  ['SGN-04] no name',                     { name: ' ' },                     'name',            '이름을 입력해주세요.'],
  ['A-11] an address for a name',         { name: 't.me/hana' },             'name',            '이름에는 인터넷 주소를 넣을 수 없어요.'],
  ['A-11] a name without a letter',       { name: '0101234' },               'name',            '이름에는 글자가 하나 이상 있어야 해요.'],
  ['SGN-03] no address',                  { email: ' ' },                    'email',           '이메일을 입력해주세요.'],
  ['SGN-03] what is no address',          { email: 'hana@' },                'email',           '올바른 이메일 형식이 아닙니다.'],
  ['SGN-03] an address changed since',    { email: 'duri@example.com' },     'email',           '이메일 인증을 완료해주세요.'],
  ['SGN-04] no ID',                       { userId: '' },                    'userId',          '아이디를 입력해주세요.'],
  ['SGN-02] an ID changed since',         { userId: 'hana96' },              'userId',          '아이디 중복 확인을 해주세요.'],
  ['SGN-04] no password',                 { password: '', passwordConfirm: '' }, 'password',    '비밀번호를 입력해주세요.'],
  ['SGN-04] a password that is short',    { password: 'a-pass9', passwordConfirm: 'a-pass9' }, 'password', '비밀번호는 8자 이상이어야 해요.'],
  ['SGN-04] another confirmation',        { passwordConfirm: 'a-password-8' }, 'passwordConfirm', '비밀번호가 일치하지 않아요.'],
  ['SGN-04] no phone',                    { phone: '' },                     'phone',           '전화번호를 입력해주세요.'],
  ['SGN-04] the terms alone missing',     { terms: false },                  'terms',           '필수 약관에 모두 동의해주세요.'],
  ['SGN-04] privacy alone missing',       { privacy: false },                'terms',           '필수 약관에 모두 동의해주세요.'],
  ['SGN-04] the sensitive alone missing', { sensitive: false },              'terms',           '필수 약관에 모두 동의해주세요.'],
])('[%s is shown beside its field', (_what, given, field, problem) => {
  expect(signUpProblems({ ...values, ...given }, proven, false, text, ko.names)).toEqual({ [field]: problem })
})
