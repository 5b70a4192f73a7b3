import type { Page } from '@playwright/test'
import { clothColours } from '#consultings/color/cloth-colours.ts'
import {
  eyeColours,
  hairColours,
  metals,
  sunReactions,
  veinColours,
} from '#consultings/color/survey.ts'
import { getSurvey } from '#contract/surveys.ts'
import { expectAccessible } from '#tests/support/accessible.ts'
import { expect, test } from '#tests/support/browser-site.ts'
import { colourKind, whileColourIsSold } from '#tests/support/colour-on-sale.ts'
import {
  adminToken,
  givenGuestOrder,
  newGuest,
  signInAsAdmin,
} from '#tests/support/given-on-site.ts'
import { givenPhoto } from '#tests/support/pictures.ts'
import { callSite } from '#tests/support/site-calls.ts'

const phone = { width: 360, height: 780 }
const NOTE = '면접에 어울리는 색을 알고 싶어요.'

const group = (page: Page, name: string) => page.getByRole('group', { name, exact: true })
// The input of an option lies invisibly over its drawing.
const choose = (page: Page, question: string, answer: string) =>
  group(page, question).getByLabel(answer, { exact: true }).check({ force: true })
const place = (page: Page, name: string) =>
  page.getByLabel(new RegExp(`^${name} 사진 (찍거나 고르기|바꾸기)$`))

/** Labels of chosen answers that the check mark covers. */
const marksOnWords = (page: Page) =>
  page.evaluate<
    string[]
  >(`[...document.querySelectorAll('label:has(:checked)')].flatMap((label) => {
    const mark = label.querySelector(':scope > svg')?.getBoundingClientRect()
    const words = label.querySelector(':scope > span:last-of-type')
    if (!mark?.width || !words) return []
    const range = document.createRange()
    range.selectNodeContents(words)
    const isUnder = (line) => line.right > mark.left && line.left < mark.right &&
      line.bottom > mark.top && line.top < mark.bottom
    return [...range.getClientRects()].some(isUnder) ? [words.textContent] : []
  })`)

test('on a wide screen the photos stay above the submit bar', async ({ page, site }) => {
  await whileColourIsSold(site, async () => {
    const order = await givenGuestOrder(site, newGuest(), 'vi', 'bank_transfer', colourKind)
    await page.setViewportSize({ width: 1280, height: 900 })
    await page.goto(
      `/user/consulting/consulting-order/survey?lang=vi&order=${order.order_number}&token=${order.guest_token}`,
    )
    const bar = page.locator('form > :has(button[type=submit])')
    const link = page.getByRole('link', { name: 'Xem nội dung đồng ý' })
    await expect(bar).toBeVisible()
    await page.evaluate('window.scrollTo({ top: 900, behavior: "instant" })')
    await expect(link).toBeInViewport({ ratio: 1 })
    const { y, height } = (await link.boundingBox())!
    expect(y + height).toBeLessThanOrEqual((await bar.boundingBox())!.y)
  })
})

test('[KINDS] a guest on a phone answers the personal colour survey, and the studio reads it', async ({
  page,
  site,
}) => {
  await whileColourIsSold(site, async () => {
    const guest = newGuest()
    const order = await givenGuestOrder(site, guest, 'ko', 'bank_transfer', colourKind)
    await page.setViewportSize(phone)
    await page.goto(
      `/user/consulting/consulting-order/survey?order=${order.order_number}&token=${order.guest_token}`,
    )

    await test.step('every visual option has a drawing', async () => {
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(
        '어떤 색을 타고났는지 알려 주세요',
      )
      for (const [name, options, words] of [
        ['눈동자 색', eyeColours, 1],
        ['타고난 머리색', hairColours, 1],
        ['햇볕을 한 시간 받으면 얼굴이 어떻게 되나요?', sunReactions, 1],
        ['손목 안쪽 핏줄은 무슨 색인가요?', veinColours, 1],
        ['목에 걸면 얼굴이 밝아 보이는 쪽은요?', metals, 2],
        ['입으면 좋아 보인다는 말을 들은 색', clothColours, 0],
        ['입으면 피곤해 보이던 색', clothColours, 0],
      ] as const) {
        await expect(group(page, name).locator('input')).toHaveCount(options.length)
        const pictures = group(page, name).locator('label > span > span')
        await expect(pictures, name).toHaveCount(options.length - words)
      }
      await expectAccessible(page)
    })

    await test.step('the check mark lies beside the label', async () => {
      const longest = group(page, '결과를 어디에 쓰고 싶으세요?').getByLabel('매일 하는 화장')
      await longest.check({ force: true })
      expect(await marksOnWords(page)).toEqual([])
      await longest.uncheck({ force: true })
    })

    await test.step('draws the chosen make-up; “nothing” excludes all others', async () => {
      const lips = page.locator('div:has(> fieldset)').filter({ has: group(page, '입술') })
      const drawing = () => lips.locator('img').getAttribute('src')
      const bare = await drawing()
      await choose(page, '입술', '립스틱')
      await expect.poll(drawing).not.toBe(bare)
      await choose(page, '입술', '안 해요')
      await expect(group(page, '입술').getByLabel('립스틱')).not.toBeChecked()
      await expect.poll(drawing).toBe(bare)
      await choose(page, '입술', '틴트')
      await expect(group(page, '입술').getByLabel('안 해요')).not.toBeChecked()
    })

    await choose(page, '눈동자 색', '짙은 갈색')
    await choose(page, '손목 안쪽 핏줄은 무슨 색인가요?', '잘 모르겠어요')
    await choose(page, '입으면 좋아 보인다는 말을 들은 색', '남색')
    await choose(page, '피부나 눈이 예민하게 반응하는 것', '향료')
    await page.getByLabel('바라는 점').fill(NOTE)

    await test.step('shows missing answers; the consent covers photos and health', async () => {
      await page.getByRole('button', { name: '설문지 보내기' }).click()
      const consent = page.getByLabel('사진과 건강 정보를 상담에 쓰는 데 동의해요')
      await expect(consent).toBeFocused()
      await expect(page.getByText('2곳을 다시 확인해 주세요.')).toBeVisible()
      await consent.check()
      await page.getByLabel('적은 내용을 모두 확인했어요').check()
    })

    await test.step('photos have guides, and a reload keeps everything', async () => {
      for (const name of ['화장하지 않은 얼굴', '종이 위의 손목']) {
        await place(page, name).setInputFiles({
          name: 'photo.jpg',
          mimeType: 'image/jpeg',
          buffer: await givenPhoto(900, 1_200, '#c9a08c'),
        })
        await expect(page.getByAltText(`고른 ${name} 사진`)).toBeVisible()
      }
      await page.reload()
      await expect(page.getByAltText('고른 종이 위의 손목 사진')).toBeVisible()
      await expect(group(page, '눈동자 색').getByLabel('짙은 갈색')).toBeChecked()
      await page.getByLabel('사진과 건강 정보를 상담에 쓰는 데 동의해요').check()
      await page.getByLabel('적은 내용을 모두 확인했어요').check()
    })

    await page.getByRole('button', { name: '설문지 보내기' }).click()
    await page
      .getByRole('alertdialog', { name: '설문지를 받았어요' })
      .getByRole('button', { name: '내 정보로 가기' })
      .click()
    await expect(page).toHaveURL(/\/user\/mypage$/)

    const params = { order_number: order.order_number }
    const survey = await callSite(
      site.url,
      getSurvey,
      { params },
      { token: await adminToken(site) },
    )
    expect(survey).toMatchObject({
      consulting_type: colourKind,
      eye_colour: 'dark_brown',
      vein_colour: 'unsure',
      praised_colours: ['navy'],
      lip_makeup: ['tint'],
      sensitivities: ['fragrance'],
      note: NOTE,
      hair_colour: null,
    })
    expect(survey.left_blank).toContain('hair_colour')
    expect(survey.images.map(({ name }) => name)).toEqual(['face', 'wrist'])

    await test.step('the studio sees answers, swatches and photo names', async () => {
      await signInAsAdmin(page, site)
      await page.goto(`/admin/orders/${order.order_number}`)
      await expect(page.getByText('짙은 갈색').first()).toBeVisible()
      await expect(page.getByRole('definition').filter({ hasText: '향료' })).toBeVisible()
      await expect(page.getByText('종이 위의 손목')).toBeVisible()
    })
  })
})
