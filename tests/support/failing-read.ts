import { expect, type Page, test } from '@playwright/test'
import {
  expectOnScreen,
  type FailingCall,
  type Failure,
  failing,
  failures,
  failuresToTry,
} from './failures.ts'

/** A read of a screen, and the screen's message when it fails. */
export interface FailingRead extends FailingCall {
  readonly name: string
  /** Opens the screen, which reads at once. */
  readonly open: () => Promise<unknown>
  readonly says: (failure: Failure) => string
  /** Retries; default: the button beside the message. */
  readonly again?: () => Promise<unknown>
  /** True for failures without a retry. */
  readonly isFinal?: (failure: Failure) => boolean
}

/** Message of the site's `LoadProblem`; for 429 the server's, which contains the time to wait. */
export function loadProblemOf({ status, message }: Failure): string {
  if (status === 429) return message
  return status === 0
    ? '인터넷에 연결되어 있지 않아 불러오지 못했어요. 연결되면 다시 시도해 주세요.'
    : '불러오지 못했어요. 저장된 내용은 그대로 있으니 잠시 뒤 다시 시도해 주세요.'
}

const [noAnswer, ...answered] = failures as readonly [Failure, ...Failure[]]

/** “No answer” comes last, since opening the screen needs a connection. */
const ways = [...answered, noAnswer]

export const retryOn = (page: Page) =>
  page.getByRole('alert').getByRole('button', { name: '다시 시도하기' })

/** Clicks the retry button by script, which is faster than a real click. */
const pressRetry = (page: Page) =>
  page.evaluate(`new Promise((done) => {
    const press = () => {
      const button = [...document.querySelectorAll('[role=alert] button')].find((it) =>
        it.textContent.trim() === '다시 시도하기' && !it.disabled && !it.ariaDisabled && !it.ariaBusy)
      if (button) done(button.click())
      else requestAnimationFrame(press)
    }
    press()
  })`)

/** Checks the message of every kind of failure, and that a retry loads the data. */
export async function expectReadFailuresShown(page: Page, read: FailingRead) {
  const { open, says, isFinal, again } = read
  const call = await failing(page, read)
  let ask = open
  for (const failure of failuresToTry(read.name, says, ways)) {
    await test.step(`${read.name}: ${failure.label}`, async () => {
      const steps = { press: ask, seen: () => expectOnScreen(page, says(failure)) }
      const tryOnce = () => call.as(failure, steps)
      await (failure.status === 0 && ask !== open ? whileOffline(page, tryOnce) : tryOnce())
    })
    ask = isFinal?.(failure) ? open : (again ?? (() => pressRetry(page)))
  }
  call.letGo()
  await (again ?? (() => retryOn(page).click()))()
  await expect(page.getByRole('alert')).toHaveCount(0)
}

/** Takes the device offline, which the screen reports at once; a silent server is retried twice. */
async function whileOffline(page: Page, work: () => Promise<unknown>) {
  await page.evaluate(
    "Object.defineProperty(navigator, 'onLine', { value: false, configurable: true })",
  )
  await work()
  await page.evaluate('delete navigator.onLine')
}
