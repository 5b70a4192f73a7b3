import type { Page } from '@playwright/test'
import { changeSurvey } from '#contract/change-survey.ts'
import { changeOwnPhoto } from '#contract/order-photos.ts'
import { saveReportDraft } from '#contract/reports.ts'
import {
  getSurvey,
  sendGuestSurvey,
  sendMemberSurvey,
  withdrawSurveyConsent,
} from '#contract/surveys.ts'
import { expectAccessible } from '#tests/support/accessible.ts'
import { expect, test } from '#tests/support/browser-site.ts'
import {
  adminToken,
  givenDeposit,
  givenGuestOrder,
  givenMemberOrder,
  givenSiteMember,
  newGuest,
  signIn,
  signInAsAdmin,
  unique,
} from '#tests/support/given-on-site.ts'
import { surveyWith } from '#tests/support/given-surveys.ts'
import { givenPhoto } from '#tests/support/pictures.ts'
import { callSite } from '#tests/support/site-calls.ts'
import type { RunningSite } from '#tests/support/site-process.ts'

const surveyPage = '/user/consulting/consulting-order/survey'
const save = (page: Page) => page.getByRole('button', { name: '고친 답 저장하기' })
const photo = async (name: string, colour: string) => ({
  name,
  mimeType: 'image/jpeg',
  buffer: await givenPhoto(900, 1_200, colour),
})

/** Creates a member whose survey has a front photo, signs them in, and opens the change of answers. */
async function openChange(page: Page, site: RunningSite) {
  const member = await givenSiteMember(site)
  const { order_number: number } = await givenMemberOrder(site, member)
  await givenDeposit(site, number)
  const params = { order_number: number }
  const body = surveyWith({ photos: ['front'] })
  const images = [new File([new Uint8Array(await givenPhoto(900, 1_200, '#c9a08c'))], 'front.jpg')]
  const sending = { token: member.token, idempotencyKey: unique(), images }
  await callSite(site.url, sendMemberSurvey, { params, body }, sending)
  await signIn(page, site, member)
  await page.goto(`/user/mypage/inquery/${number}?view=details`)
  await page.getByRole('link', { name: '답 고치기' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('보낸 답을 고쳐 주세요')
  return { number, params, token: member.token }
}

/** Lets the consultant begin to write the sheet. */
async function beginWork(site: RunningSite, params: { readonly order_number: string }) {
  const body = { consulting_type: 'HAIR_CONSULTING', base_revision: 0 } as const
  await callSite(site.url, saveReportDraft, { params, body }, { token: await adminToken(site) })
}

test('[C-12] a member changes answers and photos by keyboard and across a reload, and the consultant sees both', async ({
  page,
  site,
}) => {
  const { number } = await openChange(page, site)
  const note = page.getByLabel('기타 정보')
  await expect(note).toHaveValue('앞머리를 자를지 고민이에요.')
  await expect(page.getByAltText('고른 정면 사진')).toBeVisible()
  await expectAccessible(page)

  await save(page).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByText('아직 고친 것이 없어요.')).toBeVisible()

  await note.fill('숱이 아주 많아요.')
  await page.getByLabel('몸무게 (kg)').fill('')
  await page.getByLabel('옆 사진 찍거나 고르기').setInputFiles(await photo('side.jpg', '#8fa0c9'))
  await expect(page.getByAltText('고른 옆 사진')).toBeVisible()
  await page.getByRole('button', { name: '정면 사진 빼기' }).click()
  await page.reload()
  await expect(note).toHaveValue('숱이 아주 많아요.')
  await expect(page.getByAltText('고른 옆 사진')).toBeVisible()
  await expect(page.getByAltText('고른 정면 사진')).toHaveCount(0)
  await save(page).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByText('고친 답을 저장했어요.')).toBeVisible()
  await page.waitForURL((url) => url.pathname === `/user/mypage/inquery/${number}`)
  const proof = page.getByText(`주문 ${number}: 정면 사진의 원본과 작은 사본을`)
  await expect(proof).toContainText('고객님이 설문에서 뺀 사진이에요.')

  await signInAsAdmin(page, site)
  await page.goto(`/admin/orders/${number}`)
  const answers = page.getByRole('main')
  await expect(answers.getByText('숱이 아주 많아요.')).toBeVisible()
  await expect(answers.getByText('고치기 전: 앞머리를 자를지 고민이에요.')).toBeVisible()
  await expect(answers.getByText('고치기 전: 51 kg')).toBeVisible()
  await expect(answers.getByText(/^답을 고친 때 \d{4}년/)).toBeVisible()
  await expect(answers.getByText(/^고객이 정면 사진을 지운 때 \d{4}년/)).toBeVisible()
  await page.goto(`/admin/orders?q=${number}`)
  await expect(page.getByRole('main').getByText(/설문지 바뀜$/)).toBeVisible()
})

test('[C-12] a guest changes an answer by the link of the order; another guest must prove it', async ({
  page,
  site,
}) => {
  const guest = newGuest()
  const { order_number: number, guest_token: token } = await givenGuestOrder(site, guest)
  const body = { ...surveyWith(), ...guest }
  const params = { order_number: number }
  await callSite(site.url, sendGuestSurvey, { params, body }, { idempotencyKey: unique() })
  await page.goto(`/user/consulting/guest-order/${number}?token=${token}`)
  await page.getByRole('link', { name: '답 고치기' }).click()
  await page
    .getByRole('group', { name: '어깨너비', exact: true })
    .getByLabel('넓은 편')
    .check({ force: true })
  await save(page).click()
  await expect(page.getByText('고친 답을 저장했어요.')).toBeVisible()
  await page.waitForURL((url) => url.pathname === `/user/consulting/guest-order/${number}`)
  const changed = await callSite(site.url, getSurvey, { params, query: { guest_token: token } }, {})
  expect(changed).toMatchObject({ shoulder: 'wide', changes: [{ before: { shoulder: 'narrow' } }] })

  // The page that follows stores the guest's proof, which must be there before it is cleared.
  await expect(page.getByRole('link', { name: '답 고치기' })).toBeVisible()
  await page.evaluate(() => localStorage.clear())
  await page.goto(`${surveyPage}?order=${number}&change=1`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('설문지')
  await expect(page.getByLabel('기타 정보')).toHaveCount(0)
})

test('[C-12] keeps what was written if another device changed the answers, and replaces them if asked', async ({
  page,
  site,
}) => {
  const { params, token } = await openChange(page, site)
  const note = page.getByLabel('기타 정보')
  await note.fill('숱이 아주 많아요.')
  const { agreed_all: _agreed, photos: _photos, ...answers } = surveyWith({ note: '다른 글' })
  const body = { ...answers, base_revision: 1 }
  await callSite(site.url, changeSurvey, { params, body }, { token })
  await page.reload()
  await expect(note).toHaveValue('숱이 아주 많아요.')
  await save(page).click()
  await expect(page.getByRole('alert')).toContainText('다른 기기에서 답을 고쳤어요.')
  await expect(note).toHaveValue('숱이 아주 많아요.')
  await save(page).click()
  await expect(page.getByText('고친 답을 저장했어요.')).toBeVisible()
})

/** Types into the note at once when the chosen photo is ready, before the form reacts to it. */
const TYPE_WITH_PHOTO = `let isPreparing = false
new MutationObserver((_, observer) => {
  const wasPreparing = isPreparing
  isPreparing = document.body.textContent.includes('작게 만들고 있어요')
  if (!wasPreparing || isPreparing) return
  observer.disconnect()
  const note = document.querySelector('textarea')
  const { set } = Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value')
  set.call(note, '숱이 아주 많아요.')
  note.dispatchEvent(new Event('input', { bubbles: true }))
}).observe(document.body, { subtree: true, childList: true })`

test('[C-12] keeps what is typed at the moment in which a photo is ready', async ({
  page,
  site,
}) => {
  await openChange(page, site)
  await page.evaluate(TYPE_WITH_PHOTO)
  await page.getByLabel('정면 사진 바꾸기').setInputFiles(await photo('mine.jpg', '#8fa0c9'))

  await expect(page.getByAltText('고른 정면 사진')).toBeVisible()
  await page.reload()
  await expect(page.getByAltText('고른 정면 사진')).toBeVisible()
  await expect(page.getByLabel('기타 정보')).toHaveValue('숱이 아주 많아요.')
})

test('[C-12] shows a photo that was replaced meanwhile, and keeps the one that was chosen here', async ({
  page,
  site,
}) => {
  const { params, token } = await openChange(page, site)
  await page.getByLabel('정면 사진 바꾸기').setInputFiles(await photo('mine.jpg', '#8fa0c9'))
  await page.getByLabel('기타 정보').fill('숱이 아주 많아요.')
  const [front] = (await callSite(site.url, getSurvey, { params }, { token })).images
  const images = [new File([new Uint8Array(await givenPhoto(900, 1_200, '#99c98c'))], 'theirs.jpg')]
  const body = { replaces: front!.id }
  const { image } = await callSite(site.url, changeOwnPhoto, { params, body }, { token, images })

  await save(page).click()
  await expect(page.getByRole('alert')).toContainText('그사이 다른 기기에서 사진이 바뀌었어요.')
  const theirs = page.getByAltText('보낸 사진: 정면')
  const mine = page.getByAltText('고른 정면 사진')
  await expect(theirs).toHaveAttribute('src', new RegExp(image.id))
  await expect(mine).toHaveAttribute('src', /^blob:/)
  await expect(page.getByLabel('기타 정보')).toHaveValue('숱이 아주 많아요.')
  await expectAccessible(page)

  await page.reload()
  await expect(theirs).toBeVisible()
  await page.getByRole('button', { name: '이 사진 그대로 두기: 정면' }).click()
  await expect(theirs).toBeHidden()
  await expect(mine).toHaveAttribute('src', new RegExp(image.id))

  await page.getByLabel('정면 사진 바꾸기').setInputFiles(await photo('mine.jpg', '#8fa0c9'))
  await save(page).click()
  await expect(page.getByText('고친 답을 저장했어요.')).toBeVisible()
  const survey = await callSite(site.url, getSurvey, { params }, { token })
  expect(survey.replaced_images.map(({ id }) => id)).toEqual([image.id, front!.id])
})

test('[C-12] says that the work began meanwhile, and keeps what was sent', async ({
  page,
  site,
}) => {
  const { number, params } = await openChange(page, site)
  await page.getByLabel('기타 정보').fill('숱이 아주 많아요.')
  await beginWork(site, params)
  await save(page).click()
  await expect(page.getByRole('heading', { name: '이제 답을 고칠 수 없어요' })).toBeVisible()

  await page.reload()
  await expect(page.getByRole('heading', { name: '이제 답을 고칠 수 없어요' })).toBeVisible()
  await page.goto(`/user/mypage/inquery/${number}?view=details`)
  await expect(page.getByText('설문지 제출 완료')).toBeVisible()
  await expect(page.getByRole('link', { name: '답 고치기' })).toHaveCount(0)
})

test('[C-12] says what is wrong before anything is sent, and then sends a photo alone', async ({
  page,
  site,
}) => {
  const { params, token } = await openChange(page, site)
  const height = page.getByLabel('키 (cm)')
  const sent: string[] = []
  page.on('request', (request) => request.method() === 'PUT' && sent.push(request.url()))
  await height.fill('900')
  await save(page).click()
  await expect(height).toHaveAttribute('aria-invalid', 'true')
  await expect(height).toBeFocused()
  expect(sent).toEqual([])
  await height.fill('162.5')

  await page.getByLabel('옆 사진 찍거나 고르기').setInputFiles(await photo('side.jpg', '#8fa0c9'))
  await expect(page.getByAltText('고른 옆 사진')).toBeVisible()
  await save(page).click()
  await expect(page.getByText('고친 답을 저장했어요.')).toBeVisible()
  const survey = await callSite(site.url, getSurvey, { params }, { token })
  expect(survey.images.map(({ name }) => name)).toEqual(['front', 'side'])
  expect(survey.changes).toEqual([])

  // The form begins with the photo that was sent: nothing of it stays stored on the device.
  await page.goto(`${surveyPage}?order=${params.order_number}&change=1`)
  await expect(page.getByAltText('고른 옆 사진')).toHaveAttribute(
    'src',
    new RegExp(survey.images[1]!.id),
  )
})

test('[C-12] begins anew after a change was saved, and stops when the consent is withdrawn', async ({
  page,
  site,
}) => {
  const { number, params, token } = await openChange(page, site)
  const note = page.getByLabel('기타 정보')
  await note.fill('숱이 아주 많아요.')
  await page.getByRole('button', { name: '정면 사진 빼기' }).click()
  await save(page).click()
  await expect(page.getByText('고친 답을 저장했어요.')).toBeVisible()

  const { agreed_all: _agreed, photos: _photos, ...answers } = surveyWith({ note: '다른 글' })
  const body = { ...answers, base_revision: 2 }
  await callSite(site.url, changeSurvey, { params, body }, { token })
  await page.goto(`${surveyPage}?order=${number}&change=1`)
  await expect(note).toHaveValue('다른 글')
  await save(page).click()
  await expect(page.getByText('아직 고친 것이 없어요.')).toBeVisible()

  await note.fill('숱이 아주 많아요.')
  await callSite(site.url, withdrawSurveyConsent, { params }, { token })
  await save(page).click()
  await expect(page.getByRole('heading', { name: '지금은 설문지를 보낼 수 없어요' })).toBeVisible()
})
