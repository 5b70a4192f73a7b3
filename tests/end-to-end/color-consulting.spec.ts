import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { expectAccessible, expectNothingCutOff } from '#tests/support/accessible.ts'
import {
  beginFromSeason,
  colourReport,
  fillWhatIsMissing,
  measureSkin,
  moveColourByButtons,
  openColourEditor,
  previewColourReport,
} from '#tests/support/admin-colour-steps.ts'
import {
  confirmDeposit,
  linkMailedTo,
  lookAtPhotos,
  openBackOffice,
  openQueuedOrder,
  publishDraft,
  type StudioOrder,
  stepAtStudio,
} from '#tests/support/admin-steps.ts'
import { expect, test } from '#tests/support/browser-site.ts'
import { colourKind, whileColourIsSold } from '#tests/support/colour-on-sale.ts'
import { givenSiteMember, newGuest, signIn } from '#tests/support/given-on-site.ts'
import { answerColourSurvey, colourSurvey } from '#tests/support/on-colour-survey-page.ts'
import {
  agreement,
  fillIn,
  isAlive,
  nextStep,
  payButton,
  screens,
  showsTotal,
} from '#tests/support/on-order-page.ts'
import { sendSurvey } from '#tests/support/on-survey-page.ts'
import { pdfContent } from '#tests/support/pdf-content.ts'

const product = '퍼스널 컬러 · 메이크업 컨설팅'
const productPage = `/user/consulting/dashboard/original?consulting_type=${colourKind}`

test('[KINDS] [PRD-01] [GST-01] [SRV-06] [RPT-03] [RPT-04] a guest on a phone orders personal colour, from the product page to the colour fan', async ({
  page,
  browser,
  site,
}) => {
  await whileColourIsSold(site, async () => {
    const guest = newGuest()
    const customer = '이수연'
    const studio = await openBackOffice(browser, site)
    await page.setViewportSize(screens.phone)

    await test.step('finds the product and its price', async () => {
      await page.goto('/user')
      await page.getByRole('link', { name: '피부 톤에 맞는 색' }).click()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(product)
      await expect(page.getByText('120,000원')).toBeVisible()
      await expectNothingCutOff(page)
      await page.getByRole('link', { name: '온라인 컨설팅 주문하기' }).click()
    })

    const number = await test.step('orders it', async () => {
      await expect(page.getByRole('heading', { name: '주문하기', level: 1 })).toBeVisible()
      await expect(page.getByText(product).first()).toBeVisible()
      await isAlive(page)
      await fillIn(page, guest)
      await agreement(page).check()
      await showsTotal(page, '120,000')
      return placeOrder(page)
    })
    const order = { number, customer }

    await test.step('sends the survey with its photos before paying', async () => {
      const step = await nextStep(page)
      await step.getByRole('link', { name: '설문지 먼저 적기' }).click()
      await answerColourSurvey(page)
      await expectNothingCutOff(page)
      await sendSurvey(page, '입금이 확인되면 상담을 시작할게요.')
    })

    await test.step('the administrator confirms the deposit, and reads the survey', async () => {
      await openQueuedOrder(studio, order, '입금 확인')
      await confirmDeposit(studio, order)
      await expect(stepAtStudio(studio)).toHaveText(/결과지 작성 중/)
      await readSurvey(studio, order)
    })
    await writeAndSend(studio, order)

    await test.step('opens the link of the mail and reads the sheet', async () => {
      await page.goto(await linkMailedTo(studio, guest.email, '결과지가 도착했어요'))
      await readReport(page, customer)
    })

    await test.step('downloads the PDF', async () => {
      const saving = page.waitForEvent('download')
      await page.getByRole('button', { name: 'PDF로 받기' }).click()
      const { pages } = pdfContent(await readFile(await (await saving).path()))
      const words = pages.join('\n')
      for (const each of [colourReport.season, '말린 장미', '#c07986', customer]) {
        expect(words.toLowerCase()).toContain(each)
      }
    })

    await test.step('compares the colours with cloth, one by one and in pairs', async () => {
      await page.getByRole('link', { name: '옷 살 때 대 보는 색 카드' }).click()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(`${customer} 님의 부채`)
      await expectAccessible(page)
      const blades = page
        .getByRole('group', { name: '어울리는 색을 펼친 부채' })
        .getByRole('button')
      await expect(blades).toHaveCount(12)
      await blades.nth(2).press('Enter')
      const one = page.getByRole('dialog', { name: '한 장씩 대 보기' })
      await expect(one.getByRole('tab')).toHaveCount(12)
      await expect(one.getByRole('tab').nth(2)).toHaveAttribute('aria-selected', 'true')
      await page.keyboard.press('Escape')
      await expect(one).toBeHidden()
      await page.getByRole('button', { name: '한 장씩 대 보기' }).click()
      await expect(one).toBeVisible()
      await page.keyboard.press('Escape')
      await expect(one).toBeHidden()

      await page.getByRole('button', { name: '두 색 견주기' }).click()
      const two = page.getByRole('dialog', { name: '두 색 견주기' })
      await expect(two.getByRole('tab')).toHaveCount(6)
      await two.getByRole('tab').nth(2).click()
      await expect(two.getByRole('tabpanel')).toContainText('멀베리')
      await expectNothingCutOff(page)
      await page.keyboard.press('Escape')
      await expect(two).toBeHidden()
      await page.getByRole('link', { name: '결과지로 돌아가기' }).click()
    })

    await test.step('completes the consulting', async () => {
      await page.getByRole('link', { name: '주문 보기' }).click()
      await page.getByRole('button', { name: '상담 완료하기' }).click()
      await page.getByRole('alertdialog').getByRole('button', { name: '상담 완료하기' }).click()
      await expect(page.getByText('상태 상담 완료')).toBeVisible()
    })
    await studio.close()
  })
})

test('[KINDS] [PRD-01] [ORD-17] [RPT-01] [RPT-02] a member on a desktop orders personal colour', async ({
  page,
  browser,
  site,
}) => {
  await whileColourIsSold(site, async () => {
    const customer = '정다은'
    const member = await givenSiteMember(site, customer)
    const studio = await openBackOffice(browser, site)
    await page.setViewportSize(screens.wide)
    await signIn(page, site, member)

    const number = await test.step('orders from the product’s page', async () => {
      await page.goto(productPage)
      await page.getByRole('link', { name: '온라인 컨설팅 주문하기' }).click()
      await isAlive(page)
      await expect(page.getByLabel('이메일')).toHaveValue(member.user.email)
      await page.getByLabel('전화번호').fill('010-1234-5678')
      await agreement(page).check()
      await showsTotal(page, '120,000')
      return placeOrder(page)
    })
    const order = { number, customer }

    await test.step('the administrator confirms the deposit; the order waits for the survey', async () => {
      await openQueuedOrder(studio, order, '입금 확인')
      await confirmDeposit(studio, order)
    })

    const menu = page.getByRole('navigation', { name: '내 정보 메뉴' })
    await test.step('the paid order leads on to the survey of its kind', async () => {
      await menu.getByRole('link', { name: '주문·예약 조회' }).click()
      const row = page.getByRole('list', { name: '주문 목록' }).getByRole('listitem')
      await expect(row).toContainText(product)
      await row.getByRole('link').click()
      await page.waitForURL((url) => url.pathname.endsWith('/survey'))
      await answerColourSurvey(page)
      await expectNothingCutOff(page)
      await sendSurvey(page, '까지 보내 드려요. 진행은 내 정보에서')
    })

    await test.step('the administrator reads the survey', async () => {
      await openQueuedOrder(studio, order, '결과지 쓰기')
      await readSurvey(studio, order)
    })
    await writeAndSend(studio, order)

    await test.step('finds the sheet in the list and reads it', async () => {
      await menu.getByRole('link', { name: '결과지' }).click()
      await page.getByRole('list', { name: '결과지 목록' }).getByRole('link').click()
      await readReport(page, customer)
    })
    await studio.close()
  })
})

async function placeOrder(page: Page): Promise<string> {
  await payButton(page).click()
  await page.waitForURL(/\/user\/mypage\?ordered=/)
  return new URL(page.url()).searchParams.get('ordered') ?? ''
}

/** Checks the answers and the photos' names in the back office. */
async function readSurvey(studio: Page, order: StudioOrder) {
  const { eyes, praised, sensitivity, note } = colourSurvey
  await expect(studio.getByText(note)).toBeVisible()
  for (const answer of [eyes, praised, sensitivity]) {
    await expect(studio.getByRole('definition').filter({ hasText: answer })).toBeVisible()
  }
  await lookAtPhotos(studio, order, ['화장하지 않은 얼굴', '턱 아래 흰 종이', '종이 위의 손목'])
}

/** Writes and publishes the sheet, starting with the paper in the photo. */
async function writeAndSend(studio: Page, order: StudioOrder) {
  await test.step('measures the skin by the paper in the photo', async () => {
    await openColourEditor(studio, order)
    await measureSkin(studio)
  })

  await test.step('starts from a season’s palette and sees what is missing', async () => {
    await beginFromSeason(studio)
    await moveColourByButtons(studio, order)
    await studio.getByRole('button', { name: '보내기' }).click()
    await expect(studio.getByText('비어 있는 곳을 채우면 보낼 수 있어요.')).toBeVisible()
    await fillWhatIsMissing(studio)
    await expect(studio.getByRole('list', { name: '비어 있는 곳' })).toHaveCount(0)
  })

  await test.step('previews and publishes it', async () => {
    await previewColourReport(studio, order)
    await publishDraft(studio, order)
  })
}

/** Reads the whole sheet, whose faces are drawn when they come near. */
async function readReport(page: Page, customer: string) {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`${customer} 님의 결과지`)
  await expect(page.getByRole('heading', { level: 2 })).toHaveText([
    '나의 계절',
    '네 개의 선',
    '어울리는 색',
    '피할 색과 대신할 색',
    '얼굴 위의 색',
    '두 가지 메이크업',
    '마무리',
  ])
  for (const face of [
    `${colourReport.season}의 열두 색으로 지은 천을 두른 얼굴 그림`,
    '립, 볼, 눈, 머리색과 목걸이를 입힌 얼굴 그림',
    '평일 메이크업을 한 얼굴 그림',
    '특별한 날 메이크업을 한 얼굴 그림',
  ]) {
    const drawn = page.getByRole('img', { name: face }).filter({ visible: true })
    await drawn.scrollIntoViewIfNeeded()
    await expect
      .poll(() => drawn.evaluate((it) => (it as { naturalWidth?: number }).naturalWidth))
      .toBeGreaterThan(0)
  }
  for (const words of [
    colourReport.headline,
    colourReport.summary,
    colourReport.line('대비'),
    colourReport.why(6),
    colourReport.area('금속'),
    colourReport.step('특별한 날 화장'),
    colourReport.outro,
  ]) {
    await expect(page.getByText(words).filter({ visible: true })).toHaveCount(1)
  }
  await expectNothingCutOff(page)
  await expectAccessible(page)
}
