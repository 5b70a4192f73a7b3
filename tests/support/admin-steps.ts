import { type Browser, expect, type Page } from '@playwright/test'
import { signInAsAdmin } from './given-on-site.ts'
import { screens } from './on-order-page.ts'
import type { RunningSite } from './site-process.ts'
import { waitForScripts } from './wait-for-scripts.ts'

export interface StudioOrder {
  readonly number: string
  readonly customer: string
}

/** Opens a browser window with a signed-in administrator. */
export async function openBackOffice(browser: Browser, site: RunningSite): Promise<Page> {
  const studio = waitForScripts(
    await browser.newPage({ baseURL: site.url, viewport: screens.wide }),
  )
  await signInAsAdmin(studio, site)
  await studio.goto('/admin/member-management')
  await expect(studio.getByRole('heading', { level: 1, name: '회원' })).toBeVisible()
  return studio
}

/** Signs in through the login page. */
export async function logIn(
  page: Page,
  { userId, password }: { readonly userId: string; readonly password: string },
) {
  await page.getByLabel('아이디', { exact: true }).fill(userId)
  await page.getByLabel('비밀번호', { exact: true }).fill(password)
  await page.getByRole('main').getByRole('button', { name: '로그인' }).click()
}

const menu = (studio: Page) => studio.getByRole('navigation', { name: '스튜디오 메뉴' })

/** Finds an order under Today by its next step and opens it. */
export async function openQueuedOrder(
  studio: Page,
  { number, customer }: StudioOrder,
  todo: string,
) {
  await menu(studio).getByRole('link', { name: '오늘' }).click()
  const search = studio.getByLabel('오늘 할 일에서 찾기')
  // Clears a previous search: typing equal words would change nothing.
  await expect(search).toHaveValue('')
  await search.fill(number)
  await studio.waitForURL((url) => url.searchParams.get('q') === number)
  // Waits for the reply: the previous rows would move under the click.
  await expect(studio.getByRole('status').filter({ hasText: /^1건$/ })).toHaveCount(1)
  await studio
    .getByRole('link', { name: `${customer} · ${todo}` })
    .filter({ hasText: number })
    .click()
  await expect(studio.getByRole('heading', { level: 2, name: customer })).toBeVisible()
}

/** Confirms that the deposit of an order has arrived. */
export async function confirmDeposit(studio: Page, { customer }: StudioOrder) {
  await studio.getByRole('button', { name: '입금 확인하기' }).click()
  const question = studio.getByRole('alertdialog')
  await question.getByRole('button', { name: '입금 확인하기' }).click()
  await expect(
    studio.getByText(`${customer} 님의 입금을 적었어요. 더 받을 돈은 없어요.`),
  ).toBeVisible()
}

export const stepAtStudio = (studio: Page) =>
  studio.getByRole('list', { name: '주문의 진행' }).locator('[aria-current=step]')

/** Checks that every photo of the survey is shown and opens large, by its name. */
export async function lookAtPhotos(
  studio: Page,
  { customer }: StudioOrder,
  names: readonly [string, string, ...string[]],
) {
  const photos = studio.getByRole('list', { name: '사진' }).locator('img')
  const loaded = () =>
    photos.evaluateAll((all) => all.filter((it) => 'naturalWidth' in it && it.naturalWidth).length)
  await expect(photos).toHaveCount(names.length)
  await expect.poll(loaded).toBe(names.length)

  await studio.getByRole('button', { name: `${names[0]} 크게 보기` }).click()
  const viewer = studio.getByRole('dialog', { name: `${customer} 님의 사진` })
  await expect(viewer.getByRole('img', { name: names[0] })).toBeVisible()
  await viewer.getByRole('button', { name: '다음' }).click()
  await expect(viewer.getByRole('img', { name: names[1] })).toBeVisible()
  await studio.keyboard.press('Escape')
  await expect(viewer).toBeHidden()
}

export const report = {
  faceType: '달걀형에 가까운 하트형',
  analysis: '이마가 넓고 턱으로 갈수록 좁아져요.',
  headline: '이마는 덮고 턱은 열어요',
  summary: '볼 옆에 층을 내서 이마를 덮어요.',
  best: [
    { name: '턱선 단발', description: '턱선을 따라 안으로 감겨요.' },
    { name: '레이어드 롱', description: '볼 옆에서 결이 나뉘어요.' },
  ],
  worst: [{ name: '무거운 앞머리', description: '이마를 막으면 턱이 더 좁아 보여요.' }],
  morning: { title: '뿌리를 세워 말려요', text: '고개를 숙이고 2분.' },
  outro: '다음에 또 만나요.',
  consultant: '박세나',
} as const

/** Fills in the result sheet field by field. */
export async function writeReport(studio: Page, { customer }: StudioOrder) {
  await studio.getByRole('article').getByRole('link', { name: '결과지 쓰기' }).click()
  await expect(studio.getByRole('heading', { name: `${customer} 님의 결과지` })).toBeVisible()
  const part = (name: string) => studio.getByRole('region', { name, exact: true })
  await part('얼굴 분석').getByLabel('얼굴을 부르는 말').fill(report.faceType)
  await part('얼굴 분석').getByLabel('하트형', { exact: true }).check({ force: true })
  await part('얼굴 분석').getByLabel('얼굴 분석', { exact: true }).fill(report.analysis)
  await part('헤어 요약').getByLabel('한 문장 결론').fill(report.headline)
  await part('헤어 요약').getByLabel('헤어 요약').fill(report.summary)
  const styles = [
    ...report.best.map((style, at) => [`어울리는 머리 ${at + 1}`, style] as const),
    ...report.worst.map((style, at) => [`피할 머리 ${at + 1}`, style] as const),
  ]
  for (const [place, { name, description }] of styles) {
    await part(place).getByLabel('이름').fill(name)
    await part(place).getByLabel('설명').fill(description)
  }
  const morning = part('집에서는 이렇게 해요')
  await morning.getByLabel('할 일').fill(report.morning.title)
  await morning.getByLabel('방법').fill(report.morning.text)
  await part('마무리').getByLabel('마무리').fill(report.outro)
  await part('마무리').getByLabel('상담사 이름').fill(report.consultant)
  await expect(studio.getByText(/자동 저장됨/)).toBeVisible()
}

/** Previews the result sheet as its customer. */
export async function previewReport(studio: Page, { customer }: StudioOrder) {
  await studio.getByRole('button', { name: '고객 화면으로 보기' }).first().click()
  const preview = studio.getByRole('dialog', { name: '고객이 보는 화면' })
  await expect(preview.getByRole('heading', { name: `${customer} 님의 결과지` })).toBeVisible()
  for (const { name } of [...report.best, ...report.worst]) {
    await expect(preview.getByRole('heading', { name })).toBeVisible()
  }
  await studio.keyboard.press('Escape')
  await expect(preview).toBeHidden()
}

export async function publishDraft(studio: Page, { customer }: StudioOrder) {
  await studio.getByRole('button', { name: '보내기' }).click()
  const question = studio.getByRole('alertdialog', {
    name: `${customer} 님에게 결과지를 보낼까요?`,
  })
  await question.getByRole('button', { name: '보내기' }).click()
  await expect(studio.getByText(`${customer} 님에게 결과지를 보냈어요.`)).toBeVisible()
}

/** Returns the link in the email to an address, from the outbox. */
export async function linkMailedTo(studio: Page, email: string, subject: string): Promise<string> {
  await menu(studio).getByRole('link', { name: '보낸 메일' }).click()
  const search = studio.getByLabel('받는 주소')
  await expect(search).toHaveValue('')
  await search.fill(email)
  await studio.waitForURL((url) => url.searchParams.get('to') === email)
  const sent = studio.getByRole('row').filter({ hasText: email })
  await sent.getByRole('link', { name: subject }).click()
  await expect(studio.getByRole('heading', { level: 2 })).toContainText(subject)
  const text = (await studio.getByRole('article').textContent()) ?? ''
  return /https?:\/\/\S+/.exec(text)?.[0] ?? ''
}
