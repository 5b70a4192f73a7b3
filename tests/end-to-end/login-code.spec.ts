import type { Page } from '@playwright/test'
import { login } from '#contract/sign-in.ts'
import { languages } from '#domain/languages/languages.ts'
import { expectAccessible } from '#tests/support/accessible.ts'
import { answerCalls } from '#tests/support/answered-calls.ts'
import { expect, test } from '#tests/support/browser-site.ts'
import { givenSiteMember, PASSWORD } from '#tests/support/given-on-site.ts'
import { fillLogin } from '#tests/support/on-login-page.ts'
import { screens } from '#tests/support/on-order-page.ts'
import { texts } from '#texts/all.ts'
import { resolveForDelivery, sending } from '#texts/delivery.ts'

const refusal = (code: string, message: string, extra: object = {}) => ({
  code,
  message,
  detail: message,
  ...extra,
})
const noteIn = (language: keyof typeof texts) =>
  resolveForDelivery(texts[language].accounts.answers.guessed(15), sending)
const stepUp = (note: string) => ({
  status: 429,
  json: refusal('TOO_MANY_REQUESTS', note, { retry_after: 900, step_up: 'EMAIL_CODE' }),
})

/** Answers the next logins in turn; later ones reach the server. */
const answerLogins = (page: Page, ...answers: { status: number; json: object }[]) =>
  answerCalls(page, {
    method: login.method,
    isAt: ({ pathname }) => pathname === login.path,
    answer: () => answers.shift(),
  })

/** Collects the bodies of all logins from now on. */
function sentLogins(page: Page): unknown[] {
  const sent: unknown[] = []
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === login.path) sent.push(request.postDataJSON())
  })
  return sent
}

test('[A-04] a login that needs a code asks for it below the password, by keyboard on a phone', async ({
  page,
  site,
}) => {
  await page.setViewportSize(screens.phone)
  const { user } = await givenSiteMember(site)
  const credentials = { user_id: user.user_id, password: PASSWORD }
  await answerLogins(
    page,
    stepUp(noteIn('ko')),
    { status: 400, json: refusal('EMAIL_CODE_MISMATCH', '인증 코드가 일치하지 않아요.') },
    stepUp(noteIn('ko')),
  )
  const sent = sentLogins(page)
  const code = page.getByLabel('로그인 인증 코드')
  const alert = page.getByRole('main').getByRole('alert')
  await page.goto('/login')
  await fillLogin(page, user.user_id, PASSWORD)

  await expect(code).toBeFocused()
  await expect(code).toHaveAccessibleDescription(noteIn('ko'))
  await expectAccessible(page)

  await page.keyboard.press('Enter')
  await expect(alert).toHaveText('인증 코드를 입력해주세요.')
  await expect(code).toBeFocused()
  expect(sent).toHaveLength(1)

  await page.keyboard.type('1x23456')
  await page.keyboard.press('Enter')
  await expect(alert).toHaveText('인증 코드가 일치하지 않아요.')
  await expect(code).toBeFocused()

  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect.poll(() => sent).toHaveLength(3)
  await expect(code).toBeFocused()
  await expect(code).toHaveValue('')

  await page.keyboard.type('654321')
  await page.keyboard.press('Enter')
  await page.waitForURL((url) => url.pathname === '/mainpage')
  expect(sent).toEqual([
    credentials,
    { ...credentials, code: '123456' },
    credentials,
    { ...credentials, code: '654321' },
  ])
})

test('[A-04] another ID or password needs no code at first', async ({ page }) => {
  await answerLogins(page, stepUp(noteIn('ko')))
  const code = page.getByLabel('로그인 인증 코드')
  await page.goto('/login')
  await fillLogin(page, 'hana95', PASSWORD)
  await code.fill('123456')

  await page.getByLabel('비밀번호', { exact: true }).fill('another')

  await expect(code).toBeHidden()
})

test('[A-04] asks for the code on the narrowest screen in every language', async ({ page }) => {
  await page.setViewportSize(screens.narrowest)
  for (const language of languages) {
    const { fields, login: text } = texts[language].accounts
    await page.goto(`/login?lang=${language}`)
    const letGo = await answerLogins(page, stepUp(noteIn(language)))
    await page.getByLabel(fields.userId, { exact: true }).fill('hana95')
    await page.getByLabel(fields.password, { exact: true }).fill(PASSWORD)
    await page.keyboard.press('Enter')

    await expect(page.getByLabel(text.code)).toHaveAccessibleDescription(noteIn(language))
    await expectAccessible(page)
    letGo()
  }
})
