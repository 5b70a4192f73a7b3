import { expect, type Page } from '@playwright/test'
import sharp from 'sharp'
import { givenPhoto } from './pictures.ts'

export const colourSurvey = {
  eyes: '짙은 갈색',
  praised: '남색',
  sensitivity: '향료',
  note: '면접에 어울리는 색을 알고 싶어요.',
} as const

const WIDTH_PX = 900
const HEIGHT_PX = 1200
/** Top of the paper; the skin is above it. */
const PAPER_BEGINS_PX = 760
/** White paper in yellow light. */
const YELLOWISH = '#e6dabc'

/** Draws a face with white paper under the chin, in yellow light. */
async function photoWithPaper(): Promise<Buffer> {
  const paper = await givenPhoto(WIDTH_PX, HEIGHT_PX - PAPER_BEGINS_PX, YELLOWISH)
  return sharp(await givenPhoto(WIDTH_PX, HEIGHT_PX, '#cfa17f'))
    .composite([{ input: paper, left: 0, top: PAPER_BEGINS_PX }])
    .jpeg()
    .toBuffer()
}

const photos = {
  '화장하지 않은 얼굴': () => givenPhoto(WIDTH_PX, HEIGHT_PX, '#c9a08c'),
  '턱 아래 흰 종이': photoWithPaper,
  '종이 위의 손목': () => givenPhoto(WIDTH_PX, HEIGHT_PX, '#d3b09a'),
} as const

/** Adds the three photos and answers the required questions, without submitting. */
export async function answerColourSurvey(page: Page) {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    '어떤 색을 타고났는지 알려 주세요',
  )
  for (const [name, taken] of Object.entries(photos)) {
    await page.getByLabel(`${name} 사진 찍거나 고르기`).setInputFiles({
      name: 'photo.jpg',
      mimeType: 'image/jpeg',
      buffer: await taken(),
    })
    await expect(page.getByAltText(`고른 ${name} 사진`)).toBeVisible()
  }
  await choose(page, '눈동자 색', colourSurvey.eyes)
  await choose(page, '입으면 좋아 보인다는 말을 들은 색', colourSurvey.praised)
  await choose(page, '피부나 눈이 예민하게 반응하는 것', colourSurvey.sensitivity)
  await page.getByLabel('바라는 점').fill(colourSurvey.note)
  await page.getByLabel('사진과 건강 정보를 상담에 쓰는 데 동의해요').check()
  await page.getByLabel('적은 내용을 모두 확인했어요').check()
}

/** Clicks an option's input, which lies invisibly over its drawing. */
const choose = (page: Page, question: string, answer: string) =>
  page
    .getByRole('group', { name: question, exact: true })
    .getByLabel(answer, { exact: true })
    .check({ force: true })
