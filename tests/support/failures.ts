import { expect, type Page } from '@playwright/test'
import type { Endpoint, ReplyOf } from '#contract/endpoint.ts'
import { answerCalls, type StandInAnswer } from './answered-calls.ts'

/** One label for a call to fail: no answer at all, or an answer with these message of the server. */
export interface Failure {
  readonly label: string
  /** 0 when no answer comes. */
  readonly status: number
  /** What the server says, in the place where a screen looks for it; none when no answer comes. */
  readonly message: string
  readonly body: object
}

const detailed = (status: number, code: string, label = String(status)): Failure => {
  const message = `서버의 말 ${label}`
  return { label, status, message, body: { code, message: '덜 자세한 말', detail: message } }
}

const listed = '목록의 첫째 말'

/** Every listed label, each with message of its own, so that no screen passes by showing the last ones. */
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

/** Who is not, or no longer, signed in: where that leads a member is another matter than what is said. */
export const unauthorised = detailed(401, 'SIGN_IN_REQUIRED')

/** What is said to a device whose session has been ended. */
export const revoked = detailed(401, 'SESSION_REVOKED')

/**
 * The ways to try on one screen: one of each kind that it tells apart. Of those told alike, by the
 * server's message or by one sentence, it is another for each name: all screens tell them by the same
 * few lines (`web/api`), and together they meet every label many times.
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

/** It comes otherwise than as an answer that says one thing. */
const hasOwnMessage = ({ status, body }: Failure) =>
  status === 0 || status === 401 || ('detail' in body && Array.isArray(body.detail))

const answerOf = ({ status, body }: Failure): StandInAnswer =>
  status === 0 ? 'no answer' : { status, json: body }

export interface FailingCall {
  /** Any call of it, whatever stands in its address. */
  readonly call: Endpoint
}

const addressesOf = ({ method, path }: Endpoint) => {
  const escaped = path.replaceAll('.', '\\.')
  const pattern = new RegExp(`^${escaped.replace(/:\w+/g, '[^/]+')}/?$`)
  return { method, isAt: ({ pathname }: URL) => pattern.test(pathname) }
}

interface Steps {
  readonly press: () => Promise<unknown>
  /** While the call waits for its answer. */
  readonly unseen?: () => Promise<unknown>
  readonly seen: () => Promise<unknown>
}

const CALL_LIMIT_MS = 20_000
const SCREEN_LIMIT_MS = 10_000

/** Where a press of a key has gone that called nothing. */
const FOCUSED = 'document.activeElement?.outerHTML.slice(0, 400)'

/** Makes a call fail, however often it is tried, in the label that is named last, until it is let go. */
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
    /** Fails in this label while `press` makes the call, and until `seen`. */
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

/** Makes one call fail in one label. */
export async function whileFailing(page: Page, it: FailingCall, failure: Failure, steps: Steps) {
  const { as, letGo } = await failing(page, it)
  await as(failure, steps)
  letGo()
}

/** Lets a call be answered with what the site at hand would not say by itself. */
export const answering = <E extends Endpoint>(page: Page, call: E, reply: ReplyOf<E> & object) =>
  answerCalls(page, { ...addressesOf(call), answer: () => ({ status: 200, json: reply }) })

/** A sentence stands on the screen, however its lines break. */
export const expectOnScreen = async (page: Page, sentence: string) =>
  expect(await screenOnce(page, sentence, true)).toContain(oneLine(sentence))

/** A sentence is not, or no longer, on the screen. */
export const expectNotOnScreen = async (page: Page, sentence: string) =>
  expect(await screenOnce(page, sentence, false)).not.toContain(oneLine(sentence))

/**
 * What the screen says once a sentence is there, or is not, or when it is too late. The page itself
 * looks whenever something in it changes: to be asked again and again costs more than what is tested.
 * A page that was left meanwhile is looked at anew.
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
