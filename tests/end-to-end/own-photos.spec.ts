import { getSurvey, sendMemberSurvey } from '#contract/surveys.ts'
import { expectAccessible } from '#tests/support/accessible.ts'
import { expect, test } from '#tests/support/browser-site.ts'
import {
  adminToken,
  givenMemberOrder,
  givenSiteMember,
  signIn,
  unique,
} from '#tests/support/given-on-site.ts'
import { givenPhoto } from '#tests/support/pictures.ts'
import { callSite } from '#tests/support/site-calls.ts'

test('[C-13] a member sees who looked at a photo, replaces it, has it kept longer, then erased with a proof', async ({
  page,
  site,
}) => {
  const member = await givenSiteMember(site)
  const { order_number: number } = await givenMemberOrder(site, member)
  const params = { order_number: number }
  const body = { photos: ['front'], note: '앞머리가 있어요.', agreed_all: true as const }
  const photo = Uint8Array.from(await givenPhoto(900, 1_200, '#c9a08c'))
  const images = [new File([photo], 'photo.jpg')]
  const sending = { token: member.token, idempotencyKey: unique(), images }
  await callSite(site.url, sendMemberSurvey, { params, body }, sending)
  await callSite(site.url, getSurvey, { params }, { token: await adminToken(site) })
  await signIn(page, site, member)
  await page.goto(`/user/mypage/inquery/${number}?view=details`)

  const section = page.getByRole('main')
  await expect(section.getByAltText('보낸 사진: 첫 번째')).toBeVisible()
  await expect(section.getByText(/^관리자 .+, \d+월 \d+일 \d\d:\d\d$/)).toBeVisible()
  await expect(section.getByText('상담이 끝난 날부터 180일 동안 두고')).toBeVisible()
  await expectAccessible(page)

  const better = { mimeType: 'image/jpeg', buffer: await givenPhoto(900, 1_200, '#8fa0c9') }
  await section.getByLabel('첫 번째 사진 바꾸기').setInputFiles({ name: 'better.jpg', ...better })
  await expect(page.getByText('사진을 바꿨어요.')).toBeVisible()

  await section.getByLabel('더 오래 두기').selectOption('1년 더')
  await expect(section.getByText('상담이 끝난 날부터 545일 동안 두고')).toBeVisible()

  await page.getByRole('button', { name: '사진·신체 정보 동의 철회하기' }).click()
  // The photo and the one that it replaced.
  const erased = `주문 ${number}: 정면 사진의 원본과 작은 사본을`
  const question = page.getByRole('alertdialog')
  await expect(question).toContainText('아직 결과지를 받지 못했다면 사진 없이 마칠 수 없으니')
  await question.getByRole('button', { name: '철회하기' }).click()
  await expect(section.getByText(erased)).toHaveCount(2)
  await expect(section.getByAltText('보낸 사진: 첫 번째')).toHaveCount(0)

  await page.reload()
  await expect(section.getByText(erased)).toHaveCount(2)
  const mail = await section.getByRole('link', { name: '메일로 보내기' }).getAttribute('href')
  expect(decodeURIComponent(mail ?? '')).toContain(erased)
  await expectAccessible(page)
})
