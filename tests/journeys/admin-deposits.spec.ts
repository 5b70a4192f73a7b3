import { takeBankRows } from '#contract/bank-rows.ts'
import { expectAccessible } from '#tests/support/accessible.ts'
import { expect, test } from '#tests/support/browser-site.ts'
import { failures, whileFailing } from '#tests/support/failures.ts'
import { givenGuestOrder, newGuest, signInAsAdmin, unique } from '#tests/support/given-on-site.ts'

test('[PAY-01] bank rows are pasted, matched, and confirmed beyond doubt in one go; nobody’s money becomes a task', async ({
  page,
  site,
}) => {
  const { order_number: number } = await givenGuestOrder(site, newGuest())
  const stranger = unique()
  await page.setViewportSize({ width: 1280, height: 900 })
  await signInAsAdmin(page, site)
  await page.goto('/admin/deposits')
  const paste = [
    '거래일시\t입금액\t출금액\t입금자',
    `2026-11-21 14:30\t100,000\t0\t${number}`,
    `2026-11-21 15:00\t55,000\t0\t${stranger}`,
    '2026-11-21 15:10\t0\t20,000\t문구점',
  ].join('\n')

  for (const time of ['first', 'again']) {
    await page.getByRole('button', { name: '은행 내역 가져오기' }).first().click()
    await page.getByLabel('붙여 넣기').fill(paste)
    await expect(page.getByText('입금 2건을 읽었어요.')).toBeVisible()
    const take = page.getByRole('button', { name: '2건 가져오기' })
    if (time === 'first') {
      await expectAccessible(page)
      await test.step('on a phone the server’s no comes into sight', async () => {
        const refused = failures.find(({ status }) => status === 409)!
        const problem = page.getByRole('dialog').getByRole('alert')
        await page.setViewportSize({ width: 360, height: 640 })
        await page.getByLabel('붙여 넣기').scrollIntoViewIfNeeded()
        await whileFailing(page, { call: takeBankRows }, refused, {
          press: () => take.click(),
          seen: () => expect(problem).toHaveText(refused.words),
        })
        await expect(problem).toBeInViewport({ ratio: 1 })
        await page.setViewportSize({ width: 1280, height: 900 })
      })
    }
    await take.click()
    const known = time === 'first' ? '2건을 가져왔어요.' : '0건을 가져왔어요. 2건은 이미'
    await expect(page.getByText(known)).toBeVisible()
  }
  const row = page.getByRole('row').filter({ hasText: number })
  await expect(row).toContainText('맞는 주문')
  await expectAccessible(page)
  await page.getByRole('button', { name: /^맞는 \d+건 (모두 )?확인하기$/ }).click()
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: /확인하기$/ })
    .click()
  await expect(page.getByText(/^\d+건을 확인했어요/)).toBeVisible()
  await expect(row).toHaveCount(0)

  await test.step('by the keys: of nobody known', async () => {
    const other = page.locator('[data-row]').filter({ hasText: stranger })
    await other.focus()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { level: 2, name: stranger })).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('button', { name: '보낸 사람을 모름' }).press('Enter')
    await page
      .getByRole('alertdialog')
      .getByRole('button', { name: '보낸 사람을 모름' })
      .press('Enter')
    await expect(page.getByText('할 일에 남겼어요.')).toBeVisible()
  })
  await page.goto('/admin')
  const task = page.getByRole('listitem').filter({ hasText: stranger })
  await task.getByRole('link', { name: '은행 내역에서 처리하기' }).click()
  await page.getByRole('button', { name: '돌려보냈어요' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: '돌려보냈어요' }).click()
  await expect(page.getByText('돌려보낸 돈으로 적었어요.')).toBeVisible()
})

test('of bank rows that are pasted and a file the later one is taken, and the file is named', async ({
  page,
  site,
}) => {
  await page.setViewportSize({ width: 360, height: 780 })
  await signInAsAdmin(page, site)
  await page.goto('/admin/deposits')
  await page.getByRole('button', { name: '은행 내역 가져오기' }).first().click()
  const dialog = page.getByRole('dialog')
  const head = '거래일시,입금액,입금자\n'
  await dialog.getByLabel('붙여 넣기').fill('2026-11-21 14:30\t100,000\t이수연')
  await expect(dialog.getByText('입금 1건을 읽었어요.')).toBeVisible()

  const rows = '2026-11-21 14:30,100000,이수연\n2026-11-21 14:40,90000,김하나\n'
  const file = { name: '십일월.csv', mimeType: 'text/csv', buffer: Buffer.from(head + rows) }
  await dialog.getByLabel('파일 고르기').setInputFiles(file)
  await expect(dialog.getByText('입금 2건을 읽었어요.')).toBeVisible()
  await expect(dialog.getByText('십일월.csv')).toBeVisible()
  await expect(dialog.getByLabel('붙여 넣기')).toHaveValue('')

  await dialog.getByLabel('붙여 넣기').fill('2026-11-21 14:30\t100,000\t이수연')
  await expect(dialog.getByText('입금 1건을 읽었어요.')).toBeVisible()
  await expect(dialog.getByText('십일월.csv')).toBeHidden()
})
