import { writeFile } from 'node:fs/promises'
import type { Locator, Page } from '@playwright/test'
import {
  faceShapes,
  facialFeatures,
  facialTypes,
  neckLengths,
  shoulderWidths,
} from '#consultings/hair/survey.ts'
import { getSurvey } from '#contract/surveys.ts'
import { discoveryChannels } from '#domain/surveys/discovery-channels.ts'
import { expectAccessible } from '#tests/support/accessible.ts'
import { expect, test } from '#tests/support/browser-site.ts'
import { damageSavedPhoto } from '#tests/support/damaged-photo.ts'
import {
  adminToken,
  givenDeposit,
  givenGuestOrder,
  givenMemberOrder,
  givenSiteMember,
  newGuest,
  signIn,
} from '#tests/support/given-on-site.ts'
import { givenPhoto, givenTurnedPhotoWithPlace } from '#tests/support/pictures.ts'
import { callSite } from '#tests/support/site-calls.ts'

const phone = { width: 360, height: 780 }
const laptop = { width: 1280, height: 900 }
const NOTE = '단발은 한 번도 해 본 적이 없어요.'

const surveyOf = (orderNumber: string, token?: string) =>
  `/user/consulting/consulting-order/survey?order=${orderNumber}${token ? `&token=${token}` : ''}`

const jpeg = (name: string, buffer: Buffer) => ({ name, mimeType: 'image/jpeg', buffer })
const place = (page: Page, kind: string) =>
  page.getByLabel(new RegExp(`^${kind} 사진 (찍거나 고르기|바꾸기)$`))
const choose = (page: Page, group: string, answer: string) =>
  page
    .getByRole('group', { name: group })
    .getByLabel(answer, { exact: true })
    .check({ force: true })
const send = (page: Page) => page.getByRole('button', { name: '설문지 보내기' })

test('[SRV-01] [SRV-02] shows every option of the survey with drawing and label', async ({
  page,
  site,
}) => {
  const guest = newGuest()
  const order = await givenGuestOrder(site, guest)
  await page.setViewportSize(phone)
  await page.goto(surveyOf(order.order_number, order.guest_token))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('어떤 얼굴인지 알려 주세요')
  await expect(page.locator('[aria-current=step]')).toHaveText(/3 설문지$/)
  await expect(
    page.getByText('사진은 상담사와 관리자만 보고, 상담이 끝나고 180일 뒤에 지워요'),
  ).toBeVisible()

  const values = (group: Locator) =>
    group.locator('input').evaluateAll((all) => all.map((it) => it.getAttribute('value')))
  const groups: [string, readonly string[], number][] = [
    ['얼굴형', faceShapes, 6],
    ['얼굴 유형', facialTypes, 6],
    ['해당하는 것을 모두 골라 주세요', facialFeatures, 12],
    ['목 길이', neckLengths, 3],
    ['어깨너비', shoulderWidths, 3],
    ['결을 어떻게 알게 되었나요?', discoveryChannels, 0],
  ]
  for (const [name, offered, drawings] of groups) {
    const group = page.getByRole('group', { name, exact: true })
    await expect(group).toBeVisible()
    expect(await values(group)).toEqual([...offered])
    await expect(group.locator('img[src^="/drawings/"]')).toHaveCount(drawings)
  }
  // Styles that only one kind of consulting uses must be loaded.
  await expect(page.locator('[stroke-dasharray]').first()).toHaveCSS(
    'vector-effect',
    'non-scaling-stroke',
  )
  await expectAccessible(page)

  await test.step('shows errors beside required fields and focuses the first', async () => {
    await page.getByLabel('이메일').fill('hana@')
    await send(page).click()
    const consent = page.getByLabel('사진과 신체 정보를 상담에 쓰는 데 동의해요')
    await expect(consent).toBeFocused()
    await consent.check()
    await send(page).click()
    await expect(page.getByText('키를 적어 주세요.')).toBeVisible()
    await expect(page.getByLabel('키 (cm)')).toBeFocused()
    await expect(page.getByText('기타 정보를 적어 주세요.')).toBeVisible()
    await expect(
      page.getByText('이메일 주소를 끝까지 적어 주세요.', { exact: false }),
    ).toBeVisible()
    await expect(page.getByText('적은 내용을 모두 확인했다면 체크해 주세요.')).toBeVisible()
    await expect(page.getByText('4곳을 다시 확인해 주세요.')).toBeVisible()
    await expectAccessible(page)
  })
})

test('[SRV-03] [SRV-04] [SRV-05] [SRV-06] [C-14] a guest on a phone loses no input', async ({
  page,
  site,
}, info) => {
  const guest = newGuest()
  const order = await givenGuestOrder(site, guest)
  await givenDeposit(site, order.order_number)
  await page.setViewportSize(phone)
  await page.goto(surveyOf(order.order_number, order.guest_token))

  await test.step('shows errors for files that are not photos, broken, too large or too many', async () => {
    const front = place(page, '정면')
    await front.setInputFiles({
      name: '증명서.pdf',
      mimeType: 'application/pdf',
      buffer: Buffer.from('%PDF'),
    })
    await expect(
      page.getByText('‘증명서.pdf’ 파일은 사진이 아니에요.', { exact: false }),
    ).toBeVisible()
    await front.setInputFiles(jpeg('broken.jpg', Buffer.from('not a picture at all')))
    await expect(
      page.getByText('‘broken.jpg’ 사진을 읽을 수 없어요.', { exact: false }),
    ).toBeVisible()
    const huge = info.outputPath('huge.jpg')
    await writeFile(huge, Buffer.alloc(40 * 1024 * 1024 + 1))
    await front.setInputFiles(huge)
    await expect(page.getByText('‘huge.jpg’ 사진은 40MB보다 커요.', { exact: false })).toBeVisible()
    const photos = await Promise.all(
      ['#c99', '#9c9', '#99c', '#cc9'].map((it) => givenPhoto(900, 1_200, it)),
    )
    await front.setInputFiles(photos.map((photo, at) => jpeg(`${at}.jpg`, photo)))
    await expect(page.getByText('사진은 3장까지 올릴 수 있어요.', { exact: false })).toBeVisible()
    await expect(page.getByAltText('고른 정면 사진')).toBeVisible()
    await expect(page.getByAltText('고른 지금 머리 사진')).toBeVisible()
  })

  await test.step('a dark photo shows a hint; a removed one frees its slot', async () => {
    await place(page, '옆').setInputFiles(jpeg('dark.jpg', await givenPhoto(900, 1_200, '#1a1512')))
    const hint = page.getByRole('region', { name: '더 좋게 찍으려면: 옆' })
    await expect(hint).toContainText('사진이 어두워요')
    await page.getByRole('button', { name: '옆 사진 빼기' }).click()
    await expect(hint).toBeHidden()
  })

  await choose(page, '얼굴형', '하트형')
  await choose(page, '해당하는 것을 모두 골라 주세요', '쌍꺼풀')
  await choose(page, '해당하는 것을 모두 골라 주세요', '넓은 이마')
  await page.getByLabel('키 (cm)').fill('162.5')
  await page.getByLabel('기타 정보').fill(NOTE)
  await expect(page.getByText('13가지 중 6가지를 답했어요').first()).toBeVisible()
  await expect(page.getByText('이 기기에 저장됨 · 방금')).toBeVisible()

  await test.step('a reload restores answers and photos', async () => {
    await page.reload()
    await expect(page.getByText('13가지 중 6가지를 답했어요').first()).toBeVisible()
    await expect(page.getByLabel('기타 정보')).toHaveValue(NOTE)
    await expect(page.getByAltText('고른 정면 사진')).toBeVisible()
    await expect(place(page, '옆')).toHaveAccessibleName('옆 사진 찍거나 고르기')
  })

  await test.step('[C-14] a damaged photo must be chosen again; everything else stays', async () => {
    const damaged = page.getByText('이 기기에 남겨 둔 정면 사진이 손상되었으니 다시 골라 주세요.')
    await damageSavedPhoto(page, order.order_number, 0)
    await page.reload()
    await expect(damaged).toBeVisible()
    await expect(page.getByLabel('기타 정보')).toHaveValue(NOTE)
    await expect(page.getByAltText('고른 지금 머리 사진')).toBeVisible()
    await expectAccessible(page)
    await place(page, '정면').setInputFiles(jpeg('again.jpg', await givenPhoto(900, 1_200)))
    await expect(page.getByAltText('고른 정면 사진')).toBeVisible()
    await expect(damaged).toBeHidden()
  })

  const keys: (string | undefined)[] = []
  await test.step('without a reply everything stays and can be retried', async () => {
    await page.getByLabel('사진과 신체 정보를 상담에 쓰는 데 동의해요').check()
    await page.getByLabel('적은 내용을 모두 확인했어요').check()
    await page.route('**/v1/surveys/guest/**', (route) => {
      keys.push(route.request().headers()['idempotency-key'])
      return route.abort()
    })
    await send(page).click()
    await expect(page.getByRole('alert')).toContainText('서버에서 응답이 없어요.')
    await expect(page.getByRole('alert')).toContainText('적은 내용과 사진은 그대로 있어요.')
    await expect(page.getByLabel('기타 정보')).toHaveValue(NOTE)
    await page.unroute('**/v1/surveys/guest/**')
  })

  await test.step('shows the server’s message', async () => {
    await page.route('**/v1/surveys/guest/**', (route) => {
      keys.push(route.request().headers()['idempotency-key'])
      const body = {
        code: 'UNAVAILABLE',
        message: '점검 중이에요.',
        detail: '점검 중이에요.',
        request_id: 'r',
      }
      return route.fulfill({ status: 503, json: body })
    })
    await send(page).click()
    await expect(page.getByRole('alert')).toContainText('점검 중이에요.')
    await page.unroute('**/v1/surveys/guest/**')
    expect(keys[0]).toBeTruthy()
    expect(keys[1]).toBe(keys[0])
  })

  await send(page).click()
  const dialog = page.getByRole('alertdialog', { name: '설문지를 받았어요' })
  await expect(dialog).toBeVisible()
  await dialog.getByRole('button', { name: '내 정보로 가기' }).click()
  await expect(page).toHaveURL(/\/user\/mypage$/)

  const survey = await callSite(
    site.url,
    getSurvey,
    { params: { order_number: order.order_number } },
    { token: await adminToken(site) },
  )
  expect(survey).toMatchObject({
    face_shape: '하트형',
    features: ['쌍꺼풀', '넓은이마'],
    discovered_via: 'search',
    height_cm: 162.5,
    weight_kg: 60,
    note: NOTE,
  })
  expect(survey.images).toHaveLength(2)

  await page.goto(surveyOf(order.order_number, order.guest_token))
  await expect(page.getByRole('heading', { name: '설문지를 이미 보냈어요' })).toBeVisible()
  expect(await page.evaluate(() => Object.keys(localStorage).join())).not.toContain('survey_draft')
})

test('[SRV-04] [SRV-06] a member on a desktop sends a rotated photo', async ({ page, site }) => {
  const member = await givenSiteMember(site)
  const { order_number: number } = await givenMemberOrder(site, member)
  await page.setViewportSize(laptop)
  await signIn(page, site, member)
  await page.goto(surveyOf(number))

  await expect(page.getByRole('heading', { name: '주문한 분 확인' })).toHaveCount(0)
  await place(page, '정면').setInputFiles(jpeg('turned.jpg', await givenTurnedPhotoWithPlace()))
  await place(page, '지금 머리').setInputFiles(jpeg('large.jpg', await givenPhoto(4_800, 2_400)))
  await expect(page.getByAltText('고른 지금 머리 사진')).toBeVisible()
  await page.getByLabel('키 (cm)').fill('170')
  await page.getByLabel('기타 정보').fill(NOTE)
  await page.getByLabel('사진과 신체 정보를 상담에 쓰는 데 동의해요').check()
  await page.getByLabel('적은 내용을 모두 확인했어요').check()
  await expectAccessible(page)

  await send(page).click()
  await expect(page.getByRole('alertdialog')).toContainText('입금이 확인되면 상담을 시작할게요.')
  await page.getByRole('button', { name: '내 정보로 가기' }).click()
  await expect(page).toHaveURL(/\/user\/mypage$/)

  const survey = await callSite(
    site.url,
    getSurvey,
    { params: { order_number: number } },
    { token: member.token },
  )
  expect(survey.images.map(({ width, height }) => [width, height])).toEqual([
    [300, 400],
    [2_400, 1_200],
  ])
  expect(survey).toMatchObject({ consulting_type: 'HAIR_CONSULTING', face_shape: '달걀형' })
})

test('[SRV-05] a survey that cannot be filled in explains why and links on', async ({
  page,
  site,
}) => {
  await page.goto('/user/consulting/consulting-order/survey')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    '어느 주문의 설문지인지 알려 주세요',
  )
  await expectAccessible(page)

  const member = await givenSiteMember(site)
  const order = await givenGuestOrder(site, newGuest())
  await signIn(page, site, member)
  await page.goto(surveyOf(order.order_number))
  await expect(page.getByText('계정에서는 찾을 수 없어요')).toBeVisible()
  await page.evaluate((number) => {
    localStorage.setItem('order_number', number)
    localStorage.setItem('is_guest', 'true')
  }, order.order_number)
  await page.reload()
  await page.getByLabel('키 (cm)').fill('170')
  await page.getByLabel('기타 정보').fill(NOTE)
  await page.getByLabel('이메일').fill('stranger@example.com')
  await page.getByLabel('전화번호').fill('010-0000-0000')
  await page.getByLabel('사진과 신체 정보를 상담에 쓰는 데 동의해요').check()
  await page.getByLabel('적은 내용을 모두 확인했어요').check()
  await send(page).click()
  await expect(page.getByRole('alert')).toContainText('주문을 찾지 못했어요.')
  await expect(page.getByLabel('기타 정보')).toHaveValue(NOTE)
})
