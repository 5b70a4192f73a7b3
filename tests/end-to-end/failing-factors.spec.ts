import {
  addPasskey,
  listMyPasskeys,
  loginWithPasskey,
  removePasskey,
  startAddingPasskey,
  startPasskey,
} from '#contract/passkeys.ts'
import {
  confirmAuthenticatorApp,
  finishLogin,
  getMySecondFactor,
  removeAuthenticatorApp,
  renewRecoveryCodes,
  startAuthenticatorApp,
} from '#contract/second-factor.ts'
import { login } from '#contract/sign-in.ts'
import { answerCalls } from '#tests/support/answered-calls.ts'
import {
  expectErrorMessage,
  expectErrorMessageAsMember,
  type FailingPress,
  messageOr,
  pressAndAnswer,
  pressIn,
} from '#tests/support/failing-press.ts'
import { expectReadFailuresShown, loadProblemOf } from '#tests/support/failing-read.ts'
import { answering } from '#tests/support/failures.ts'
import { givenSiteMember, signIn } from '#tests/support/given-on-site.ts'
import { addDevice, expect, test } from '#tests/support/passkey-site.ts'
import { callSite } from '#tests/support/site-calls.ts'

const SETTINGS = '/user/mypage/settings'
const FACTOR = '/second-factor'
const UNCHANGED = '바꾸지 못했어요. 잠시 뒤 다시 시도해 주세요.'
const passkey = {
  id: '6f1f7a3e-4f0f-4a56-9f0e-2f6f7b1f0a11',
  name: '내 전화',
  added_at: '2026-11-05T01:30:00.000Z',
  last_used_at: null,
}

test('[A-08] a member’s passkeys show every failure', async ({ page, site }) => {
  await addDevice(page)
  const member = await givenSiteMember(site)
  await signIn(page, site, member)
  const open = () => page.goto(SETTINGS)
  const read = { name: 'passkeys', call: listMyPasskeys, open, says: loadProblemOf }
  await expectReadFailuresShown(page, read)

  const openForm = async () => {
    await page.goto(SETTINGS)
    await page.getByRole('button', { name: '패스키 추가' }).click()
    return pressIn(page, '만들기')
  }
  const notMade = '패스키를 만들지 못했어요.'
  await expectErrorMessageAsMember(page, site, member, {
    name: 'options of a new passkey',
    call: startAddingPasskey,
    open: openForm,
    says: messageOr(notMade),
  })
  await expectErrorMessageAsMember(page, site, member, {
    name: 'a new passkey',
    call: addPasskey,
    open: openForm,
    says: messageOr(notMade),
  })
  await expectErrorMessageAsMember(page, site, member, {
    name: 'removing a passkey',
    call: removePasskey,
    open: async () => {
      await answering(page, listMyPasskeys, { items: [passkey] })
      await page.goto(SETTINGS)
      await expect(page.getByLabel('이메일로 소식과 혜택 받기')).toBeEnabled()
      return pressAndAnswer(page, '내 전화 지우기', '지우기')
    },
    says: messageOr('지우지 못했어요. 잠시 뒤 다시 시도해 주세요.'),
  })
})

test('[A-08] an administrator’s second factor shows every failure', async ({ page, site }) => {
  const { userId: user_id, password } = site.admin
  const reply = await callSite(site.url, login, { body: { user_id, password } })
  const admin = { token: reply.access_token, user: reply.user_info }
  await signIn(page, site, admin)
  const open = () => page.goto(FACTOR)
  const read = { name: 'second factor', call: getMySecondFactor, open, says: loadProblemOf }
  await expectReadFailuresShown(page, read)

  const withFactor = async () => {
    const factor = { is_required: false, has_authenticator_app: true, recovery_codes_left: 3 }
    await answering(page, getMySecondFactor, factor)
    await open()
  }
  const presses: readonly FailingPress[] = [
    {
      name: 'a secret for the app',
      call: startAuthenticatorApp,
      open: async () => {
        await open()
        return pressIn(page, '인증 앱 등록하기')
      },
      says: messageOr(UNCHANGED),
    },
    {
      name: 'the app’s first code',
      call: confirmAuthenticatorApp,
      open: async () => {
        await open()
        await page.getByRole('button', { name: '인증 앱 등록하기' }).click()
        await page.getByLabel('앱에 보이는 여섯 자리').fill('123456')
        return pressIn(page, '등록하기')
      },
      says: messageOr(UNCHANGED),
    },
    {
      name: 'removing the app',
      call: removeAuthenticatorApp,
      open: async () => {
        await withFactor()
        return pressAndAnswer(page, '인증 앱 지우기', '인증 앱 지우기')
      },
      says: messageOr(UNCHANGED),
    },
    {
      name: 'new recovery codes',
      call: renewRecoveryCodes,
      open: async () => {
        await withFactor()
        return pressAndAnswer(page, '새로 만들기', '새로 만들기')
      },
      says: messageOr(UNCHANGED),
    },
  ]
  for (const press of presses) await expectErrorMessageAsMember(page, site, admin, press)
})

test('[A-08] signing in with a passkey and the second step show every failure', async ({
  page,
  site,
}) => {
  await addDevice(page)
  const member = await givenSiteMember(site)
  await signIn(page, site, member)
  await page.goto(SETTINGS)
  await page.getByRole('button', { name: '패스키 추가' }).click()
  await page.getByRole('button', { name: '만들기', exact: true }).click()
  await expect(page.getByText('패스키를 추가했어요.')).toBeVisible()
  await page.context().clearCookies({ name: /access_token|refresh_token/ })
  await page.evaluate(() => localStorage.clear())

  for (const call of [startPasskey, loginWithPasskey]) {
    await expectErrorMessage(page, {
      name: call.path,
      call,
      open: async () => {
        await page.goto('/login')
        return pressIn(page, '패스키로 로그인')
      },
      says: messageOr('패스키로 로그인하지 못했어요.'),
    })
  }
  const ticket = { ticket: 'a-ticket', methods: ['TOTP', 'RECOVERY_CODE'] }
  await answerCalls(page, {
    method: login.method,
    isAt: ({ pathname }) => pathname === login.path,
    answer: () => ({ status: 403, json: { code: 'SECOND_FACTOR_REQUIRED', ...ticket } }),
  })
  await expectErrorMessage(page, {
    name: 'the second step',
    call: finishLogin,
    open: async () => {
      await page.goto('/login')
      await page.getByLabel('아이디', { exact: true }).fill('sena1')
      await page.getByLabel('비밀번호', { exact: true }).fill('a-password')
      await page.keyboard.press('Enter')
      await page.getByLabel('인증 앱에 보이는 여섯 자리').fill('123456')
      return pressIn(page, '확인')
    },
    says: messageOr('확인하지 못했어요. 연결을 살피고 다시 시도해 주세요.'),
  })
})
