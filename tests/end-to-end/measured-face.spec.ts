import type { Locator } from '@playwright/test'
import { hairContent } from '#consultings/hair/report-content.ts'
import { getReportDraft } from '#contract/reports.ts'
import { expectAccessible } from '#tests/support/accessible.ts'
import { expect, test } from '#tests/support/browser-site.ts'
import {
  adminToken,
  givenDeposit,
  givenGuestOrder,
  givenGuestSurvey,
  newGuest,
  signInAsAdmin,
} from '#tests/support/given-on-site.ts'
import { givenPhoto } from '#tests/support/pictures.ts'
import { callSite } from '#tests/support/site-calls.ts'

test('[RPT-03] measures a face by keyboard, mouse and finger, and the sheet and its drawing keep it', async ({
  page,
  site,
}) => {
  const guest = newGuest()
  const { order_number: number } = await givenGuestOrder(site, guest)
  await givenDeposit(site, number)
  await givenGuestSurvey(site, guest, number, [
    new File([new Uint8Array(await givenPhoto(900, 1_200, '#cfa17f'))], 'front.jpg', {
      type: 'image/jpeg',
    }),
  ])
  const outside: string[] = []
  page.on('request', (request) => {
    if (!request.url().startsWith(site.url) && /^https?:/.test(request.url())) {
      outside.push(request.url())
    }
  })
  await page.setViewportSize({ width: 1280, height: 900 })
  await signInAsAdmin(page, site)
  await page.goto(`/admin/orders/${number}/sheet`)
  await page.getByRole('button', { name: '사진에서 재기' }).click()
  const window = page.getByRole('dialog', { name: /얼굴 재기/ })
  const draft = async () => {
    const token = await adminToken(site)
    const params = { order_number: number }
    const { content } = await callSite(site.url, getReportDraft, { params }, { token })
    return hairContent.parse(content).type_analysis
  }

  await test.step('a photo without a face says so, and its points can be moved', async () => {
    await expect(window.getByText('이 사진에서 얼굴을 찾지 못했어요')).toBeVisible()
  })

  await test.step('arrow keys move a point by 0.1 cm, with Shift by 1 cm', async () => {
    const point = window.getByRole('button', { name: '턱 왼쪽' })
    await point.focus()
    const jaw = window.locator('p[aria-live=polite]')
    await expect(jaw).toHaveText('턱 10.3 cm')
    await point.press('ArrowLeft')
    await expect(jaw).toHaveText('턱 10.2 cm')
    await point.press('Shift+ArrowLeft')
    await expect(jaw).toHaveText('턱 9.2 cm')
    await expectAccessible(page)
  })

  await test.step('thirds follow their points', async () => {
    const upper = window
      .getByRole('row', { name: /^상안부/ })
      .getByRole('cell')
      .first()
    const before = Number.parseInt(await upper.innerText(), 10)
    await window.getByRole('button', { name: '눈썹', exact: true }).press('Shift+ArrowDown')
    await expect.poll(async () => Number.parseInt(await upper.innerText(), 10) - before).toBe(5)
    await window.getByRole('button', { name: '눈썹', exact: true }).press('Shift+ArrowUp')
    await expect(upper).toHaveText(`${before}%`)
  })

  await test.step('a point follows the mouse and the finger', async () => {
    const chin = window.getByRole('button', { name: '턱 오른쪽' })
    const before = await centreOf(chin)
    await page.mouse.move(before.x, before.y)
    await page.mouse.down()
    await page.mouse.move(before.x + 30, before.y - 20, { steps: 3 })
    await page.mouse.up()
    await expect.poll(() => movedFrom(before, chin)).toEqual({ x: 30, y: -20 })
    await page.mouse.move(before.x, before.y)
    expect(await movedFrom(before, chin)).toEqual({ x: 30, y: -20 })

    const touch = await page.context().newCDPSession(page)
    const finger = (type: 'touchStart' | 'touchMove' | 'touchEnd', x: number, y: number) =>
      touch.send('Input.dispatchTouchEvent', {
        type,
        touchPoints: type === 'touchEnd' ? [] : [{ x: before.x + x, y: before.y + y }],
      })
    await finger('touchStart', 30, -20)
    await finger('touchMove', 10, -10)
    await finger('touchMove', 0, 0)
    await finger('touchEnd', 0, 0)
    await expect.poll(() => movedFrom(before, chin)).toEqual({ x: 0, y: 0 })
  })

  await test.step('accepting fills the rows of the sheet and shapes its drawing', async () => {
    await window.getByRole('button', { name: '분석에 넣기' }).click()
    await window.getByRole('button', { name: '결과지에 넣기' }).click()
    await expect(window).toBeHidden()
    await expect(page.getByLabel('비율', { exact: true }).first()).toHaveValue('이마 : 광대')
    await expect.poll(async () => (await draft()).measured?.accepted?.by).toBeTruthy()
  })

  await test.step('it is there after a reload', async () => {
    await page.reload()
    await expect(page.getByText('점은 모두 직접 놓았어요')).toBeVisible()
    const { measurements, face, text, measured } = await draft()
    expect(measurements.map(({ label }) => label)).toEqual([
      '이마 : 광대',
      '광대 : 턱',
      '세로 : 가로',
      '눈 사이 : 눈 길이',
    ])
    expect(face.jaw).toBeLessThan(0)
    expect(text).toContain('광대에서 턱으로')
    expect(measured?.points.jawLeft.proposed).toBeNull()
  })
  expect(outside).toEqual([])
})

/** Returns where the middle of an element is, in whole pixels of the page. */
async function centreOf(element: Locator) {
  const box = await element.boundingBox()
  if (!box) throw new Error('not shown')
  return { x: Math.round(box.x + box.width / 2), y: Math.round(box.y + box.height / 2) }
}

async function movedFrom(before: { x: number; y: number }, element: Locator) {
  const { x, y } = await centreOf(element)
  return { x: x - before.x, y: y - before.y }
}
