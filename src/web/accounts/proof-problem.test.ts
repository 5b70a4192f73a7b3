import { beforeEach, expect, test, vi } from 'vitest'
import { ko } from '#texts/ko/index.ts'
import { proofs, signUp } from './account-calls.ts'
import { sendingProblem, verifyingProblem } from './proof-problem.ts'

let answer: () => Response

beforeEach(() => {
  vi.stubGlobal('fetch', async () => answer())
})

const problemOf = (asked: Promise<unknown>, wordsOf: typeof sendingProblem) =>
  asked.then(
    () => null,
    (error: unknown) => wordsOf(error, ko),
  )

const replyWith = (status: number, body: object) => () => Response.json(body, { status })
const lost = () => {
  throw new TypeError('no answer')
}
const list = [{ loc: ['body', 'email'], msg: '목록의 첫째 말', type: 'x' }]
const offline = '서버에 연결할 수 없습니다. 잠시 후 다시 시도해주세요.'
const sendFailed = '인증 코드를 보내지 못했어요.'
const verifyFailed = '인증하지 못했어요.'

// biome-ignore format: a table reads by columns
test.each<[string, () => Response, string | null]>([
  ['a yes',                      replyWith(200, { success: true, message: '보냈어요' }),       null],
  ['a no by flag, with words',   replyWith(200, { success: false, message: '너무 자주 보냈어요' }), '너무 자주 보냈어요'],
  ['a no by flag',               replyWith(200, { success: false, message: '' }),              sendFailed],
  ['a list',                     replyWith(422, { code: 'VALIDATION_FAILED', detail: list }),  '목록의 첫째 말'],
  ['words',                 replyWith(400, { detail: '안 돼요', message: '덜 자세한 말' }),    '안 돼요'],
  ['a fault without words',      replyWith(500, {}),                                           sendFailed],
  ['no answer',                  lost,                                                         offline],
])('[SGN-06] [SGN-08] shows why no code was sent: %s', async (_what, reply, problem) => {
  answer = reply

  expect(await problemOf(proofs.email.send('hana@example.com'), sendingProblem)).toBe(problem)
  expect(await problemOf(proofs.phone.send('01012345678'), sendingProblem)).toBe(problem)
})

// biome-ignore format: a table reads by columns
test.each<[string, () => Response, string | null]>([
  ['a yes',                      replyWith(200, { verified: true, message: '확인했어요' }),    null],
  ['a no by flag, with words',   replyWith(200, { verified: false, message: '다른 코드예요' }),     '다른 코드예요'],
  ['a no by flag',               replyWith(200, { verified: false }),                          '인증 코드가 일치하지 않아요.'],
  ['a wrong code',          replyWith(400, { code: 'EMAIL_CODE_MISMATCH', detail: '틀려요' }), '틀려요'],
  ['a wrong code without words', replyWith(400, { code: 'EMAIL_CODE_MISMATCH' }),              '인증 코드가 일치하지 않아요.'],
  ['a fault without words',      replyWith(500, {}),                                           verifyFailed],
  ['no answer',                  lost,                                                         offline],
])('[SGN-06] [SGN-08] shows why a code was not accepted: %s', async (_what, reply, problem) => {
  answer = reply

  expect(await problemOf(proofs.email.verify('a@b.kr', '123456'), verifyingProblem)).toBe(problem)
  expect(await problemOf(proofs.phone.verify('010', '123456'), verifyingProblem)).toBe(problem)
})

test('[SGN-05] treats a sign-up with a negative flag as refused', async () => {
  answer = replyWith(200, { success: false, message: '가입할 수 없어요' })

  await expect(signUp({} as never)).rejects.toMatchObject({ serverMessage: '가입할 수 없어요' })
})
