import { readFile } from 'node:fs/promises'
import { answerInquiry } from '#contract/admin-inquiries.ts'
import { listReportQuestions } from '#contract/report-questions.ts'
import { expectAccessible } from '#tests/support/accessible.ts'
import { expect, test } from '#tests/support/browser-site.ts'
import { givenGuestReport } from '#tests/support/given-guest-report.ts'
import {
  adminToken,
  givenDeposit,
  givenMemberOrder,
  givenMemberSurvey,
  givenReport,
  givenSiteMember,
  signIn,
} from '#tests/support/given-on-site.ts'
import { expectPressable } from '#tests/support/pressable.ts'
import { callSite } from '#tests/support/site-calls.ts'
import { countWakeLocks } from '#tests/support/wake-locks.ts'

const phone = { width: 360, height: 780 }
const laptop = { width: 1280, height: 900 }

/** The margin of the last `@page` rule, which is the one in force. */
const LAST_PAGE_MARGIN = `[...document.styleSheets].flatMap((sheet) => [...sheet.cssRules])
  .findLast((rule) => rule instanceof CSSPageRule)?.style.margin`

/** Number of pages of a PDF. */
const pagesIn = (file: Buffer) => file.toString('latin1').match(/\/Type ?\/Page\b/g)?.length ?? 0

test('[RPT-01] [RPT-02] a member opens the sheet from the list and reads it by its table of contents', async ({
  page,
  site,
}) => {
  const member = await givenSiteMember(site)
  const first = await givenMemberOrder(site, member)
  const second = await givenMemberOrder(site, member)
  for (const { order_number: number } of [first, second]) {
    await givenDeposit(site, number)
    await givenMemberSurvey(site, member, number)
  }
  await givenReport(site, first.order_number)
  await page.setViewportSize(laptop)
  await signIn(page, site, member)

  await page.goto('/user/mypage/result-sheet')
  const rows = page.getByRole('list', { name: '결과지 목록' }).getByRole('listitem')
  await expect(rows).toHaveCount(2)
  const written = rows.filter({ hasText: first.order_number })
  const waiting = rows.filter({ hasText: second.order_number })
  await expect(waiting).toContainText('진행 중')
  await expect(waiting.getByRole('link')).toHaveCount(0)
  await expectAccessible(page)

  await written.getByRole('link').click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('김하나 님의 결과지')
  await expect(page.getByText(/^진단번호 GY-/)).toBeVisible()
  await expect(page.getByText(/^구매일 \d{4}년/)).toBeVisible()
  await expect(page.getByText('상담사 박세나').first()).toBeVisible()
  await expect(page.getByRole('heading', { level: 2 })).toHaveText([
    '얼굴 분석',
    '헤어 요약',
    '어울리는 머리',
    '피할 머리',
    '집에서는 이렇게 해요',
    '마무리',
  ])
  await expect(page.getByRole('heading', { level: 3 })).toHaveText([
    '턱선 단발',
    '레이어드 롱',
    '무거운 앞머리',
    '뿌리부터 말려요',
  ])
  await expect(page.getByText('가볍게 열어 주세요')).toBeVisible()
  await expectAccessible(page)

  await test.step('the table of contents stays visible and follows the scroll position', async () => {
    const contents = page.getByRole('navigation', { name: '결과지 차례' })
    const current = contents.locator('[aria-current]')
    await expect(current).toHaveText('얼굴 분석')
    await contents.getByRole('link', { name: '피할 머리' }).click()
    await expect(current).toHaveText('피할 머리')
    const heading = page.getByRole('heading', { name: '피할 머리' })
    await expect(heading).toBeFocused()
    await expect(contents).toBeInViewport()
    // The heading must not be covered by the header.
    await expect
      .poll(async () => (await heading.boundingBox())!.y)
      .toBeGreaterThan((await page.getByRole('banner').boundingBox())!.height)
    await page.getByRole('heading', { name: '헤어 요약' }).evaluate((it) => it.scrollIntoView())
    await expect(current).toHaveText('헤어 요약')
    await page.keyboard.press('Control+End')
    await expect(current).toHaveText('마무리')
  })
})

test('[RPT-02] a guest asks about a section by keyboard and reads the answer below it', async ({
  page,
  site,
}) => {
  const { id, token, number } = await givenGuestReport(site)
  await page.setViewportSize(phone)
  await page.goto(`/user/mypage/result-sheet/${id}?token=${token}`)
  const part = page.getByRole('region', { name: '피할 머리' })
  const ask = part.getByRole('button', { name: '피할 머리에 대해 질문하기' })
  const field = part.getByLabel('무엇이 궁금하세요?')

  await ask.press('Enter')
  await expect(field).toBeFocused()
  await page.keyboard.type('여름에는')
  await page.keyboard.press('Escape')
  await expect(ask).toBeFocused()
  await ask.press('Enter')
  await expect(field).toHaveValue('여름에는')
  await field.fill('가'.repeat(1_001))
  await expect(part.getByText('질문은 1,000자까지 적을 수 있어요.')).toBeVisible()
  await expectAccessible(page)
  await field.fill('여름에는 괜찮을까요?')
  await part.getByRole('button', { name: '보내기' }).press('Enter')

  const thread = part.getByRole('list', { name: '피할 머리에 대한 질문' })
  await expect(page.getByRole('list', { name: /에 대한 질문$/ })).toHaveCount(1)
  await expect(thread).toContainText('여름에는 괜찮을까요?')
  await expect(thread).toContainText('답을 기다리는 중')
  await expect(ask).toBeFocused()
  const params = { order_number: number }
  const query = { guest_token: token }
  const { items } = await callSite(site.url, listReportQuestions, { params, query })
  const body = { content: '묶으면 괜찮아요.' }
  await callSite(
    site.url,
    answerInquiry,
    { params: { id: items[0]!.id }, body },
    { token: await adminToken(site) },
  )
  await page.reload()
  await expect(thread).toContainText('묶으면 괜찮아요.')
  await expect(thread).not.toContainText('답을 기다리는 중')
  await expectAccessible(page)
})

test('[RPT-02] a share link shows the sheet until it is ended', async ({ page, browser, site }) => {
  const { id, token, number } = await givenGuestReport(site)
  await page.setViewportSize(phone)
  await page.goto(`/user/mypage/result-sheet/${id}?token=${token}`)
  await page.getByRole('button', { name: '나누기', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: '결과지 나누기' })
  await expect(dialog).toContainText('이름은 ‘수연’ 부분만 나오고')
  await dialog.getByLabel('30일').check()
  await dialog.getByRole('button', { name: '링크 만들기' }).press('Enter')
  const address = await dialog.getByLabel('새 링크').inputValue()
  await expectAccessible(page)

  const friend = await browser.newPage()
  await friend.setViewportSize(laptop)
  await friend.goto(address)
  await expect(friend.getByRole('heading', { level: 1 })).toHaveText('수연 님의 결과지')
  await expect(friend.getByRole('heading', { level: 2 })).toHaveText(['어울리는 머리', '피할 머리'])
  await expect(friend.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex')
  const html = await friend.content()
  for (const secret of ['이수연', number, '진단번호', '구매일']) expect(html).not.toContain(secret)
  await expectAccessible(friend)

  await test.step('creates a picture on request', async () => {
    await expect(dialog.getByRole('img')).toHaveCount(0)
    await dialog.getByRole('button', { name: '그림 만들기' }).click()
    await expect(dialog.getByRole('img', { name: '나누려고 만든 그림' })).toBeVisible()
    const saving = page.waitForEvent('download')
    await dialog.getByRole('button', { name: '내려받기' }).click()
    const file = await saving
    expect(file.suggestedFilename()).toBe('gyeol.png')
    await expectAccessible(page)
  })

  await dialog.getByRole('button', { name: /만든 링크 끊기$/ }).click()
  await expect(dialog.getByRole('list')).toHaveCount(0)
  await friend.reload()
  await expect(friend.getByRole('heading', { name: '끝난 링크예요' })).toBeVisible()
  await friend.goto('/shared/never-made')
  await expect(friend.getByRole('heading', { name: '없는 링크예요' })).toBeVisible()
  await expectAccessible(friend)
  await friend.close()
})

test('[RPT-03] [RPT-04] a guest reads, saves, prints and shares the sheet from an email’s link', async ({
  page,
  site,
}) => {
  const { id, token } = await givenGuestReport(site)
  await page.setViewportSize(phone)
  await page.goto(`/user/mypage/result-sheet/${id}?token=${token}`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('이수연 님의 결과지')
  await expectAccessible(page)

  await test.step('as a PDF', async () => {
    const saving = page.waitForEvent('download')
    await page.getByRole('button', { name: 'PDF로 받기' }).click()
    const file = await saving
    expect(file.suggestedFilename()).toMatch(/^gyeol-GY-.+\.pdf$/)
    expect((await readFile(await file.path())).subarray(0, 5).toString()).toBe('%PDF-')
  })

  await test.step('as a PDF to print', async () => {
    const saving = page.waitForEvent('download')
    await page.getByRole('button', { name: '인쇄용 PDF (A4)' }).click()
    expect((await saving).suggestedFilename()).toMatch(/^gyeol-GY-.+\.pdf$/)
    await expect(page.getByRole('button', { name: /레터/ })).toHaveCount(0)
  })

  await test.step('[C-09] prints the pages of the PDF', async () => {
    const saving = page.waitForEvent('download')
    await page.getByRole('button', { name: 'PDF로 받기' }).click()
    const pagesOfFile = pagesIn(await readFile(await (await saving).path()))
    for (const format of ['A4', 'Letter']) {
      expect(pagesIn(await page.pdf({ format })), format).toBe(pagesOfFile)
    }
    const pages = page.locator('[data-print=pages]')
    await page.evaluate('dispatchEvent(new Event("beforeprint"))')
    await page.emulateMedia({ media: 'print' })
    await expect(pages.locator('> svg')).toHaveCount(pagesOfFile)
    expect(await page.evaluate<string>(LAST_PAGE_MARGIN), 'the paper to its edges').toBe('0px')
    await expect(page.getByRole('heading', { name: '턱선 단발' })).toBeHidden()
    await page.evaluate('dispatchEvent(new Event("afterprint"))')
    await page.emulateMedia({ media: 'screen' })
    await expect(page.getByRole('heading', { name: '턱선 단발' })).toBeVisible()
    await expect(pages).toBeEmpty()
  })

  await test.step('prints without a connection, without screen-only elements', async () => {
    await page.context().setOffline(true)
    await page.evaluate('dispatchEvent(new Event("beforeprint"))')
    await page.emulateMedia({ media: 'print' })
    await expect(page.getByRole('banner')).toBeHidden()
    await expect(page.getByRole('contentinfo')).toBeHidden()
    await expect(page.getByRole('button', { name: 'PDF로 받기' })).toBeHidden()
    await expect(page.getByRole('navigation', { name: '결과지 차례' })).toBeHidden()
    await expect(page.getByRole('heading', { name: '턱선 단발' })).toBeVisible()
    await page.emulateMedia({ media: 'screen' })
    await page.context().setOffline(false)
  })

  await test.step('[C-10] as a card: one cut with its measures in the salon’s language', async () => {
    const locks = await countWakeLocks(page)
    await page.getByRole('link', { name: '미용실 카드' }).click()
    await expect.poll(locks).toBe(1)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      '턱선 단발, 이렇게 잘라 주세요',
    )
    await expect(page.getByRole('img', { name: /^(앞|옆|뒤)$/ })).toHaveCount(3)
    await expect(page.getByText('층 없이 한 길이로.')).toBeVisible()
    await expect(page.getByText('무거운 앞머리')).toHaveCount(0)
    await expectAccessible(page)
    await page.getByRole('tab', { name: 'Tiếng Việt' }).click()
    await expect(page.getByText('Cắt bằng, không tỉa tầng.')).toBeVisible()
    await page.getByRole('tab', { name: '머리 2' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      '레이어드 롱, xin cắt như thế này',
    )
    await page.getByRole('link', { name: '결과지로 돌아가기' }).click()
    await expect.poll(locks).toBe(0)
    await expect(page.getByText('무거운 앞머리')).toBeVisible()
  })

  await test.step('opens again later without the link', async () => {
    await page.goto('/user/mypage/result-sheet')
    await page.getByRole('link', { name: /결과지 보기/ }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('이수연 님의 결과지')
    await page.goto(`/user/mypage/result-sheet/${id}`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('이수연 님의 결과지')
  })
})

test('[RPT-04] nobody else can read a sheet, and an empty list explains what it will contain', async ({
  page,
  site,
}) => {
  const { id } = await givenGuestReport(site)
  await page.goto(`/user/mypage/result-sheet/${id}`)
  await expect(page.getByText('로그인하면 이 화면이 바로 열려요.')).toBeVisible()
  await expectAccessible(page)

  await page.goto('/user/mypage/result-sheet')
  await expect(page.getByText('로그인하면 이 화면이 바로 열려요.')).toBeVisible()

  await signIn(page, site, await givenSiteMember(site))
  await page.goto(`/user/mypage/result-sheet/${id}`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('아직 볼 수 없는 결과지예요')
  await expectPressable(page)
  await page.goto('/user/mypage/result-sheet')
  await expect(page.getByText('아직 결과지가 없어요')).toBeVisible()
})
