import { changeMyConsent, getMyConsents } from '#contract/consents.ts'
import {
  connectLogin,
  disconnectLogin,
  listMyLogins,
  setFirstPassword,
} from '#contract/my-logins.ts'
import { endMySession, endOtherSessions, listMySessions } from '#contract/my-sessions.ts'
import { login } from '#contract/sign-in.ts'
import {
  finishSocialLogin,
  linkSocialLogin,
  listSocialProviders,
  sendLinkCode,
  startSocialLogin,
  verifyLinkCode,
} from '#contract/social-login.ts'
import { socialProviders } from '#domain/accounts/social-providers.ts'
import { expect, test } from '#tests/support/browser-site.ts'
import {
  expectErrorMessage,
  expectErrorMessageAsMember,
  type FailingPress,
  messageOr,
  pressAndAnswer,
  pressIn,
} from '#tests/support/failing-press.ts'
import { expectReadFailuresShown, loadProblemOf } from '#tests/support/failing-read.ts'
import {
  answering,
  expectOnScreen,
  failures,
  failuresToTry,
  whileFailing,
} from '#tests/support/failures.ts'
import { givenSiteMember, PASSWORD, signIn } from '#tests/support/given-on-site.ts'
import { pressing } from '#tests/support/press-quickly.ts'
import { callSite } from '#tests/support/site-calls.ts'

const SETTINGS = '/user/mypage/settings'
const OFFLINE = '서버에 연결할 수 없습니다. 잠시 후 다시 시도해주세요.'
const FAILED = '소셜 로그인 처리 중 오류가 발생했습니다'

const enabled = { items: socialProviders.map((provider) => ({ provider, enabled: true })) }

test('[MYP-04] [SOC-02] a member’s logins, consents and devices show every failure', async ({
  page,
  site,
}) => {
  const member = await givenSiteMember(site)
  const { user_id } = member.user
  await callSite(site.url, login, { body: { user_id, password: PASSWORD } })
  await signIn(page, site, member)
  for (const call of [listMyLogins, listSocialProviders, getMyConsents, listMySessions]) {
    const open = () => page.goto(SETTINGS)
    await expectReadFailuresShown(page, { name: call.path, call, open, says: loadProblemOf })
  }

  const marketing = page.getByLabel('이메일로 소식과 혜택 받기')
  const openSettings = async () => {
    await page.goto(SETTINGS)
    await expect(marketing).toBeEnabled()
  }
  const presses: readonly FailingPress[] = [
    {
      name: 'giving the marketing consent',
      call: changeMyConsent,
      open: async () => {
        await openSettings()
        return pressing(marketing)
      },
      says: messageOr('바꾸지 못했어요. 동의는 그대로 있으니 잠시 뒤 다시 시도해 주세요.'),
    },
    {
      name: 'a first password',
      call: setFirstPassword,
      open: async () => {
        await answering(page, listMyLogins, { user_id, has_password: false, items: [] })
        await openSettings()
        const dialog = page.getByRole('dialog', { name: '비밀번호 만들기' })
        await pressIn(page, '비밀번호 만들기')()
        await dialog.getByLabel('비밀번호', { exact: true }).fill('a-first-password-4')
        await dialog.getByLabel('비밀번호 확인').fill('a-first-password-4')
        return pressIn(dialog, '비밀번호 만들기')
      },
      says: messageOr(OFFLINE),
    },
    {
      name: 'ending a device',
      call: endMySession,
      open: async () => {
        await openSettings()
        return pressIn(page.locator('main section').getByRole('listitem'), '로그아웃')
      },
      says: messageOr('로그아웃하지 못했어요. 잠시 뒤 다시 시도해 주세요.'),
    },
    {
      name: 'ending the others',
      call: endOtherSessions,
      open: async () => {
        await openSettings()
        return pressIn(page, '다른 기기 모두 로그아웃')
      },
      says: messageOr('로그아웃하지 못했어요. 잠시 뒤 다시 시도해 주세요.'),
    },
    {
      name: 'going to a provider',
      call: startSocialLogin,
      open: async () => {
        await answering(page, listSocialProviders, enabled)
        await openSettings()
        return pressIn(page, 'Zalo 연결하기')
      },
      says: messageOr('바꾸지 못했어요. 연결은 그대로 있으니 잠시 뒤 다시 시도해 주세요.'),
      after: () => expect(page.getByRole('main').getByRole('alert')).toBeInViewport({ ratio: 1 }),
    },
    {
      name: 'disconnecting',
      call: disconnectLogin,
      open: async () => {
        const items = [{ provider: 'kakao' as const, connected_at: new Date().toISOString() }]
        await answering(page, listMyLogins, { user_id, has_password: true, items })
        await openSettings()
        return pressAndAnswer(page, '카카오 연결 끊기', '연결 끊기')
      },
      says: messageOr('바꾸지 못했어요. 연결은 그대로 있으니 잠시 뒤 다시 시도해 주세요.'),
    },
  ]
  for (const press of presses) await expectErrorMessageAsMember(page, site, member, press)
})

test('[SOC-01] [SOC-02] connecting and linking a login show every failure', async ({
  page,
  site,
}) => {
  const member = await givenSiteMember(site)
  await signIn(page, site, member)
  const handleProviderReturn = async () => {
    await page.evaluate(() => {
      localStorage.setItem('social_attempt', 'google a-state connect')
      localStorage.setItem('social_code_verifier', 'a-verifier')
    })
    await page.goto('/callback?code=a-code&state=a-state')
  }
  for (const failure of failuresToTry('connecting', () => FAILED)) {
    await whileFailing(page, { call: connectLogin }, failure, {
      press: handleProviderReturn,
      seen: () => expectOnScreen(page, FAILED),
    })
  }
  await page.getByRole('link', { name: '설정으로 돌아가기' }).click()
  await expect(page).toHaveURL(SETTINGS)

  const waits = { success: false as const, message: '연결을 기다려요.', link_token: 'a'.repeat(20) }
  const presses: readonly FailingPress[] = [
    {
      name: 'a code to link by',
      call: sendLinkCode,
      open: async () => {
        await answering(page, finishSocialLogin, waits)
        await page.evaluate(() => localStorage.setItem('zalo_code_verifier', 'a-verifier'))
        await page.goto('/callback?code=a-code&state=a-state')
        return pressIn(page, '이메일로 확인하기')
      },
      says: messageOr(OFFLINE),
    },
    {
      name: 'that code',
      call: verifyLinkCode,
      open: async () => {
        await answering(page, sendLinkCode, { success: true, message: '보냈어요.' })
        await pressIn(page, '이메일로 확인하기')()
        await page.getByLabel('이메일 인증 코드').fill('123456')
        return pressIn(page, '인증하기')
      },
      says: messageOr(OFFLINE),
    },
  ]
  await page.context().clearCookies()
  await page.evaluate(() => localStorage.clear())
  for (const press of presses) await expectErrorMessage(page, press)

  await page.getByRole('link', { name: '쓰던 방법으로 로그인하기' }).click()
  await page.getByLabel('아이디', { exact: true }).fill(member.user.user_id)
  await page.getByLabel('비밀번호', { exact: true }).fill(PASSWORD)
  await whileFailing(page, { call: linkSocialLogin }, failures[0]!, {
    press: pressIn(page.getByRole('main'), '로그인'),
    seen: () => expectOnScreen(page, '로그인했지만 소셜 계정은 연결하지 못했어요.'),
  })
  await expect(page).toHaveURL('/mainpage')
})
