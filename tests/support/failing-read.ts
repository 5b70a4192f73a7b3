import { expect, type Page, test } from '@playwright/test'
import {
  expectOnScreen,
  type FailingCall,
  type Failure,
  failing,
  failures,
  failuresToTry,
} from './failures.ts'

/** What a screen is filled with, and what it says while that cannot be read. */
export interface FailingRead extends FailingCall {
  readonly name: string
  /** Brings up the screen, which asks at once. */
  readonly open: () => Promise<unknown>
  readonly says: (failure: Failure) => string
  /** Asks again; by itself the button beside what the screen says. */
  readonly again?: () => Promise<unknown>
  /** These are the end of it: nothing is offered but the label back. */
  readonly isFinal?: (failure: Failure) => boolean
}

const [noAnswer, ...answered] = failures as readonly [Failure, ...Failure[]]

/** Without an answer last: a screen is opened while there is a connection. */
const ways = [...answered, noAnswer]

export const retryOn = (page: Page) =>
  page.getByRole('alert').getByRole('button', { name: '다시 시도하기' })

/** The same as a press on it, as soon as it takes one, without what makes a hand slow. */
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

/** A read in every label that its screen tells apart, and that it comes when it is asked for again. */
export async function expectReadFailuresShown(page: Page, read: FailingRead) {
  const { open, says, isFinal, again } = read
  const call = await failing(page, read)
  let ask = open
  for (const failure of failuresToTry(read.name, says, ways)) {
    await test.step(`${read.name}: ${failure.label}`, async () => {
      const steps = { press: ask, seen: () => expectOnScreen(page, says(failure)) }
      const tell = () => call.as(failure, steps)
      await (failure.status === 0 && ask !== open ? whileOffline(page, tell) : tell())
    })
    ask = isFinal?.(failure) ? open : (again ?? (() => pressRetry(page)))
  }
  call.letGo()
  await (again ?? (() => retryOn(page).click()))()
  await expect(page.getByRole('alert')).toHaveCount(0)
}

/**
 * A device without a connection, which is told at once; a server that does not answer is asked
 * twice more before its screen says so.
 */
async function whileOffline(page: Page, work: () => Promise<unknown>) {
  await page.evaluate(
    "Object.defineProperty(navigator, 'onLine', { value: false, configurable: true })",
  )
  await work()
  await page.evaluate('delete navigator.onLine')
}
