import { expect, test } from 'vitest'
import { ordering } from '#texts/ko/ordering.ts'
import { ApiRefusal } from '#web/api/api-refusal.ts'
import { orderFailureMessage } from './order-failure.ts'

const { failures: text } = ordering
const fault = (status: number, message?: string) =>
  new ApiRefusal(
    status === 500 ? 'INTERNAL_ERROR' : 'UNAVAILABLE',
    status,
    message ? { message } : {},
  )

// biome-ignore format: a table reads by columns
test.each([
  ['a fault without words',    'guest',  fault(500),                                     [text.guest]],
  ['a fault in general words', 'guest',  fault(500, '서버 오류가 발생했습니다'),         [text.guest]],
  ['a fault in its own words', 'guest',  fault(500, '창고가 닫혔어요'),                  [text.guest, '창고가 닫혔어요']],
  ['a member’s fault',         'member', fault(500, '서버 오류가 발생했습니다'),         [text.server]],
  ['a server that is away',    'member', fault(503, '지금은 응답할 수 없어요.'),         ['지금은 응답할 수 없어요.']],
  ['any other status',         'guest',  new ApiRefusal('NOT_FOUND', 404, { message: '없어요.' }), [text.status(404), '없어요.']],
  ['an error of the page',     'member', new Error('no'),                                [text.server]],
] as const)('[ORD-10] %s has one message, with what was saved', (_what, kind, error, sentences) => {
  const sentence = orderFailureMessage(error, kind, text)

  expect(sentence.replaceAll('\n', ' ')).toBe([...sentences, text.inputSaved].join(' '))
})
