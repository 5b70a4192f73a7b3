import { expect, test } from 'vitest'
import { cleanLine } from './clean-line.ts'
import { cleanImportedName, nameProblem } from './person-name.ts'

test.each([
  '김',
  '김 민지',
  '㈜결',
  '(주)결',
  '황보하늘별님구름이와함께걷는사람들의모임',
  'Nguyễn Thị Ánh Tuyết',
  'Đỗ Văn Ly',
  "O'Brien",
  'O’Brien',
  'Jean-Luc',
  'محمد علي',
  'สมชาย ใจดี',
  'St. John',
  'St.John',
  'J. Kim',
  'J.Kim',
  'J.Ly',
  'J.R.R. Tolkien',
  'J.R.R.Tolkien',
  'Dr.Li',
  'Martin Luther King Jr.',
  'Kim.Minji',
  '김.민지',
  '김민지 A',
  '김민지2',
  'Httpson',
  'Com Net',
  '@minji',
])('[A-11] accepts the name %s', (name) => {
  expect(nameProblem(cleanLine(name))).toBe(null)
})

test.each([
  'http',
  'https://evil.example/a',
  'see HTTP://x',
  'javascript://x',
  'www.evil',
  'WWW.evil.com',
  't.me/evil',
  't.me',
  'T.Me',
  't.\u200bme/evil',
  'bit.ly/3x',
  'bit.ly',
  'goo.gl',
  'evil.com',
  'Minji evil.co.kr now',
  'evil．com',
  'evil。com',
  'ｅｖｉｌ．ｃｏｍ',
  'evil.xn--p1ai',
  '이벤트.한국',
  'you@evil.com',
  'evil.zone',
  'evil.example/prize',
  '1.2.3.4:80',
])('[A-11] refuses the web address in %s', (name) => {
  expect(nameProblem(cleanLine(name))).toBe('NAME_HAS_ADDRESS')
})

test.each(['01012345678', '!!', '🙂', '\u3164', '\u115f \u1160', '\u200b', '…'])(
  '[A-11] refuses a name without a letter: %j',
  (name) => {
    expect(nameProblem(cleanLine(name))).toBe('NAME_HAS_NO_LETTER')
  },
)

test.each([
  ['  김   민지  ', '김 민지'],
  ['김\r\nBcc: all', '김 Bcc: all'],
  ['김\u2028민\u2029지\t\u0000', '김 민 지'],
  ['\u202eevol\u202c 김', 'evol 김'],
  ['\u2066김\u2069\u200f', '김'],
  ['김\u200b민\u200d지\ufeff', '김민지'],
  ['김\u3164민지', '김민지'],
  ['Ly\u0301', 'Lý'],
  ['김민지'.normalize('NFD'), '김민지'],
])('[A-11] cleans %j', (text, cleared) => {
  expect(cleanLine(text)).toBe(cleared)
})

test.each([
  ['김\n민지', '김 민지'],
  ['https://t.me/evil 민지', 't me evil 민지'],
  ['evil.com', 'evil com'],
  ['a'.repeat(60), 'a'.repeat(50)],
  [`${'a'.repeat(49)}𠮷`, 'a'.repeat(49)],
  ['123', null],
  ['\u3164', null],
  ['https://', null],
])('[A-11] cleans the imported name %j', (text, name) => {
  expect(cleanImportedName(text, 50)).toBe(name)
})

test('[A-05] checks a name of 200,000 letters without delay', () => {
  const started = performance.now()

  nameProblem('x'.repeat(200_000))
  cleanImportedName('x'.repeat(200_000), 50)

  expect(performance.now() - started).toBeLessThan(1_000)
})
