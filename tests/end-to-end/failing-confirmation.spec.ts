import type { Page } from '@playwright/test'
import { confirmIdentity, getIdentityProofs, sendIdentityCode } from '#contract/confirm-identity.ts'
import { ageSessions, renewSessions } from '#tests/support/aged-sessions.ts'
import { expect, test } from '#tests/support/browser-site.ts'
import { expectErrorMessageAsMember, messageOr, pressIn } from '#tests/support/failing-press.ts'
import { expectOnScreen, failures, whileFailing } from '#tests/support/failures.ts'
import { givenSiteMember, PASSWORD, signIn } from '#tests/support/given-on-site.ts'
import { executeOnDatabase } from '#tests/support/site-database.ts'
import type { RunningSite } from '#tests/support/site-process.ts'
import { confirmIdentityTexts } from '#texts/confirm-identity.ts'

const text = confirmIdentityTexts.ko
const dialogOf = (page: Page) => page.getByRole('dialog', { name: text.title })

test.afterEach(({ site }) => renewSessions(site))

/** Opens the page that deletes the account, with a login eleven minutes ago; returns the click. */
async function openWithdrawal(page: Page, site: RunningSite) {
  await page.goto('/user/mypage/withdrawal')
  await page.getByRole('main').getByRole('checkbox').check()
  await ageSessions(site)
  return () => page.getByRole('main').locator('button[type=submit]').click()
}

test('[A-08] a confirmation by password shows every failure and keeps what was typed', async ({
  page,
  site,
}) => {
  const member = await givenSiteMember(site)
  await expectErrorMessageAsMember(page, site, member, {
    call: confirmIdentity,
    name: 'confirm by password',
    open: async () => {
      const leave = await openWithdrawal(page, site)
      await leave()
      await dialogOf(page).getByLabel(text.passwordLabel, { exact: true }).fill(PASSWORD)
      return pressIn(dialogOf(page), text.confirm)
    },
    says: messageOr(text.offline),
    fallbackMessage: text.failed,
  })
})

test('[A-08] a dialog that cannot be loaded, and a code that cannot be sent, say so', async ({
  page,
  site,
}) => {
  const member = await givenSiteMember(site)
  await executeOnDatabase(
    site,
    `update members set password_hash = null where id = '${member.user.id}'`,
  )
  await signIn(page, site, member)

  await test.step('how to confirm cannot be read', async () => {
    for (const status of [0, 500, 429]) {
      const failure = failures.find((it) => it.status === status)!
      const press = await openWithdrawal(page, site)
      const says = status === 429 ? failure.message : '불러오지 못했어요'
      const seen = () => expectOnScreen(page, says)
      await whileFailing(page, { call: getIdentityProofs }, failure, { press, seen })
      await expect(dialogOf(page)).toBeVisible()
    }
  })

  await expectErrorMessageAsMember(page, site, member, {
    call: sendIdentityCode,
    name: 'send a code',
    open: async () => {
      const leave = await openWithdrawal(page, site)
      await leave()
      await dialogOf(page).getByLabel(text.codeLabel, { exact: true }).fill('123456')
      return pressIn(dialogOf(page), text.sendCode)
    },
    says: ({ status, message }) => (status === 0 ? text.offline : message),
  })
})
