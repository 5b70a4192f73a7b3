import { expect, type Page } from '@playwright/test'
import type { UserInfo } from '#contract/accounts.ts'
import { confirmDeposit } from '#contract/admin-orders.ts'
import { changeSettings } from '#contract/admin-settings.ts'
import type { ConsultingType } from '#contract/catalog.ts'
import type { InputOf, ReplyOf } from '#contract/endpoint.ts'
import { listOutbox } from '#contract/notifications.ts'
import { placeGuestOrder, placeMemberOrder } from '#contract/orders.ts'
import { publishReport, saveReportDraft } from '#contract/reports.ts'
import { login } from '#contract/sign-in.ts'
import { register, sendEmailCode, verifyEmailCode } from '#contract/sign-up.ts'
import { sendGuestSurvey, sendMemberSurvey } from '#contract/surveys.ts'
import { namedStyles } from '#domain/drawings/styles/style.ts'
import type { StyleChoices } from '#domain/drawings/styles/style-choices.ts'
import type { Language } from '#domain/languages/languages.ts'
import type { ShownLook } from '#domain/reviews/look-counts.ts'
import { callSite } from './site-calls.ts'
import type { RunningSite } from './site-process.ts'

export interface SiteMember {
  readonly token: string
  readonly user: UserInfo
}

export const PASSWORD = 'a-member-password-9'
const HAIR_CONSULTING_PRICE = 100_000
let counter = 0

/** Returns a word that no other test of any worker uses. */
export function unique(): string {
  counter += 1
  return `w${process.pid}n${Date.now().toString(36)}${counter}`
}

const openSession = async ({ url }: RunningSite, user_id: string, password: string) => {
  const body = { user_id, password }
  const { access_token: token, user_info: user } = await callSite(url, login, { body })
  return { token, user }
}

const adminSessions = new Map<string, { at: number; session: Promise<SiteMember> }>()
/** Shorter than a login confirms the identity for. */
const ADMIN_SESSION_MS = 8 * 60_000

/**
 * Access token of the administrator: one session per site for some minutes, since hashing a password
 * takes time.
 */
export async function adminToken(site: RunningSite): Promise<string> {
  const last = adminSessions.get(site.url)
  if (last && Date.now() - last.at < ADMIN_SESSION_MS) return (await last.session).token
  const session = openSession(site, site.admin.userId, site.admin.password)
  adminSessions.set(site.url, { at: Date.now(), session })
  return (await session).token
}

/** Creates a signed-in member with a verified address. */
export async function givenSiteMember(site: RunningSite, name = '김하나'): Promise<SiteMember> {
  const userId = unique()
  const email = `${userId}@example.com`
  await callSite(site.url, sendEmailCode, { body: { email } })
  const code = await codeSentTo(site, email)
  await callSite(site.url, verifyEmailCode, { body: { email, code } })
  const body = {
    name,
    email,
    user_id: userId,
    password: PASSWORD,
    password_confirm: PASSWORD,
    phone: '010-1234-5678',
    terms_agree: true,
    privacy_agree: true,
    sensitive_agree: true,
  } as const
  await callSite(site.url, register, { body })
  return openSession(site, userId, PASSWORD)
}

/** Other emails contain six digits too, such as the bank account. */
const CODE_MAILS = ['EMAIL_CODE', 'PHONE_CODE', 'GUEST_CODE']

/** Returns the code in the newest message to an address. */
export async function codeSentTo(site: RunningSite, to: string, after = ''): Promise<string> {
  const token = await adminToken(site)
  let code: string | undefined
  await expect(async () => {
    const { items } = await callSite(site.url, listOutbox, { query: { to } }, { token })
    const mails = items.filter(({ kind }) => CODE_MAILS.includes(kind))
    code = mails.map(({ text }) => /\b\d{6}\b/.exec(text)?.[0]).find((found) => found !== after)
    expect(code).toBeDefined()
  }).toPass({ timeout: 10_000 })
  return code as string
}

/** Runs `work` while sign-up requires a verified phone number. */
export async function whilePhonesAreProven(site: RunningSite, work: () => Promise<void>) {
  const token = await adminToken(site)
  const prove = (require_phone_verification: boolean) =>
    callSite(site.url, changeSettings, { body: { require_phone_verification } }, { token })
  await prove(true)
  try {
    await work()
  } finally {
    await prove(false)
  }
}

export interface GuestContact {
  readonly email: string
  readonly phone: string
}

export const newGuest = (): GuestContact => ({
  email: `${unique()}@example.com`,
  phone: '01098765432',
})

const orderOf = ({ email, phone }: GuestContact, name: string) => ({
  consulting_type: 'HAIR_CONSULTING' as const,
  guest_name: name,
  guest_email: email,
  guest_phone: phone,
  agreed_refund: true,
})

export const givenGuestOrder = (
  { url }: RunningSite,
  guest: GuestContact,
  language: Language = 'ko',
  payment_method = 'bank_transfer',
  consulting_type: ConsultingType = 'HAIR_CONSULTING',
): Promise<ReplyOf<typeof placeGuestOrder>> =>
  callSite(
    url,
    placeGuestOrder,
    {
      body: {
        ...orderOf(guest, '이수연'),
        consulting_type,
        payment_method,
        guest_postal_code: '04524',
        guest_basic_address: '서울 중구 세종대로 110',
        guest_detailed_address: '3층',
        delivery_message: '문 앞에 두어 주세요',
      },
    },
    { idempotencyKey: unique(), language },
  )

export const givenMemberOrder = (
  { url }: RunningSite,
  { token, user }: SiteMember,
  chosen: Partial<InputOf<typeof placeMemberOrder>['body']> = {},
): Promise<ReplyOf<typeof placeMemberOrder>> =>
  callSite(
    url,
    placeMemberOrder,
    {
      body: { ...orderOf({ email: user.email, phone: '01012345678' }, user.name), ...chosen },
    },
    { token, idempotencyKey: unique() },
  )

/** Confirms the deposit of an order. */
export const givenDeposit = async (site: RunningSite, orderNumber: string) =>
  callSite(
    site.url,
    confirmDeposit,
    {
      params: { order_number: orderNumber },
      body: { amount: HAIR_CONSULTING_PRICE },
    },
    { token: await adminToken(site) },
  )

const answers = { note: '단발은 한 번도 해 본 적이 없어요.', agreed_all: true } as const

export const givenMemberSurvey = ({ url }: RunningSite, { token }: SiteMember, number: string) =>
  callSite(
    url,
    sendMemberSurvey,
    { params: { order_number: number }, body: answers },
    { token, idempotencyKey: unique() },
  )

export const givenGuestSurvey = (
  { url }: RunningSite,
  guest: GuestContact,
  number: string,
  images: readonly File[] = [],
) =>
  callSite(
    url,
    sendGuestSurvey,
    { params: { order_number: number }, body: { ...answers, ...guest } },
    { idempotencyKey: unique(), images },
  )

const style = (name: string, drawing?: StyleChoices) => ({
  name,
  description: '턱선을 따라 안으로 감겨요.',
  ...(drawing && { drawing }),
})

/** Writes and publishes a result sheet. The survey must have arrived. */
export async function givenReport(
  site: RunningSite,
  orderNumber: string,
  headline = '가볍게 열어 주세요',
  look: ShownLook = { face_shape: 'oval', style: 'tuckedBob' },
) {
  const token = await adminToken(site)
  const params = { order_number: orderNumber }
  const body = {
    type_analysis: {
      face_type: '달걀형',
      face_shape: look.face_shape,
      text: '이마와 턱의 폭이 비슷해요.',
      measurements: [{ label: '이마', position: 0.5, value: '보통' }],
    },
    headline,
    hair_summary: '가볍게 층을 내요.',
    best_hair: [
      style('턱선 단발', namedStyles[look.style]),
      style('레이어드 롱', namedStyles.curtainLong),
    ],
    worst_hair: [style('무거운 앞머리')],
    morning: [{ title: '뿌리부터 말려요' }],
    outro: '다음에 또 만나요.',
    consultant_name: '박세나',
  }
  await callSite(site.url, saveReportDraft, { params, body }, { token })
  await callSite(site.url, publishReport, { params }, { token })
}

/** Signs a browser in with an existing session. */
export async function signIn(page: Page, { url }: RunningSite, { token, user }: SiteMember) {
  await page.context().addCookies([{ name: 'access_token', value: token, url }])
  const { pathname } = new URL(page.url(), url)
  // A page between two tests shows it already (`reusable-page.ts`).
  if (!page.url().startsWith(url) || pathname !== '/healthz') await page.goto('/healthz')
  await page.evaluate(
    ([accessToken, info]) => {
      localStorage.setItem('access_token', accessToken)
      localStorage.setItem('user_info', info)
    },
    [token, JSON.stringify(user)] as const,
  )
}

/** Signs a browser in as the administrator, in a separate session. */
export const signInAsAdmin = async (page: Page, site: RunningSite) =>
  signIn(page, site, await openSession(site, site.admin.userId, site.admin.password))
