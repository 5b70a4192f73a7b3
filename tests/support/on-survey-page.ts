import { expect, type Page } from '@playwright/test'
import { givenPhoto } from './pictures.ts'

export const survey = {
  faceShape: '하트형',
  feature: '쌍꺼풀',
  height: '162.5',
  note: '단발은 한 번도 해 본 적이 없어요.',
} as const

const photos = { 정면: '#c9a08c', 옆: '#b98f7b', '지금 머리': '#a57f6d' } as const

/** Adds three photos and answers the required questions, without submitting. */
export async function answerSurvey(page: Page) {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('어떤 얼굴인지 알려 주세요')
  for (const [kind, colour] of Object.entries(photos)) {
    await page.getByLabel(`${kind} 사진 찍거나 고르기`).setInputFiles({
      name: `${kind}.jpg`,
      mimeType: 'image/jpeg',
      buffer: await givenPhoto(900, 1_200, colour),
    })
    await expect(page.getByAltText(`고른 ${kind} 사진`)).toBeVisible()
  }
  await choose(page, '얼굴형', survey.faceShape)
  await choose(page, '해당하는 것을 모두 골라 주세요', survey.feature)
  await page.getByLabel('키 (cm)').fill(survey.height)
  await page.getByLabel('기타 정보').fill(survey.note)
  await page.getByLabel('사진과 신체 정보를 상담에 쓰는 데 동의해요').check()
  await page.getByLabel('적은 내용을 모두 확인했어요').check()
}

// The input of an option lies invisibly over its drawing.
const choose = (page: Page, group: string, answer: string) =>
  page
    .getByRole('group', { name: group, exact: true })
    .getByLabel(answer, { exact: true })
    .check({ force: true })

/** Submits the survey, checks the confirmation and continues to my page. */
export async function sendSurvey(page: Page, said: string) {
  await page.getByRole('button', { name: '설문지 보내기' }).click()
  const done = page.getByRole('alertdialog', { name: '설문지를 받았어요' })
  await expect(done).toContainText(said)
  await done.getByRole('button', { name: '내 정보로 가기' }).click()
  await page.waitForURL((url) => url.pathname === '/user/mypage')
}
