import type { Locator, Page } from '@playwright/test'
import { expect, test } from '#tests/support/browser-site.ts'
import { type Failure, failures, unauthorised, whileFailing } from '#tests/support/failures.ts'
import {
  givenGuestOrder,
  givenMemberOrder,
  givenSiteMember,
  newGuest,
  PASSWORD,
  signIn,
  unique,
} from '#tests/support/given-on-site.ts'
import { agreement, fillIn, openOrder, payButton } from '#tests/support/on-order-page.ts'
import type { RunningSite } from '#tests/support/site-process.ts'

/**
 * The error catalogues of both documents as a table: each call that a press makes fails in every
 * listed way, and the screen says the sentence that belongs to it. What was typed stays.
 */
interface FailingPress {
  readonly name: string
  readonly method: 'POST' | 'PUT' | 'DELETE' | 'GET'
  readonly address: string
  /** Brings the screen to where the call is one press away; answers what is pressed. */
  readonly open: (page: Page, site: RunningSite) => Promise<() => Promise<unknown>>
  readonly says: (failure: Failure) => string | RegExp
  /** Brings the screen back to before the press. */
  readonly after?: (page: Page) => Promise<unknown>
  /** A member's session that is over leads to the login. */
  readonly leadsToLogin?: true
}

const OFFLINE = '서버에 연결할 수 없습니다. 잠시 후 다시 시도해주세요.'
const wordsOr =
  (offline: string) =>
  ({ status, words }: Failure) =>
    status === 0 ? offline : words

const pressIn = (scope: Page | Locator, name: string) => () =>
  scope.getByRole('button', { name, exact: true }).click()

const closeAlert = (page: Page) =>
  page.getByRole('alertdialog').getByRole('button', { name: '확인' }).click()

async function asMember(page: Page, site: RunningSite) {
  const member = await givenSiteMember(site)
  await signIn(page, site, member)
  return member
}

const good = (body: object) => (route: { fulfill: (with_: object) => Promise<void> }) =>
  route.fulfill({ status: 200, json: body })

const presses: readonly FailingPress[] = [
  {
    name: '[LOG-04] login',
    method: 'POST',
    address: '**/v1/auth/login',
    open: async (page) => {
      await page.goto('/login')
      await page.getByLabel('아이디', { exact: true }).fill('hana95')
      await page.getByLabel('비밀번호', { exact: true }).fill(PASSWORD)
      return pressIn(page.getByRole('main'), '로그인')
    },
    says: wordsOr(OFFLINE),
  },
  {
    name: '[SGN-07] whether an ID is free',
    method: 'POST',
    address: '**/v1/auth/check-id',
    open: async (page) => {
      await page.goto('/signup')
      await page.getByLabel('아이디', { exact: true }).fill('hana95')
      return pressIn(page, '중복 확인')
    },
    says: () => '아이디 중복 확인에 실패했습니다.',
  },
  {
    name: '[SGN-08] sending a code',
    method: 'POST',
    address: '**/v1/auth/email/send-verification',
    open: async (page) => {
      await page.goto('/signup')
      await page.getByLabel('이메일', { exact: true }).fill(`${unique()}@example.com`)
      return pressIn(page, '인증 코드 받기')
    },
    says: wordsOr(OFFLINE),
  },
  {
    name: '[SGN-06] proving a code',
    method: 'POST',
    address: '**/v1/auth/email/verify',
    open: async (page) => {
      await page.route(
        '**/v1/auth/email/send-verification',
        good({ success: true, message: '보냈어요.' }),
      )
      await page.goto('/signup')
      await page.getByLabel('이메일', { exact: true }).fill(`${unique()}@example.com`)
      await pressIn(page, '인증 코드 받기')()
      await page.getByLabel('이메일 인증 코드').fill('123456')
      return pressIn(page, '인증하기')
    },
    says: wordsOr(OFFLINE),
  },
  {
    name: '[FND-01] a lost ID',
    method: 'POST',
    address: '**/v1/auth/find-id',
    open: async (page) => {
      await page.goto('/find-id-password')
      await page.getByLabel('이름').fill('김하나')
      await page.getByLabel('이메일').fill('hana@example.com')
      return pressIn(page, '아이디 찾기')
    },
    says: wordsOr(OFFLINE),
  },
  {
    name: '[ORD-10] a guest’s order',
    method: 'POST',
    address: '**/v1/orders/guest',
    open: async (page) => {
      await openOrder(page)
      await fillIn(page, newGuest())
      await agreement(page).check()
      return () => payButton(page).click()
    },
    says: ({ way, status, words }) => {
      if (status === 0) return '다시 눌러도 주문은 한 번만 들어가요.'
      if (way === '422 as a list' || way === '422 in words') {
        return '입력 정보가 올바르지 않습니다. 다시 확인해주세요.'
      }
      return status === 500
        ? '비회원 주문 처리 중 오류가 발생했습니다.'
        : `주문 처리 중 오류가 발생했습니다. (오류 코드: ${status})\n${words}`
    },
  },
  {
    name: '[ORD-05] a code on the order page',
    method: 'GET',
    address: '**/v1/promotions/validate-promotion-code/**',
    open: async (page) => {
      await openOrder(page)
      await page.getByLabel('프로모션 코드').fill('AUTUMN')
      return pressIn(page, '코드 확인')
    },
    says: ({ status }) =>
      status === 0 || status === 429 || status === 500
        ? '코드 확인 중 오류가 발생했습니다. 잠시 후 다시 확인해 주세요.'
        : '유효하지 않은 프로모션 코드입니다.',
  },
  {
    name: '[MYP-01] a code on my page',
    method: 'GET',
    address: '**/v1/promotions/validate-promotion-code/**',
    open: async (page, site) => {
      await asMember(page, site)
      await page.goto('/user/mypage')
      await page.getByLabel('프로모션 코드').fill('AUTUMN')
      return pressIn(page.locator('form').filter({ hasText: '프로모션 코드' }), '확인하기')
    },
    says: ({ status, words }) => {
      if (status === 0) return '오류가 발생했습니다: 인터넷에 연결되어 있지 않아요.'
      if (status === 400) return '유효하지 않은 프로모션 코드입니다.'
      if (status === 404) return '존재하지 않는 프로모션 코드입니다.'
      return status === 410 ? '기간이 지난 프로모션 코드입니다.' : `오류가 발생했습니다: ${words}`
    },
    leadsToLogin: true,
  },
  {
    name: '[INQ-06] asking',
    method: 'POST',
    address: '**/v1/product-inquiries',
    open: async (page) => {
      await page.goto('/user/product-inquiries')
      const dialog = page.getByRole('dialog', { name: '문의하기' })
      await expect(async () => {
        await page.getByRole('main').getByRole('button', { name: '문의하기' }).click()
        await expect(dialog).toBeVisible({ timeout: 2_000 })
      }).toPass()
      await dialog.getByLabel('상품 유형').selectOption('HAIR_CONSULTING')
      await dialog.getByLabel('문의 유형').selectOption('PRODUCT')
      await dialog.getByLabel('제목').fill('머리를 길러도 될까요')
      await dialog.getByLabel('내용').fill('여름까지요.')
      await dialog.getByLabel('이름').fill('최윤아')
      await dialog.getByLabel('이메일').fill('yuna@example.com')
      return pressIn(dialog, '등록하기')
    },
    says: ({ status, words }) =>
      ({
        0: '서버에 연결할 수 없습니다',
        400: '입력 정보가 올바르지 않습니다',
        403: '권한이 없습니다',
        404: '요청한 리소스를 찾을 수 없습니다',
        500: '서버 오류가 발생했습니다',
      })[status] ?? words,
  },
  {
    name: '[PRF-01] saving the profile',
    method: 'PUT',
    address: '**/v1/users/me',
    open: async (page, site) => {
      await asMember(page, site)
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
    says: ({ status, words }) => {
      if (status === 0) return '프로필 업데이트에 실패했습니다'
      return status === 500
        ? '서버 내부 오류가 발생했습니다. 잠시 후 다시 시도하거나 관리자에게 문의하세요.'
        : `오류: ${words}`
    },
    leadsToLogin: true,
  },
  {
    name: '[WDR-01] leaving',
    method: 'DELETE',
    address: '**/v1/users/me',
    open: async (page, site) => {
      await asMember(page, site)
      await page.goto('/user/mypage/withdrawal')
      await page.getByLabel('안내를 모두 읽었고 탈퇴에 동의해요').check()
      return pressIn(page, '탈퇴하기')
    },
    says: () => '회원 탈퇴 처리 중 오류가 발생했습니다. 다시 시도해주세요.',
    after: closeAlert,
    leadsToLogin: true,
  },
  {
    name: '[SRV-05] a survey',
    method: 'POST',
    address: '**/v1/surveys/guest/*',
    open: async (page, site) => {
      const guest = newGuest()
      const order = await givenGuestOrder(site, guest)
      await page.goto(
        `/user/consulting/consulting-order/survey?order=${order.order_number}&token=${order.guest_token}`,
      )
      await page.getByLabel('이메일').fill(guest.email)
      await page.getByLabel('전화번호').fill(guest.phone)
      await page.getByLabel('키 (cm)').fill('165')
      await page.getByLabel('기타 정보').fill('앞머리는 피하고 싶어요.')
      await page.getByLabel('적은 내용을 모두 확인했어요').check()
      return pressIn(page, '설문지 보내기')
    },
    says: wordsOr('서버에서 응답이 없습니다.'),
  },
  {
    name: '[ORD-18] cancelling',
    method: 'POST',
    address: '**/v1/orders/*/cancel',
    open: async (page, site) => {
      const member = await asMember(page, site)
      const { order_number: number } = await givenMemberOrder(site, member)
      await page.goto(`/user/mypage/inquery/${number}`)
      await page.getByRole('button', { name: '주문 취소하기' }).click()
      const dialog = page.getByRole('dialog', { name: '주문 취소' })
      await dialog.getByLabel('마음이 바뀌었어요').check()
      return pressIn(dialog, '취소하기')
    },
    says: ({ words }) => words,
    leadsToLogin: true,
  },
]

for (const each of presses) {
  test(`${each.name}: the screen says what went wrong, in every way it can`, async ({
    page,
    site,
  }) => {
    const press = await each.open(page, site)
    for (const failure of failures) {
      await test.step(failure.way, async () => {
        await whileFailing(page, each, failure, {
          press,
          seen: () =>
            expect(page.locator('body')).toContainText(each.says(failure), { useInnerText: true }),
        })
        await each.after?.(page)
      })
    }
    if (!each.leadsToLogin) return
    await test.step('a session that is over leads to the login', async () => {
      await page.route('**/v1/auth/refresh', (route) =>
        route.fulfill({ status: 401, json: { code: 'SESSION_REVOKED' } }),
      )
      await whileFailing(page, each, unauthorised, {
        press,
        seen: () => expect(page).toHaveURL(/\/login$/),
      })
      expect(await page.evaluate(() => localStorage.getItem('access_token'))).toBeNull()
    })
  })
}
