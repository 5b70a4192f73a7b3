import { addMyEmail, getMe, updateMe, withdraw } from '#contract/accounts.ts'
import { changePassword, findPassword, findUserId, login } from '#contract/sign-in.ts'
import {
  checkUserId,
  register,
  sendEmailCode,
  sendPhoneCode,
  verifyEmailCode,
  verifyPhoneCode,
} from '#contract/sign-up.ts'
import { finishSocialLogin, signUpSocial } from '#contract/social-login.ts'
import { expect, test } from '#tests/support/browser-site.ts'
import {
  expectErrorMessage,
  expectErrorMessageAsMember,
  type FailingPress,
  messageOr,
  pressIn,
} from '#tests/support/failing-press.ts'
import {
  answering,
  expectOnScreen,
  failures,
  failuresToTry,
  unauthorised,
  whileFailing,
} from '#tests/support/failures.ts'
import {
  givenSiteMember,
  PASSWORD,
  unique,
  whilePhonesAreProven,
} from '#tests/support/given-on-site.ts'
import { pressing, pressQuickly } from '#tests/support/press-quickly.ts'
import { callSite } from '#tests/support/site-calls.ts'

// The error catalogues of both documents as a table: each call fails in every listed way, and the
// screen says the sentence that belongs to it. What was typed stays.

const OFFLINE = '서버에 연결할 수 없습니다. 잠시 후 다시 시도해주세요.'

test('[LOG-04] [SGN-05] [SGN-06] [SGN-07] [SGN-08] [FND-01] login, sign-up and account recovery show every failure', async ({
  page,
}) => {
  const id = page.getByLabel('아이디', { exact: true })
  const email = page.getByLabel('이메일', { exact: true })

  const presses: readonly FailingPress[] = [
    {
      name: 'login',
      call: login,
      open: async () => {
        await page.goto('/login')
        await id.fill('hana95')
        await page.getByLabel('비밀번호', { exact: true }).fill(PASSWORD)
        return pressIn(page.getByRole('main'), '로그인')
      },
      says: messageOr(OFFLINE),
    },
    {
      name: 'whether an ID is free',
      call: checkUserId,
      open: async () => {
        await page.goto('/signup')
        await id.fill('hana95')
        return pressIn(page, '중복 확인')
      },
      says: () => '아이디를 확인하지 못했어요.',
    },
    {
      name: 'sending a code',
      call: sendEmailCode,
      open: async () => {
        await email.fill(`${unique()}@example.com`)
        return pressIn(page, '인증 코드 받기')
      },
      says: messageOr(OFFLINE),
      fallbackMessage: '인증 코드를 보내지 못했어요.',
    },
    {
      name: 'proving a code',
      call: verifyEmailCode,
      open: async () => {
        await answering(page, sendEmailCode, { success: true, message: '보냈어요.' })
        await pressIn(page, '인증 코드 받기')()
        await page.getByLabel('이메일 인증 코드').fill('123456')
        return pressIn(page, '인증하기')
      },
      says: messageOr(OFFLINE),
      fallbackMessage: '인증하지 못했어요.',
    },
    {
      name: 'signing up',
      call: register,
      open: async () => {
        await answering(page, verifyEmailCode, { verified: true, message: '확인했어요.' })
        await answering(page, checkUserId, { available: true, message: '쓸 수 있어요.' })
        await pressIn(page, '인증하기')()
        await pressIn(page, '중복 확인')()
        await expect(page.getByRole('button', { name: '인증 완료' })).toBeVisible()
        await expect(page.getByRole('button', { name: '사용 가능' })).toBeVisible()
        for (const [field, typed] of [
          ['이름', '김하나'],
          ['휴대폰 번호', '010-1234-5678'],
          ['비밀번호', PASSWORD],
          ['비밀번호 확인', PASSWORD],
        ] as const) {
          await page.getByLabel(field, { exact: true }).fill(typed)
        }
        await page.getByLabel('모두 동의해요').check()
        return pressIn(page, '가입하기')
      },
      says: messageOr('회원가입을 마치지 못했어요. 다시 시도해 주세요.'),
    },
    {
      name: 'a lost ID',
      call: findUserId,
      open: async () => {
        await page.goto('/find-id-password')
        await page.getByLabel('이름').fill('김하나')
        await page.getByLabel('이메일').fill('hana@example.com')
        return pressIn(page, '아이디 찾기')
      },
      says: messageOr(OFFLINE),
    },
    {
      name: 'a lost password',
      call: findPassword,
      open: async () => {
        await page.getByRole('tab', { name: '비밀번호 찾기' }).click()
        await id.fill('hana95')
        await page.getByLabel('이메일').fill('hana@example.com')
        return pressIn(page, '임시 비밀번호 받기')
      },
      says: messageOr(OFFLINE),
    },
  ]
  for (const press of presses) await expectErrorMessage(page, press)
})

test('[SOC-01] [LOG-03] returning from a provider shows one message or the server’s for every failure', async ({
  page,
}) => {
  await page.goto('/healthz')
  const handleProviderReturn = async () => {
    await page.evaluate(() => localStorage.setItem('zalo_code_verifier', 'a-verifier'))
    await page.goto('/callback?code=a-code&state=a-state')
  }
  const failed = '소셜 로그인 처리 중 오류가 발생했습니다'
  const arriving = { call: finishSocialLogin }
  for (const failure of failuresToTry('arriving', () => failed, [...failures, unauthorised])) {
    await test.step(failure.label, () =>
      whileFailing(page, arriving, failure, {
        press: handleProviderReturn,
        seen: () => expectOnScreen(page, failed),
      }),
    )
  }
  const refused = { success: false as const, message: '' }
  await answering(page, finishSocialLogin, refused)
  await handleProviderReturn()
  await expect(page.getByRole('alert')).toHaveText('소셜 로그인에 실패했습니다')
  await answering(page, finishSocialLogin, { ...refused, message: '탈퇴한 회원이에요.' })
  await handleProviderReturn()
  const alert = page.getByRole('alertdialog')
  await expect(alert).toContainText('다시 이용하려면 새로 가입해 주세요')
  await alert.getByRole('button', { name: '확인' }).click()
  await expect(page.getByRole('alert')).toHaveText('탈퇴한 회원이에요.')
  await answering(page, finishSocialLogin, { ...refused, sign_up_token: 'a-token-of-somebody-new' })
  await handleProviderReturn()
  await page.getByLabel('모두 동의해요').check()
  const agreeing = { call: signUpSocial }
  for (const failure of failuresToTry('agreeing', messageOr(failed))) {
    await test.step(`agreeing, ${failure.label}`, () =>
      whileFailing(page, agreeing, failure, {
        press: () => page.getByRole('button', { name: '동의하고 시작하기' }).click(),
        seen: () => expectOnScreen(page, messageOr(failed)(failure)),
      }))
  }
  await page.getByRole('link', { name: '동의하지 않고 돌아가기' }).click()
  await expect(page).toHaveURL('/login')
})

test('[SGN-08] phone verification shows every failure', async ({ page, site }) => {
  const phone = page.getByLabel('휴대폰 번호')
  const presses: readonly FailingPress[] = [
    {
      name: 'sending a code',
      call: sendPhoneCode,
      open: async () => {
        await page.goto('/signup')
        await phone.fill('010-1234-5678')
        return pressing(page.getByRole('button', { name: '인증 코드 받기' }).last())
      },
      says: messageOr(OFFLINE),
      fallbackMessage: '인증 코드를 보내지 못했어요.',
    },
    {
      name: 'proving it',
      call: verifyPhoneCode,
      open: async () => {
        await answering(page, sendPhoneCode, {
          success: true,
          message: '보냈어요.',
        })
        await page.getByRole('button', { name: '인증 코드 받기' }).last().click()
        await page.getByLabel('문자 인증 코드').fill('123456')
        return pressIn(page, '인증하기')
      },
      says: messageOr(OFFLINE),
      fallbackMessage: '인증하지 못했어요.',
    },
  ]
  await whilePhonesAreProven(site, async () => {
    for (const press of presses) await expectErrorMessage(page, press)
    await answering(page, verifyPhoneCode, { verified: true, message: '확인했어요.' })
    await pressIn(page, '인증하기')()
    await expect(page.getByText('휴대폰 인증이 완료되었어요.')).toBeVisible()
    await expect(page.getByRole('button', { name: '인증 완료' })).toBeVisible()
  })
})

test('[PRF-01] [WDR-01] [FND-02] profile, password and account deletion show every failure', async ({
  page,
  site,
}) => {
  const presses: readonly FailingPress[] = [
    {
      name: 'saving the profile',
      call: updateMe,
      open: async () => {
        await page.goto('/user/mypage/profile')
        for (const [field, typed] of [
          ['휴대폰 번호', '01099998888'],
          ['우편번호', '04524'],
          ['기본 주소', '서울 중구 세종대로 110'],
          ['상세 주소', '3층'],
        ] as const) {
          await page.getByLabel(field).fill(typed)
        }
        return pressIn(page, '저장하기')
      },
      says: ({ status, message }) => {
        if (status === 0) return '프로필 업데이트에 실패했습니다'
        return status === 500
          ? '서버 내부 오류가 발생했습니다. 잠시 후 다시 시도하거나 관리자에게 문의하세요.'
          : `오류: ${message}`
      },
    },
    {
      name: 'adding an address',
      call: addMyEmail,
      open: async () => {
        const { token } = member
        await answering(page, sendEmailCode, { success: true, message: '보냈어요.' })
        const user = await callSite(site.url, getMe, {}, { token })
        await answering(page, getMe, { ...user, email: '' })
        await page.goto('/user/mypage/profile')
        await page.getByLabel('이메일', { exact: true }).fill('hana@example.com')
        await pressIn(page, '인증 코드 받기')()
        await page.getByLabel('이메일 인증 코드').fill('123456')
        return pressIn(page, '인증하기')
      },
      says: messageOr(OFFLINE),
    },
    {
      name: 'changing the password',
      call: changePassword,
      open: async () => {
        await page.goto('/change-password')
        await page.getByLabel('현재 비밀번호').fill(PASSWORD)
        await page.getByLabel('새 비밀번호', { exact: true }).fill('another-password-7')
        await page.getByLabel('비밀번호 확인').fill('another-password-7')
        return pressIn(page, '비밀번호 바꾸기')
      },
      says: messageOr(OFFLINE),
    },
    {
      name: 'leaving',
      call: withdraw,
      open: async () => {
        await page.goto('/user/mypage/withdrawal')
        await page.getByLabel('안내를 모두 읽었고 탈퇴에 동의해요').check()
        return pressIn(page, '탈퇴하기')
      },
      says: () => '회원 탈퇴 처리 중 오류가 발생했습니다. 다시 시도해주세요.',
      after: () =>
        pressQuickly(page.getByRole('alertdialog').getByRole('button', { name: '확인' })),
    },
  ]
  const member = await givenSiteMember(site)
  for (const press of presses) await expectErrorMessageAsMember(page, site, member, press)
})
