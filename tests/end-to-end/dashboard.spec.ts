import { expectAccessible } from '#tests/support/accessible.ts'
import { expect, test } from '#tests/support/browser-site.ts'
import {
  givenDeposit,
  givenGuestOrder,
  newGuest,
  signInAsAdmin,
} from '#tests/support/given-on-site.ts'

test('[ADM-03] shows a period as charts and as a table; another is chosen by keyboard', async ({
  page,
  site,
}) => {
  const { order_number } = await givenGuestOrder(site, newGuest())
  await givenDeposit(site, order_number)
  const scripts: string[] = []
  page.on('response', (response) => scripts.push(new URL(response.url()).pathname))
  await page.setViewportSize({ width: 1280, height: 900 })
  await signInAsAdmin(page, site)
  await page.goto('/admin/outbox')
  await expect(page.getByRole('heading', { level: 1, name: '보낸 메일' })).toBeVisible()
  const isPageScript = (path: string) => /dashboard-page/.test(path)
  expect(scripts.filter(isPageScript)).toEqual([])
  await page.getByRole('link', { name: '대시보드' }).click()
  const compared = page.getByText('이전 기간은')

  await test.step('shows the last 30 days beside the previous 30', async () => {
    await expect(compared).toBeVisible()
    expect(scripts.filter(isPageScript)).not.toEqual([])
    await expect(page.getByRole('link', { name: '최근 30일' })).toHaveAttribute('aria-current')
    await expect(page.getByText('방문에서 결과지까지')).toBeVisible()
    await expectAccessible(page)
  })

  await test.step('arrow keys move along a chart; the table has every day', async () => {
    const chart = page.getByRole('application', { name: '날마다 들어온 주문' })
    await chart.focus()
    await page.keyboard.press('ArrowRight')
    await expect(page.getByText(/^\d+월 \d+일 .요일$/)).toBeVisible()
    await page.getByText('하루하루를 표로 보기').press('Enter')
    await expect(page.getByRole('table').first().getByRole('row')).toHaveCount(31)
  })

  await test.step('on a phone an empty period shows a message', async () => {
    await page.setViewportSize({ width: 360, height: 780 })
    await page.getByLabel('첫날').fill('2020-03-01')
    await page.getByLabel('마지막 날').fill('2020-02-01')
    await page.getByLabel('마지막 날').press('Enter')
    await expect(
      page.getByText('기간은 1년까지 고를 수 있어요. 날짜를 다시 골라 주세요.'),
    ).toBeVisible()
    await page.getByLabel('마지막 날').fill('2020-03-02')
    await page.getByLabel('마지막 날').press('Enter')
    await expect(page.getByText('이 기간에는 아직 아무 일도 없었어요')).toBeVisible()
    await expect(page).toHaveURL(/from=2020-03-01&to=2020-03-02/)
    await expectAccessible(page)
  })

  await test.step('a failed period shows a message and loads when the network is back', async () => {
    await page.context().setOffline(true)
    await page.getByRole('link', { name: '최근 7일' }).click()
    await expect(page.getByText('인터넷에 연결되어 있지 않아 불러오지 못했어요.')).toBeVisible()
    await page.context().setOffline(false)
    await expect(page.getByRole('link', { name: '최근 7일' })).toHaveAttribute('aria-current')
    await expect(page.getByRole('alert')).toBeHidden()
  })
})
