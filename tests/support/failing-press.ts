import { expect, type Locator, type Page, test } from '@playwright/test'
import { refresh } from '#contract/sign-in.ts'
import {
  expectNotOnScreen,
  expectOnScreen,
  type FailingCall,
  type Failure,
  failing,
  failures,
  failuresToTry,
  revoked,
  unauthorised,
  whileFailing,
} from './failures.ts'
import { type SiteMember, signIn } from './given-on-site.ts'
import { pressing } from './press-quickly.ts'
import type { RunningSite } from './site-process.ts'

/** A call that one click makes, and the screen's message when it fails. Typed input must stay. */
export interface FailingPress extends FailingCall {
  readonly name: string
  /** Prepares the screen for the click; returns the click. */
  readonly open: () => Promise<() => Promise<unknown>>
  readonly says: (failure: Failure) => string
  /** Sentence for a failure without a message, where the catalogue has one. */
  readonly fallbackMessage?: string
  /** Resets the screen to before the click. */
  readonly after?: (failure: Failure) => Promise<unknown>
}

const withoutMessage: Failure = { label: 'without a word', status: 500, message: '', body: {} }

/** The server's message, or `message` when there was no reply. */
export const messageOr =
  (offline: string) =>
  ({ status, message }: Failure) =>
    status === 0 ? offline : message

export const pressIn = (scope: Page | Locator, name: string | RegExp) =>
  pressing(scope.getByRole('button', { name, exact: true }))

/** A click that asks for confirmation, and the confirmation. */
export function pressAndAnswer(page: Page, name: string | RegExp, answer: string) {
  const question = page.getByRole('alertdialog')
  const press = pressIn(page, name)
  const confirm = pressIn(question, answer)
  return async () => {
    await press()
    await confirm()
    await expect(question).toBeHidden()
  }
}

/** Tries a visitor's click with every kind of failure that its screen distinguishes. */
export const expectErrorMessage = (page: Page, press: FailingPress) =>
  expectEachErrorMessage(page, press, [...failures, unauthorised])

/**
 * Tries a member's click with every failure, including an ended session, which leads to the login.
 * Signs the member in again before.
 */
export async function expectErrorMessageAsMember(
  page: Page,
  site: RunningSite,
  member: SiteMember,
  press: FailingPress,
) {
  await signIn(page, site, member)
  const pressed = await expectEachErrorMessage(page, press, failures)
  await test.step(`${press.name}: 401`, () =>
    whileFailing(page, { call: refresh }, revoked, {
      press: () =>
        whileFailing(page, press, unauthorised, {
          press: pressed,
          seen: () => expect(page).toHaveURL(/\/login\?next=/),
        }),
      seen: async () =>
        expect(await page.evaluate(() => localStorage.getItem('access_token'))).toBeNull(),
    }))
}

async function expectEachErrorMessage(page: Page, press: FailingPress, ways: readonly Failure[]) {
  const { name, open, says, fallbackMessage, after } = press
  const pressed = await test.step(name, open)
  const before = await typedInto(page)
  const call = await failing(page, press)
  for (const failure of failuresToTry(name, says, ways)) {
    await test.step(`${name}: ${failure.label}`, async () => {
      const message = says(failure)
      await call.as(failure, {
        press: pressed,
        // Makes sure that the previous failure's message is gone.
        unseen: () => expectNotOnScreen(page, message),
        seen: () => expectOnScreen(page, message),
      })
      await after?.(failure)
      expect(await typedInto(page)).toEqual(before)
    })
  }
  if (fallbackMessage) {
    const seen = () => expectOnScreen(page, fallbackMessage)
    await test.step(`${name}: without a word`, () =>
      call.as(withoutMessage, { press: pressed, seen }))
  }
  call.letGo()
  return pressed
}

/** Every field of the screen with its value. A field for files is empty again once one was chosen. */
const typedInto = (page: Page) =>
  page.evaluate<
    string[]
  >(`[...document.querySelectorAll('input:not([type=file]), textarea, select')].map((it) =>
    (it.labels?.[0]?.textContent ?? it.name) + ': ' +
      (it.type === 'checkbox' || it.type === 'radio' ? it.checked : it.value))`)
