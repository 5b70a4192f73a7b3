import type { Page } from '@playwright/test'
import { expectNothingCutOff } from '#tests/support/accessible.ts'
import {
  confirmDeposit,
  logIn,
  lookAtPhotos,
  openBackOffice,
  openQueuedOrder,
  previewReport,
  publishDraft,
  report,
  writeReport,
} from '#tests/support/admin-steps.ts'
import { expect, test } from '#tests/support/browser-site.ts'
import { givenSiteCoupon, givenSitePoints } from '#tests/support/given-discounts-on-site.ts'
import { codeSentTo, type SiteMember, unique } from '#tests/support/given-on-site.ts'
import {
  agreement,
  isAlive,
  nextStep,
  payButton,
  screens,
  showsTotal,
} from '#tests/support/on-order-page.ts'
import { answerSurvey, sendSurvey, survey } from '#tests/support/on-survey-page.ts'
import type { RunningSite } from '#tests/support/site-process.ts'

const customer = '정다은'
const PASSWORD = 'a-password-of-my-own'

test('[SGN-03] [LOG-02] [ORD-04] [ORD-06] [ORD-14] [ORD-16] [ORD-17] [PAY-01] [RPT-01] [RPT-02] a member on a desktop completes an order, from the sign-up to the earned points', async ({
  page,
  browser,
  site,
}) => {
  const userId = unique()
  const studio = await openBackOffice(browser, site)
  await page.setViewportSize(screens.wide)

  await test.step('signs up with an emailed code and logs in', async () => {
    await page.goto('/user')
    await page.getByRole('banner').getByRole('link', { name: '로그인' }).click()
    await page.getByRole('main').getByRole('link', { name: '회원가입' }).click()
    await signUp(page, site, userId)
    await logIn(page, { userId, password: PASSWORD })
    await page.waitForURL((url) => url.pathname === '/mainpage')
  })

  const member = await memberIn(page)
  const coupon = await givenSiteCoupon(site, member)
  await givenSitePoints(site, member, 5_500)

  const number = await test.step('orders with a coupon and points from the studio', async () => {
    await page.getByRole('main').getByRole('link', { name: '온라인 컨설팅 주문하기' }).click()
    await expect(page.getByRole('heading', { name: '주문하기', level: 1 })).toBeVisible()
    await isAlive(page)
    await expect(page.getByLabel('이메일')).toHaveValue(member.user.email)
    await page.getByRole('button', { name: '쿠폰 고르기' }).click()
    await page.getByRole('button', { name: coupon.name }).click()
    await page.getByRole('button', { name: '모두 쓰기' }).click()
    await expect(page.getByText('상담이 끝나면 795P를 드려요.')).toBeVisible()
    await agreement(page).check()
    await showsTotal(page, '79,500')
    await payButton(page).click()
    const step = await nextStep(page)
    await expect(step.getByRole('heading', { name: '이제 입금해 주세요' })).toBeVisible()
    await expect(step.getByText('000000-00-000000')).toBeVisible()
    return new URL(page.url()).searchParams.get('ordered') ?? ''
  })
  const order = { number, customer }
  const menu = menuOf(page)
  const row = page.getByRole('list', { name: '주문 목록' }).getByRole('listitem')

  await test.step('the administrator confirms the deposit; the order waits for the survey', async () => {
    await toMyOrders(page)
    await expect(row).toContainText('결제 대기')
    await openQueuedOrder(studio, order, '입금 확인')
    await confirmDeposit(studio, order)
    await expect(studio.getByText('찾는 주문이 없어요')).toBeVisible()
  })

  await test.step('the paid order links to its survey', async () => {
    await page.reload()
    await expect(row).toContainText('결제 완료')
    await row.getByRole('link').click()
    await page.waitForURL((url) => url.pathname === '/user/consulting/consulting-order/survey')
    await answerSurvey(page)
    await expectNothingCutOff(page)
    await sendSurvey(page, '까지 보내 드려요. 진행은 내 정보에서')
    await toMyOrders(page)
    await expect(row).toContainText('상담 예정됨')
    await expect(row).toContainText('설문지 제출 완료')
  })

  await test.step('the administrator writes the sheet from survey and photos, and sends it', async () => {
    await openQueuedOrder(studio, order, '결과지 쓰기')
    await expect(studio.getByText(survey.note)).toBeVisible()
    await lookAtPhotos(studio, order, ['정면', '옆', '지금 머리'])
    await writeReport(studio, order)
    await previewReport(studio, order)
    await publishDraft(studio, order)
  })

  await test.step('finds the sheet in the list and reads it', async () => {
    await menu.getByRole('link', { name: '결과지' }).click()
    await page.getByRole('list', { name: '결과지 목록' }).getByRole('link').click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(`${customer} 님의 결과지`)
    const contents = page.getByRole('navigation', { name: '결과지 차례' })
    await contents.getByRole('link', { name: '마무리' }).click()
    await expect(page.getByText(report.outro)).toBeInViewport()
    await expectNothingCutOff(page)
  })

  await test.step('completes the order and finds the points earned', async () => {
    // The page may still be scrolling to the section.
    await page.getByRole('link', { name: '주문 보기' }).press('Enter')
    await page.getByRole('button', { name: '상담 완료하기' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: '상담 완료하기' }).click()
    await expect(page.getByText('상담이 완료됐어요. 795P를 드렸어요.')).toBeVisible()
    await expect(page.getByText('상태 상담 완료')).toBeVisible()
    await menu.getByRole('link', { name: '처음' }).click()
    await expect(page.getByRole('main').getByText('+795P')).toBeVisible()
  })
  await studio.close()
})

const menuOf = (page: Page) => page.getByRole('navigation', { name: '내 정보 메뉴' })

/** Opens my page, whose first screen lists the newest orders too. */
async function toMyOrders(page: Page) {
  await menuOf(page).getByRole('link', { name: '주문·예약 조회' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('주문·예약 조회')
}

async function signUp(page: Page, site: RunningSite, userId: string) {
  const email = `${userId}@example.com`
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('회원가입')
  await page.getByLabel('이름').fill(customer)
  await page.getByLabel('이메일', { exact: true }).fill(email)
  await page.getByRole('button', { name: '인증 코드 받기' }).click()
  await page.getByLabel('이메일 인증 코드').fill(await codeSentTo(site, email))
  await page.getByRole('button', { name: '인증하기' }).click()
  await expect(page.getByRole('button', { name: '인증 완료' })).toBeDisabled()
  await page.getByLabel('휴대폰 번호').fill('010-1234-5678')
  await page.getByLabel('아이디', { exact: true }).fill(userId)
  await page.getByRole('button', { name: '중복 확인' }).click()
  await expect(page.getByRole('button', { name: '사용 가능' })).toBeDisabled()
  await page.getByLabel('비밀번호', { exact: true }).fill(PASSWORD)
  await page.getByLabel('비밀번호 확인').fill(PASSWORD)
  await page.getByLabel('모두 동의해요').check()
  await page.getByRole('button', { name: '가입하기' }).click()
  const done = page.getByRole('alertdialog', { name: '회원가입이 완료되었어요.' })
  await page.waitForURL((url) => url.pathname === '/login')
  await done.getByRole('button').click()
  await expect(done).toBeHidden()
}

/** Reads the signed-in member from the browser's storage. */
const memberIn = (page: Page): Promise<SiteMember> =>
  page.evaluate(() => ({
    token: localStorage.getItem('access_token') ?? '',
    user: JSON.parse(localStorage.getItem('user_info') ?? '{}'),
  }))
