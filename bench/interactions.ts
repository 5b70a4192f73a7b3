import type { Page } from '@playwright/test'
import { payButton, unfold } from '#tests/support/on-order-page.ts'
import { givenPhoto } from '#tests/support/pictures.ts'

/** An action of a person. `do` does not wait for what the page shows in reply. */
export interface Interaction {
  readonly name: string
  readonly do: (page: Page) => Promise<unknown>
}

export const ordering: readonly Interaction[] = [
  { name: 'read the refund rules', do: (page) => button(page, '환불 규정 보기').click() },
  { name: 'close the refund rules', do: (page) => button(page, '확인했어요').click() },
  {
    name: 'type a name',
    do: (page) => page.getByLabel('이름', { exact: true }).pressSequentially('이수연'),
  },
  {
    name: 'type an address',
    do: (page) => page.getByLabel('이메일').pressSequentially('suyeon@example.com'),
  },
  {
    name: 'type a phone number',
    do: (page) => page.getByLabel('전화번호').pressSequentially('01012345678'),
  },
  { name: 'unfold the codes', do: (page) => unfold(page, 'codes') },
  {
    name: 'type a code',
    do: (page) => page.getByLabel('프로모션 코드').pressSequentially('WELCOME10'),
  },
  { name: 'check a code', do: (page) => button(page, '코드 확인').click() },
  { name: 'unfold the address', do: (page) => unfold(page, 'address') },
  {
    name: 'agree to the rules',
    do: (page) => page.getByRole('checkbox', { name: '환불 규정' }).click(),
  },
  { name: 'order', do: (page) => payButton(page).click() },
]

export const survey: readonly Interaction[] = [
  { name: 'choose a face shape', do: choose('얼굴형', '하트형') },
  { name: 'choose another face shape', do: choose('얼굴형', '달걀형') },
  { name: 'choose a feature', do: choose('해당하는 것을 모두 골라 주세요', '쌍꺼풀') },
  { name: 'choose a photo', do: choosePhoto('정면') },
  { name: 'choose a second photo', do: choosePhoto('옆') },
  { name: 'type a height', do: (page) => page.getByLabel('키 (cm)').pressSequentially('162.5') },
  {
    name: 'type a note',
    do: (page) => page.getByLabel('기타 정보').pressSequentially('단발은 처음이에요'),
  },
  { name: 'confirm', do: (page) => page.getByLabel('적은 내용을 모두 확인했어요').click() },
  { name: 'send what lacks answers', do: (page) => button(page, '설문지 보내기').click() },
]

export const editor: readonly Interaction[] = [
  {
    name: 'open the hair editor',
    do: (page) => firstStyle(page).getByRole('button', { name: '그림 고르기' }).click(),
  },
  {
    name: 'choose a preset',
    do: (page) => firstStyle(page).getByRole('radio', { name: '허쉬컷' }).press('Space'),
  },
  { name: 'move a slider', do: moveSlider },
  {
    name: 'turn the head',
    do: (page) => firstStyle(page).getByRole('radio', { name: '뒤', exact: true }).press('Space'),
  },
  {
    name: 'write a description',
    do: (page) => firstStyle(page).getByLabel('설명').pressSequentially('턱 아래 5cm로 잘라요'),
  },
]

/** On the queue of orders; `number` is an order in it. */
export const queue = (number: string): readonly Interaction[] => [
  {
    name: 'search orders',
    do: (page) => page.locator('[data-search]').pressSequentially(number),
  },
  { name: 'open the search over everything', do: (page) => page.keyboard.press('Control+k') },
  { name: 'search everything', do: (page) => page.keyboard.type(number) },
  { name: 'close the search', do: (page) => page.keyboard.press('Escape') },
  {
    name: 'open an order',
    do: (page) => page.locator(`a[href*="/admin/orders/${number}"]`).first().click(),
  },
]

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).first()
const firstStyle = (page: Page) =>
  page.getByRole('region', { name: '어울리는 머리 1', exact: true })

/** The input of an option lies invisibly over its drawing. */
function choose(group: string, answer: string) {
  return (page: Page) =>
    page
      .getByRole('group', { name: group, exact: true })
      .getByLabel(answer, { exact: true })
      .click({ force: true })
}

function choosePhoto(kind: string) {
  return async (page: Page) => {
    const place = page.getByLabel(`${kind} 사진 찍거나 고르기`)
    const buffer = await givenPhoto(3_000, 4_000)
    const chooser = page.waitForEvent('filechooser')
    await place.click({ force: true })
    await (await chooser).setFiles({ name: `${kind}.jpg`, mimeType: 'image/jpeg', buffer })
    await page.getByAltText(`고른 ${kind} 사진`).waitFor()
  }
}

async function moveSlider(page: Page) {
  const slider = firstStyle(page).getByRole('slider', { name: '길이', exact: true })
  for (let step = 0; step < 10; step += 1) await slider.press('ArrowLeft')
}
