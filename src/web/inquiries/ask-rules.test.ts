import { beforeEach, expect, test, vi } from 'vitest'
import { ko } from '#texts/ko/index.ts'
import { type AskKind, type InquiryFields, problemsOf, rulesOf } from './inquiry-rules.ts'
import { failureOf, sendInquiry } from './send-inquiry.ts'

const { problems: expected, failures } = ko.inquiries.form

const fields: InquiryFields = {
  title: '머리를 길러도 될까요',
  content: '여름까지요.',
  inquiry_type: 'PRODUCT',
  product_type: 'HAIR_CONSULTING',
  is_private: false,
  writer_name: '최윤아',
  writer_email: 'yuna@example.com',
  writer_password: '4821',
}

/** Returns the messages beside the fields, by the screen's rules. */
function problemsBeside(kind: AskKind, initial: Partial<InquiryFields>) {
  const typed = { ...fields, ...initial }
  const asking = { kind, isGuest: true, isPrivate: typed.is_private }
  const { error } = rulesOf(asking).safeParse(typed)
  const errors = Object.fromEntries(
    (error?.issues ?? []).map(({ path, code, message }) => [path[0], { type: code, message }]),
  )
  return problemsOf(kind, errors, typed, expected, ko.names)
}

// biome-ignore format: a table reads by columns
test.each<[string, AskKind, Partial<InquiryFields>, object]>([
  ['an address on the board',    'board',   { writer_email: 'yuna' },                         { writer_email: '유효한 이메일 형식이 아닙니다' }],
  ['an address elsewhere',       'product', { writer_email: 'yuna' },                         { writer_email: '올바른 이메일 형식이 아닙니다' }],
  ['no address',                 'board',   { writer_email: ' ' },                            { writer_email: '이메일을 입력해주세요' }],
  ['no password on the board',   'board',   { writer_password: '' },                          { writer_password: '비밀번호를 입력해주세요' }],
  ['two digits on the board',    'board',   { writer_password: '12' },                        { writer_password: '비밀번호는 4자리 숫자여야 합니다.' }],
  ['two digits elsewhere',       'product', { writer_password: '12', is_private: true },      { writer_password: '비밀번호는 4자리로 입력해주세요' }],
  ['no password of an open one', 'product', { writer_password: '' },                          {}],
  ['no password of a private one', 'product', { writer_password: '', is_private: true },      { writer_password: '비밀번호는 4자리로 입력해주세요' }],
  ['a title beyond measure',     'board',   { title: '가'.repeat(1_000) },                    { title: expected.titleLength }],
  ['no product',                 'product', { product_type: '' as never },                    { product_type: expected.product }],
  ['nothing wrong',              'board',   {},                                               {}],
])('[INQ-02] [INQ-03] %s', (_what, kind, initial, problems) => {
  expect(problemsBeside(kind, initial)).toEqual(problems)
})

test('[INQ-06] shows the server’s message of a field', () => {
  const errors = { title: { type: 'server', message: '서버의 말' } }
  expect(problemsOf('product', errors, fields, expected, ko.names)).toEqual({ title: '서버의 말' })
})

let answers: Record<string, () => Response>

beforeEach(() => {
  vi.stubGlobal('fetch', async (address: string) => answers[address]!())
})

const replyWith =
  (status: number, body: object = {}) =>
  () =>
    Response.json(body, { status })
const lost = () => {
  throw new TypeError('no answer')
}

async function failureAt(kind: AskKind, isGuest: boolean) {
  const body = { ...fields, inquiry_type: 'PRODUCT' as const }
  return sendInquiry(body, isGuest, 'a-key').then(
    () => null,
    (error: unknown) => failureOf(error, kind, failures),
  )
}

// biome-ignore format: a table reads by columns
test.each<[string, () => Response, AskKind, string]>([
  ['about a product, without words',   replyWith(503),                 'product',  '상품문의 등록에 실패했습니다'],
  ['on the board, without words',      replyWith(503),                 'board',    '문의 등록에 실패했습니다'],
  ['a question, without words',        replyWith(409),                 'question', '문의 등록에 실패했습니다'],
  ['an answer that is none',           () => new Response('<h1>'),     'product',  '서버에 연결할 수 없습니다'],
  ['with words',                  replyWith(429, { message: '너무 잦아요' }), 'product', '너무 잦아요'],
  ['malformed',                   replyWith(400, { message: '말' }),   'product',  '입력 정보가 올바르지 않습니다'],
  ['without a session',           replyWith(401, { message: '말' }),   'product',  '인증이 필요합니다'],
  ['forbidden',                   replyWith(403, { message: '말' }),   'board',    '권한이 없습니다'],
  ['not there',                   replyWith(404, { message: '말' }),   'board',    '요청한 리소스를 찾을 수 없습니다'],
  ['a fault',                     replyWith(500, { message: '말' }),   'board',    '서버 오류가 발생했습니다'],
  ['no answer',                        lost,                           'board',    '서버에 연결할 수 없습니다'],
])('[INQ-06] reports why an inquiry was refused: %s', async (_what, reply, kind, expected) => {
  answers = { '/v1/product-inquiries': reply }

  expect(await failureAt(kind, true)).toBe(expected)
})

// biome-ignore format: a table reads by columns
test.each<[string, () => Response, string]>([
  ['without a session',  replyWith(401), '인증이 필요합니다. 다시 로그인해 주세요'],
  ['forbidden',     replyWith(403), '사용자 정보에 접근할 권한이 없습니다'],
  ['a fault',       replyWith(500), '사용자 정보를 불러오는 데 실패했습니다'],
  ['no answer',          lost,      '서버에 연결할 수 없습니다'],
])('[INQ-06] sends nothing if the member cannot be identified: %s', async (_what, reply, expected) => {
  answers = { '/v1/users/me': reply }

  expect(await failureAt('product', false)).toBe(expected)
})
