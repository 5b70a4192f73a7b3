import type { Page } from '@playwright/test'
import { bookConsultation, listSlots } from '#contract/bookings.ts'
import { listOutbox } from '#contract/notifications.ts'
import { expect, test } from '#tests/support/browser-site.ts'
import { DAY_MS } from '#tests/support/clock.ts'
import {
  adminToken,
  codeSentTo,
  givenDeposit,
  givenGuestOrder,
  givenGuestSurvey,
  givenMemberOrder,
  givenMemberSurvey,
  givenReport,
  givenSiteMember,
  newGuest,
  PASSWORD,
  type SiteMember,
} from '#tests/support/given-on-site.ts'
import { leadsTo, type MailPage, mailPages } from '#tests/support/mail-pages.ts'
import { fillLogin } from '#tests/support/on-login-page.ts'
import { callSite } from '#tests/support/site-calls.ts'
import type { RunningSite } from '#tests/support/site-process.ts'

/** Clears all browser data, which is faster than a new browser. */
async function asStranger(page: Page) {
  await page.context().clearCookies()
  await page.goto('/healthz')
  await page.evaluate(() => {
    localStorage.clear()
    sessionStorage.clear()
  })
  await page.context().addCookies([{ name: 'lang', value: 'ko', url: page.url() }])
}

/** Reads the newest link to each page from the emails to an address. */
async function linksSentTo(site: RunningSite, to: string, who: 'member' | 'guest') {
  const token = await adminToken(site)
  const query = { to, size: 100 }
  const { items } = await callSite(site.url, listOutbox, { query }, { token })
  const urls = items.flatMap(({ text }) => text.match(/https?:\/\/\S+/g) ?? [])
  return (page: MailPage): string => {
    const url = urls.find((each) => leadsTo(each, mailPages[page][who]))
    expect(url, `${page} of a ${who}`).toBeDefined()
    return url!.replace(new URL(url!).origin, '')
  }
}

/** Creates an order that causes every email: payment, survey, result sheet, booking. */
async function givenEveryMail(site: RunningSite, order_number: string, proof: object, as: object) {
  await givenReport(site, order_number)
  const day = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10)
  const { items } = await callSite(site.url, listSlots, { query: { from: day(1), to: day(28) } })
  const starts_at = items.filter(({ places_left }) => places_left > 0).at(-1)!.starts_at
  const body = { order_number, starts_at, channel: 'phone' as const, ...proof }
  await callSite(site.url, bookConsultation, { body }, as)
}

async function givenMemberWithMails(site: RunningSite): Promise<SiteMember & { order: string }> {
  const member = await givenSiteMember(site)
  const { order_number } = await givenMemberOrder(site, member)
  await givenDeposit(site, order_number)
  await givenMemberSurvey(site, member, order_number)
  await givenEveryMail(site, order_number, {}, { token: member.token })
  return { ...member, order: order_number }
}

/** Content of each page that only its owner sees. */
const shown = (page: Page, of: MailPage) =>
  ({
    order: page.getByText('진행 기록', { exact: true }),
    survey: page.getByRole('heading', { name: '설문지를 이미 보냈어요' }),
    photo: page.getByRole('heading', { name: '정면 사진을 부탁드려요' }),
    report: page.getByRole('button', { name: '인쇄용 PDF (A4)' }),
    booking: page.getByRole('heading', { name: '예약한 상담' }),
    settings: page.getByText('지금 쓰는 기기'),
    inquiry: page.getByRole('button', { name: '문의하기' }),
    points: page.getByRole('heading', { name: '내 포인트' }),
    login: page.getByRole('heading', { name: '로그인' }),
    product: page.getByText('온라인 결과지 한 부'),
  })[of]

test('[S-02] every link in a member’s emails asks for the login in place and then shows its page', async ({
  page,
  site,
}) => {
  test.setTimeout(90_000)
  const { user, order } = await givenMemberWithMails(site)
  const sent = await linksSentTo(site, user.email, 'member')
  const addresses: readonly (readonly [MailPage, string])[] = [
    ['order', `${sent('order')}?view=details#history`],
    ['survey', sent('survey')],
    ['report', sent('report')],
    ['booking', sent('booking')],
    ['settings', mailPages.settings.member],
    ['inquiry', mailPages.inquiry.member],
    ['points', mailPages.points.member],
  ]
  expect(addresses[0]![1]).toContain(order)

  for (const [name, address] of addresses) {
    await test.step(name, async () => {
      await asStranger(page)
      await page.goto(address)
      await expect(shown(page, name)).toHaveCount(0)
      await fillLogin(page, user.user_id, PASSWORD)
      await expect(shown(page, name).first()).toBeVisible()
      await expect(page).toHaveURL(address)
    })
  }
})

test('[S-02] every link in a guest’s emails works at once, and asks for a code if its token has expired', async ({
  page,
  site,
}) => {
  test.setTimeout(90_000)
  const guest = newGuest()
  const { order_number, guest_token } = await givenGuestOrder(site, guest)
  await givenDeposit(site, order_number)
  await givenGuestSurvey(site, guest, order_number)
  await givenEveryMail(site, order_number, { guest_token }, {})
  const sent = await linksSentTo(site, guest.email, 'guest')
  let before = ''

  for (const name of ['order', 'survey', 'report', 'booking'] as const) {
    await test.step(name, async () => {
      await asStranger(page)
      await page.goto(sent(name))
      await expect(shown(page, name).first()).toBeVisible()

      await asStranger(page)
      await page.goto(sent(name).replace(/token=[^&]+/, 'token=a-token-that-has-ended-a-token-tha'))
      await expect(page.getByText('메일의 링크 기한이 지났어요')).toBeVisible()
      await page.getByLabel('이메일').fill(guest.email)
      await page.getByLabel('전화번호').fill(guest.phone)
      await page.getByRole('button', { name: '인증 코드 받기' }).click()
      const code = page.getByLabel('인증 코드')
      await expect(code).toBeVisible()
      before = await codeSentTo(site, guest.email, before)
      await code.fill(before)
      await page.getByRole('button', { name: '확인하기' }).click()
      await expect(shown(page, name).first()).toBeVisible()
      expect(new URL(page.url()).pathname).toBe(sent(name).split('?')[0])
    })
  }
})

test('[S-02] another member’s order shows a message and a link to log in as somebody else', async ({
  page,
  site,
}) => {
  const owner = await givenSiteMember(site)
  const { order_number } = await givenMemberOrder(site, owner)
  const other = await givenSiteMember(site, '박다른')
  const address = `/user/mypage/inquery/${order_number}`
  await asStranger(page)
  await page.goto(address)
  await fillLogin(page, other.user.user_id, PASSWORD)
  await expect(page.getByText('박다른 님 계정에서는 찾을 수 없어요')).toBeVisible()

  await page.getByRole('button', { name: '다른 계정으로 로그인' }).click()
  await page.waitForURL((url) => url.pathname === '/login')
  await fillLogin(page, owner.user.user_id, PASSWORD)
  await expect(shown(page, 'order').first()).toBeVisible()
  await expect(page).toHaveURL(address)
})

test('[S-02] an admin page returns to itself after the login, and refuses a member', async ({
  page,
  site,
}) => {
  const address = '/admin/text-blocks?open=new'
  await asStranger(page)
  await page.goto(address)
  await page.waitForURL((url) => url.pathname === '/login')
  const member = await givenSiteMember(site)
  await fillLogin(page, member.user.user_id, PASSWORD)
  await expect(page.getByRole('heading', { name: '관리자만 볼 수 있어요' })).toBeVisible()

  await page.getByRole('button', { name: '다른 계정으로 로그인' }).click()
  await fillLogin(page, site.admin.userId, site.admin.password)
  await expect(page).toHaveURL(address)
})
