import { expect, test } from 'vitest'
import { suggestMailDomain } from './mail-domain.ts'

// biome-ignore format: a table reads by columns
test.each([
  ['hana@gmial.com',      'gmail.com'],
  ['hana@gmail.con',      'gmail.com'],
  ['hana@gmail.co',       'gmail.com'],
  ['hana@gmai.com',       'gmail.com'],
  ['hana@gmail.cmo',      'gmail.com'],
  ['hana@gmaill.com',     'gmail.com'],
  [' Hana@GMIAL.com ',    'gmail.com'],
  ['hana@naver.con',      'naver.com'],
  ['hana@never.com',      'naver.com'],
  ['hana@anver.com',      'naver.com'],
  ['hana@navre.com',      'naver.com'],
  ['hana@navercom',       'naver.com'],
  ['hana@duam.net',       'daum.net'],
  ['hana@daum.ent',       'daum.net'],
  ['hana@hanmial.net',    'hanmail.net'],
  ['hana@kakao.con',      'kakao.com'],
  ['hana@kakoa.com',      'kakao.com'],
  ['hana@outlok.com',     'outlook.com'],
  ['hana@otulook.com',    'outlook.com'],
  ['hana@hotmial.com',    'hotmail.com'],
  ['hana@hormail.com',    'hotmail.com'],
  ['hana@iclould.com',    'icloud.com'],
  ['hana@yaho.com',       'yahoo.com'],
  ['hana@yahoo.cm',       'yahoo.com'],
  ['hana@yahoo.com.v',    'yahoo.com.vn'],
  ['hana@yaho.com.vn',    'yahoo.com.vn'],
])('[C-16] suggests %s as %s', (email, domain) => {
  expect(suggestMailDomain(email)).toBe(domain)
})

test.each([
  'naver.com',
  'daum.net',
  'hanmail.net',
  'kakao.com',
  'nate.com',
  'gmail.com',
  'outlook.com',
  'hotmail.com',
  'icloud.com',
  'yahoo.com',
  'yahoo.com.vn',
  'ymail.com',
  'mail.com',
  'email.com',
  'gmx.com',
  'live.com',
  'yahoo.co.kr',
  'yahoo.co.jp',
  'hotmail.co.uk',
  'outlook.kr',
  'date.com',
  'kao.com',
  'loud.com',
  'example.com',
  'snu.ac.kr',
  'samsung.com',
  'lake.com',
  'hana.com',
  'layer.com',
  'river.com',
  'naver.net',
  'daum.com',
  'hanmail.com',
  'gail.kr',
])('[C-16] suggests nothing for an address at %s', (domain) => {
  expect(suggestMailDomain(`hana@${domain}`)).toBeNull()
})

test.each(['', 'hana', '@', '@gmial.com', 'hana@'])(
  '[C-16] suggests nothing for an unfinished address %j',
  (typed) => {
    expect(suggestMailDomain(typed)).toBeNull()
  },
)
