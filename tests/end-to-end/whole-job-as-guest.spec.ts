import { readFile } from 'node:fs/promises'
import { expectNothingCutOff } from '#tests/support/accessible.ts'
import {
  confirmDeposit,
  linkMailedTo,
  lookAtPhotos,
  openBackOffice,
  openQueuedOrder,
  previewReport,
  publishDraft,
  report,
  stepAtStudio,
  writeReport,
} from '#tests/support/admin-steps.ts'
import { expect, test } from '#tests/support/browser-site.ts'
import { newGuest } from '#tests/support/given-on-site.ts'
import {
  agreement,
  fillIn,
  isAlive,
  nextStep,
  payButton,
  screens,
  showsTotal,
  unfold,
} from '#tests/support/on-order-page.ts'
import { answerSurvey, sendSurvey, survey } from '#tests/support/on-survey-page.ts'
import { pdfContent } from '#tests/support/pdf-content.ts'

// With motion, as most people see it; all other tests run without.
test.use({ contextOptions: { reducedMotion: 'no-preference' } })

test('[LND-04] [PRD-01] [GST-01] [PAY-01] [SRV-06] [RPT-03] [RPT-04] [ORD-17] a guest on a phone completes an order, from the landing page to the finished consulting', async ({
  page,
  browser,
  site,
}) => {
  const guest = newGuest()
  const customer = '이수연'
  const studio = await openBackOffice(browser, site)
  await page.setViewportSize(screens.phone)

  await test.step('finds the product and its price', async () => {
    await page.goto('/user')
    await page.getByRole('link', { name: '얼굴형에 맞는 길이와 결' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('온라인 헤어 컨설팅')
    await expect(page.getByText('100,000원')).toBeVisible()
    await page.getByRole('link', { name: '온라인 컨설팅 주문하기' }).click()
  })

  const number =
    await test.step('orders with a promotion code, having read the rules', async () => {
      await expect(page.getByRole('heading', { name: '주문하기', level: 1 })).toBeVisible()
      await isAlive(page)
      await fillIn(page, guest)
      await unfold(page, 'codes')
      await page.getByLabel('프로모션 코드').fill('WELCOME10')
      await page.getByRole('button', { name: '코드 확인' }).click()
      await expect(page.getByText('10,000원 할인돼요.')).toBeVisible()
      await agreement(page).check()
      await showsTotal(page, '90,000')
      await payButton(page).click()
      await page.waitForURL(/\/user\/mypage\?ordered=/)
      return new URL(page.url()).searchParams.get('ordered') ?? ''
    })
  const order = { number, customer }

  await test.step('sees the bank account, and answers the survey before paying', async () => {
    const step = await nextStep(page)
    await expect(step.getByRole('heading', { name: '이제 입금해 주세요' })).toBeVisible()
    for (const detail of ['국민은행', '000000-00-000000', '90,000원', customer]) {
      await expect(step.getByText(detail).first()).toBeVisible()
    }
    await expectNothingCutOff(page)
    await step.getByRole('link', { name: '설문지 먼저 적기' }).click()
    await answerSurvey(page)
    await expect(page.getByLabel('이메일')).toHaveValue(guest.email)
    await sendSurvey(page, '입금이 확인되면 상담을 시작할게요.')
  })

  const row = page.getByRole('button', { name: number })
  await test.step('finds the unpaid order again', async () => {
    await expect(page.getByLabel('이메일')).toHaveValue(guest.email)
    await page.getByRole('button', { name: '조회하기' }).click()
    await expect(row).toContainText('결제 대기')
    await expectNothingCutOff(page)
  })

  await test.step('the administrator finds the deposit in the queue, and the waiting survey starts the work', async () => {
    await openQueuedOrder(studio, order, '입금 확인')
    await confirmDeposit(studio, order)
    await expect(stepAtStudio(studio)).toHaveText(/결과지 작성 중/)
    await page.getByRole('button', { name: '조회하기' }).click()
    await expect(row).toContainText('상담 준비 중')
  })

  await test.step('the administrator reads the survey with its photos, writes the sheet and sends it', async () => {
    await openQueuedOrder(studio, order, '결과지 쓰기')
    await expect(studio.getByText(survey.note)).toBeVisible()
    await lookAtPhotos(studio, order, ['정면', '옆', '지금 머리'])
    await writeReport(studio, order)
    await previewReport(studio, order)
    await publishDraft(studio, order)
  })

  await test.step('opens the link of the mail and reads the sheet', async () => {
    await page.getByRole('button', { name: '조회하기' }).click()
    await expect(row).toContainText('결과지 발송됨')
    await page.goto(await linkMailedTo(studio, guest.email, '결과지가 도착했어요'))
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(`${customer} 님의 결과지`)
    await expect(page.getByRole('heading', { level: 3 })).toHaveText([
      ...report.best.map(({ name }) => name),
      ...report.worst.map(({ name }) => name),
      report.morning.title,
    ])
    await expect(page.getByText(report.outro)).toBeVisible()
    await expectNothingCutOff(page)
  })

  await test.step('downloads the PDF', async () => {
    const saving = page.waitForEvent('download')
    await page.getByRole('button', { name: 'PDF로 받기' }).click()
    const { pages } = pdfContent(await readFile(await (await saving).path()))
    expect(pages.join('\n')).toContain(report.best[0].name)
  })

  await test.step('completes the consulting', async () => {
    await page.getByRole('link', { name: '주문 보기' }).click()
    await expect(page.getByText('상태 결과지 발송됨')).toBeVisible()
    await page.getByRole('button', { name: '상담 완료하기' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: '상담 완료하기' }).click()
    await expect(page.getByText('상담이 완료됐어요.')).toBeVisible()
    await expect(page.getByText('상태 상담 완료')).toBeVisible()
    await expectNothingCutOff(page)
  })
  await studio.close()
})
