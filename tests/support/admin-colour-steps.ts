import { expect, type Page } from '@playwright/test'
import type { StudioOrder } from './admin-steps.ts'

export const colourReport = {
  season: '여름 뮤트',
  headline: '한 톤 낮춘 장미가 얼굴을 밝혀요.',
  summary: '노란 기보다 분홍 기가 조금 더 돌아요.',
  line: (line: string) => `${line}은 사진에서 쟀어요.`,
  why: (place: number) => `얼굴보다 옷이 먼저 보여요, ${place}.`,
  area: (area: string) => `${area}에는 회색이 섞인 색을 써요.`,
  step: (title: string) => `${title}, 볼 가운데만 얇게 발라요.`,
  outro: '다음 계절에 또 만나요.',
  consultant: '박세나',
} as const

const part = (studio: Page, name: string) => studio.getByRole('region', { name, exact: true })

/** Opens the editor of the order whose page is open. */
export async function openColourEditor(studio: Page, { customer }: StudioOrder) {
  await studio.getByRole('article').getByRole('link', { name: '결과지 쓰기' }).click()
  await expect(studio.getByRole('heading', { name: `${customer} 님의 결과지` })).toBeVisible()
}

/** Marks the paper in the photo, measures the forehead in the corrected picture and applies it. */
export async function measureSkin(studio: Page) {
  const photo = part(studio, '사진에서 색 재기')
  await expect(photo.getByRole('radio', { name: '턱 아래 흰 종이' })).toBeChecked()
  await expect(photo.getByText('아직 맞추지 않은 색')).toBeVisible()

  const original = photo.getByRole('button', { name: '원본에서 흰 종이 고르기' })
  const { width, height } = (await original.boundingBox())!
  await original.click({ position: { x: width / 2, y: height * 0.8 } })
  await expect(photo.getByText('종이로 맞춘 색')).toBeVisible()
  await expect(photo.getByText('빛이 노랗게 비쳤어요')).toBeVisible()

  await photo.getByRole('button', { name: '맞춘 사진에서 이마 재기' }).click()
  const measured = photo.getByRole('row').filter({ hasText: '이마' })
  await measured.getByRole('button', { name: '그림의 피부색으로' }).click()
  await expect(studio.getByText('그림에 이 색을 썼어요.')).toBeVisible()
}

/** Fills colours, places on the lines and shades from a season's palette. */
export async function beginFromSeason(studio: Page) {
  await part(studio, '계절에서 시작')
    .getByRole('radio', { name: colourReport.season })
    .check({ force: true })
  await expect(studio.getByText(`${colourReport.season}의 색으로 채웠어요.`)).toBeVisible()
}

/** Moves a colour to the last place and back by its buttons, which keep the focus. */
export async function moveColourByButtons(studio: Page, { customer }: StudioOrder) {
  const twelve = part(studio, `${customer} 님의 열두 색`)
  const [earlier, later] = ['앞으로', '뒤로'].map((name) =>
    twelve.getByRole('button', { name, exact: true }),
  )
  const open = twelve.getByRole('button', { expanded: true })
  await twelve.getByRole('button', { name: /^10번째 색/ }).press('Enter')
  await later!.press('Enter')
  await expect(open).toHaveAccessibleName(/^11번째 색/)
  await expect(later!).toBeFocused()
  await studio.keyboard.press('Enter')
  await expect(open).toHaveAccessibleName(/^12번째 색/)
  await expect(earlier!).toBeFocused()
  await studio.keyboard.press('Enter')
  await studio.keyboard.press('Enter')
  await expect(open).toHaveAccessibleName(/^10번째 색/)
  await expect(earlier!).toBeFocused()
}

/** Fills in the texts that no palette provides. */
export async function fillWhatIsMissing(studio: Page) {
  const reasons = part(studio, '피할 색 여섯').getByLabel('피하는 이유')
  await expect(reasons).toHaveCount(6)
  for (const [at, reason] of (await reasons.all()).entries()) {
    await reason.fill(colourReport.why(at + 1))
  }
  for (const line of ['온도', '밝기', '선명함', '대비']) {
    await part(studio, '네 가지 선').getByLabel(`${line} 설명`).fill(colourReport.line(line))
  }
  await part(studio, '한 문장과 요약')
    .getByLabel('한 문장', { exact: true })
    .fill(colourReport.headline)
  await part(studio, '한 문장과 요약')
    .getByLabel('요약', { exact: true })
    .fill(colourReport.summary)
  for (const area of ['입술', '볼', '눈', '머리', '금속']) {
    await part(studio, '메이크업과 장신구')
      .getByLabel(`${area} 설명`, { exact: true })
      .fill(colourReport.area(area))
  }
  for (const title of ['평소 화장', '특별한 날 화장']) {
    await part(studio, title).getByLabel('1단계', { exact: true }).fill(colourReport.step(title))
  }
  await part(studio, '마무리').getByLabel('마무리').fill(colourReport.outro)
  await part(studio, '마무리').getByLabel('상담사 이름').fill(colourReport.consultant)
  await expect(studio.getByText(/자동 저장됨/)).toBeVisible()
}

/** Previews the sheet as its customer. */
export async function previewColourReport(studio: Page, { customer }: StudioOrder) {
  await studio.getByRole('button', { name: '고객 화면으로 보기' }).first().click()
  const preview = studio.getByRole('dialog', { name: '고객이 보는 화면' })
  await expect(preview.getByRole('heading', { name: `${customer} 님의 결과지` })).toBeVisible()
  for (const words of [
    colourReport.headline,
    colourReport.why(6),
    colourReport.step('평소 화장'),
  ]) {
    await expect(preview.getByText(words)).toBeVisible()
  }
  await studio.keyboard.press('Escape')
  await expect(preview).toBeHidden()
}
