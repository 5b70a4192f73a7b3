import { expect, test } from 'vitest'
import { commonPasswords } from './common-passwords.ts'
import { deviceName } from './device.ts'
import { maskAccountNumber, maskName, maskUserId } from './masking.ts'
import { passwordProblem } from './password.ts'
import { phoneDigits, phoneProblem } from './phone.ts'
import { profileProblem } from './profile.ts'
import { hasOnlyUserIdCharacters, userIdProblem } from './user-id.ts'

// biome-ignore format: a table reads by columns
test.each([
  ['hana95',       null],
  ['a',            null],
  ['',             'USER_ID_LENGTH'],
  ['a'.repeat(51), 'USER_ID_LENGTH'],
  ['hana_95',      'USER_ID_CHARACTERS'],
  ['하나',         'USER_ID_CHARACTERS'],
  ['hana95\n',     'USER_ID_CHARACTERS'],
  ['admin',        'USER_ID_RESERVED'],
  ['ADMIN',        'USER_ID_RESERVED'],
  ['Gyeol',        'USER_ID_RESERVED'],
  ['admin1',       null],
])('[SGN-02] the ID %j: %s', (userId, problem) => {
  expect(userIdProblem(userId)).toBe(problem)
})

test('[SGN-02] distinguishes keystrokes other than letters and digits', () => {
  expect(hasOnlyUserIdCharacters('')).toBe(true)
  expect(hasOnlyUserIdCharacters('Hana95')).toBe(true)
  expect(hasOnlyUserIdCharacters('hana 95')).toBe(false)
})

// biome-ignore format: a table reads by columns
test.each([
  ['결따라-흐르는-머리', null],
  ['seven77',            'PASSWORD_TOO_SHORT'],
  ['x'.repeat(64) + 'yz'.repeat(32),        null],
  ['x'.repeat(65) + 'yz'.repeat(32),        'PASSWORD_TOO_LONG'],
  ['Password123',        'PASSWORD_TOO_COMMON'],
  ['1q2w3e4r',           'PASSWORD_TOO_COMMON'],
  ['zzzzzzzzz',          'PASSWORD_TOO_COMMON'],
  ['Gyeol-Admin-2026',   'PASSWORD_TOO_COMMON'],
  ['studio.hair!!',      'PASSWORD_TOO_COMMON'],
  ['결컨설팅 12345',       'PASSWORD_TOO_COMMON'],
  ['gyeol and a river',  null],
  ['HanaKim95',          'PASSWORD_IS_USER_ID'],
])('the password %j: %s', (password, problem) => {
  expect(passwordProblem(password, 'hanakim95')).toBe(problem)
})

test('the list of common passwords has only those of allowed length', () => {
  expect(commonPasswords.size).toBeGreaterThanOrEqual(200)
  for (const password of commonPasswords) {
    expect(password.length, password).toBeGreaterThanOrEqual(8)
    expect(password).toBe(password.toLowerCase())
  }
})

// biome-ignore format: a table reads by columns
test.each([
  ['010-1234-5678', null],
  ['010 1234 5678', null],
  ['0212345678',    null],
  ['',              'PHONE_REQUIRED'],
  ['---',           'PHONE_REQUIRED'],
  ['010-1234-567a', 'PHONE_NOT_DIGITS'],
  ['+821012345678', 'PHONE_NOT_DIGITS'],
  ['010123456',     'PHONE_LENGTH'],
  ['010123456789',  'PHONE_LENGTH'],
])('[PRF-01] the phone %j: %s', (text, problem) => {
  expect(phoneProblem(text)).toBe(problem)
})

test('[GST-02] phones are compared by their digits', () => {
  expect(phoneDigits('010-1234-5678')).toBe('01012345678')
})

// biome-ignore format: a table reads by columns
test.each([
  ['김수연',        '김*연'],
  ['김연',          '김*'],
  ['남궁민수',      '남**수'],
  ['김',            '*'],
  ['',              '*'],
  ['김수연'.normalize('NFD'), '김*연'],
  ['Nguyễn Văn An', 'N***'],
])('the name %s is shown as %s', (name, masked) => {
  expect(maskName(name)).toBe(masked)
})

// biome-ignore format: a table reads by columns
test.each([
  ['abcdef', 'ab***'],
  ['abc',    'ab***'],
  ['ab',     'a***'],
  ['a',      '***'],
])('[FND-01] the ID %s is shown as %s', (userId, masked) => {
  expect(maskUserId(userId)).toBe(masked)
})

test('[SEC-01] a bank account is shown by its last four digits, whatever its length', () => {
  expect(maskAccountNumber('1002345678901')).toBe('***8901')
  expect(maskAccountNumber('123456')).toBe('***3456')
})

const whole = {
  phone: '010-1234-5678',
  postalCode: '04524',
  basicAddress: '세종대로 110',
  detailedAddress: '3층',
}

// biome-ignore format: a table reads by columns
test.each([
  ['a whole one',       {},                        null],
  ['no phone',          { phone: '' },             { field: 'phone', problem: 'PHONE_REQUIRED' }],
  ['letters in it',     { phone: '010-abcd' },     { field: 'phone', problem: 'PHONE_NOT_DIGITS' }],
  ['nine digits',       { phone: '010-123-456' },  { field: 'phone', problem: 'PHONE_LENGTH' }],
  ['no postcode',       { postalCode: ' ' },       { field: 'postalCode', problem: 'ADDRESS_INCOMPLETE' }],
  ['no base address',   { basicAddress: '' },      { field: 'basicAddress', problem: 'ADDRESS_INCOMPLETE' }],
  ['no detail address', { detailedAddress: '' },   { field: 'detailedAddress', problem: 'ADDRESS_INCOMPLETE' }],
])('[PRF-01] a profile with %s', (_what, given, problem) => {
  expect(profileProblem({ ...whole, ...given })).toEqual(problem)
})

// biome-ignore format: a table reads by columns
test.each([
  ['Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Safari/537.36',            'Chrome · Windows'],
  ['Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 Chrome/131.0 Safari/537.36 Edg/131.0',                                      'Edge · Windows'],
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Version/18.0 Mobile/15E148 Safari/604.1',        'Safari · iPhone'],
  ['Mozilla/5.0 (Linux; Android 14; SM-S921N) AppleWebKit/537.36 SamsungBrowser/26.0 Chrome/122.0 Mobile Safari/537.36',         'Samsung Internet · Android'],
  ['Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 Chrome/131.0 Mobile Safari/537.36;KAKAOTALK 2410',                        'KakaoTalk · Android'],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:132.0) Gecko/20100101 Firefox/132.0',                                                     'Firefox · Linux'],
  ['curl/8.5.0',                                                                                                                 null],
])('[MYP-04] names the device of %s', (agent, device) => {
  expect(deviceName(agent)).toBe(device)
})
