import { expect, type Page } from '@playwright/test'
import type { Endpoint, ReplyOf } from '#contract/endpoint.ts'
import { answerCalls, type StandInAnswer } from './answered-calls.ts'

/** One kind of failure of a call: no reply, or an error reply with a message. */
export interface Failure {
  readonly label: string
  /** 0 for no reply. */
  readonly status: number
  /** The server's message, where a screen looks for it; empty without a reply. */
  readonly message: string
  readonly body: object
}

const detailed = (status: number, code: string, label = String(status)): Failure => {
  const message = `서버의 말 ${label}`
  return { label, status, message, body: { code, message: '덜 자세한 말', detail: message } }
}

const listed = '목록의 첫째 말'

/** Every kind of failure. Messages differ, so that a test cannot pass with the previous one. */
export const failures: readonly Failure[] = [
  { label: 'no answer', status: 0, message: '', body: {} },
  detailed(400, 'MALFORMED_REQUEST'),
  detailed(403, 'FORBIDDEN'),
  detailed(404, 'NOT_FOUND'),
  detailed(409, 'ILLEGAL_TRANSITION'),
  detailed(410, 'LINK_EXPIRED'),
  detailed(422, 'VALIDATION_FAILED', '422 in message'),
  {
    label: '422 as a list',
    status: 422,
    message: listed,
    body: {
      code: 'VALIDATION_FAILED',
      message: '덜 자세한 말',
      detail: [{ loc: ['body', 'nothing_on_screen'], msg: listed, type: 'custom' }],
    },
  },
  detailed(429, 'TOO_MANY_REQUESTS'),
  detailed(500, 'INTERNAL_ERROR'),
]

/** No valid session: members are led to the login instead of seeing a message. */
export const unauthorised = detailed(401, 'SIGN_IN_REQUIRED')

/** The session was ended on another device. */
export const revoked = detailed(401, 'SESSION_REVOKED')

/**
 * Chooses the failures to test on one screen: one of each kind that it distinguishes. Among failures
 * with equal messages the choice depends on `name`, so that all screens together cover every failure;
 * they share the code that shows it (`web/api`).
 */
export function failuresToTry(
  name: string,
  says: (failure: Failure) => string,
  ways: readonly Failure[] = failures,
): Failure[] {
  const kindOf = (failure: Failure) => {
    if (hasOwnMessage(failure)) return failure.label
    return says(failure) === failure.message ? 'the server’s message' : says(failure)
  }
  const turn = [...name].reduce((sum, letter) => sum + letter.charCodeAt(0), 0)
  const kinds = Map.groupBy(ways, kindOf)
  return ways.filter((label) => {
    const alike = kinds.get(kindOf(label))!
    return label === alike[turn % alike.length]
  })
}

/** True for a missing reply, 401 and a list of field problems, which screens handle separately. */
const hasOwnMessage = ({ status, body }: Failure) =>
  status === 0 || status === 401 || ('detail' in body && Array.isArray(body.detail))

const answerOf = ({ status, body }: Failure): StandInAnswer =>
  status === 0 ? 'no answer' : { status, json: body }

export interface FailingCall {
  /** Endpoint whose calls fail, whatever their parameters. */
  readonly call: Endpoint
}

const addressesOf = ({ method, path }: Endpoint) => {
  const escaped = path.replaceAll('.', '\\.')
  const pattern = new RegExp(`^${escaped.replace(/:\w+/g, '[^/]+')}/?$`)
  return { method, isAt: ({ pathname }: URL) => pattern.test(pathname) }
}

interface Steps {
  readonly press: () => Promise<unknown>
  /** Runs while the call is pending. */
  readonly unseen?: () => Promise<unknown>
  readonly seen: () => Promise<unknown>
}

const CALL_LIMIT_MS = 20_000
const SCREEN_LIMIT_MS = 10_000

/** Focused element, for the error message if a key press made no call. */
const FOCUSED = 'document.activeElement?.outerHTML.slice(0, 400)'

/** Makes a call fail until `letGo`, always with the failure of the latest `as`. */
export async function failing(page: Page, { call }: FailingCall) {
  let now: Failure | undefined
  let called = Promise.withResolvers<void>()
  let answered = Promise.withResolvers<void>()
  const letGo = await answerCalls(page, {
    ...addressesOf(call),
    answer: async () => {
      if (!now) return undefined
      called.resolve()
      await answered.promise
      return answerOf(now)
    },
  })

  return {
    /** Runs `press` and `seen` while the call fails with `failure`. */
    async as(failure: Failure, { press, unseen, seen }: Steps) {
      now = failure
      called = Promise.withResolvers()
      answered = Promise.withResolvers()
      if (!unseen) answered.resolve()
      await press()
      const late = setTimeout(async () => {
        const focused = await page.evaluate(FOCUSED).catch(String)
        called.reject(new Error(`${call.method} ${call.path} was not called; focused: ${focused}`))
      }, CALL_LIMIT_MS)
      await called.promise.finally(() => clearTimeout(late))
      await unseen?.().finally(() => answered.resolve())
      await seen()
    },
    letGo,
  }
}

/** Makes a call fail with one failure. */
export async function whileFailing(page: Page, it: FailingCall, failure: Failure, steps: Steps) {
  const { as, letGo } = await failing(page, it)
  await as(failure, steps)
  letGo()
}

/** Answers a call with a prepared reply. */
export const answering = <E extends Endpoint>(page: Page, call: E, reply: ReplyOf<E> & object) =>
  answerCalls(page, { ...addressesOf(call), answer: () => ({ status: 200, json: reply }) })

/** Expects a sentence on the screen, ignoring line breaks. */
export const expectOnScreen = async (page: Page, sentence: string) =>
  expect(await screenOnce(page, sentence, true)).toContain(oneLine(sentence))

/** Expects a sentence not to be on the screen. */
export const expectNotOnScreen = async (page: Page, sentence: string) =>
  expect(await screenOnce(page, sentence, false)).not.toContain(oneLine(sentence))

/**
 * Returns the screen's text once it contains a sentence (or no longer does), or after the time limit.
 * Observes changes within the page, which is cheaper than polling; restarts after a navigation.
 */
function screenOnce(page: Page, sentence: string, isThere: boolean): Promise<string> {
  const look = () =>
    page.evaluate<string>(`new Promise((done) => {
      const until = performance.now() + ${SCREEN_LIMIT_MS}
      const look = () => {
        const said = document.body.innerText.replace(/\\s+/g, ' ').trim()
        const isThere = said.includes(${JSON.stringify(oneLine(sentence))})
        if (isThere !== ${isThere} && performance.now() < until) return
        changes.disconnect()
        clearInterval(unnoticed)
        done(said)
      }
      const changes = new MutationObserver(look)
      const unnoticed = setInterval(look, 100)
      const all = { attributes: true, characterData: true, childList: true, subtree: true }
      changes.observe(document, all)
      look()
    })`)
  return look().catch(look)
}

const oneLine = (text: string) => text.replace(/\s+/g, ' ').trim()
