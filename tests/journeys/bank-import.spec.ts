import { removeBankRow } from '#contract/bank-rows.ts'
import { expectAccessible } from '#tests/support/accessible.ts'
import { expect, test } from '#tests/support/browser-site.ts'
import { failures, whileFailing } from '#tests/support/failures.ts'
import { givenGuestOrder, newGuest, signInAsAdmin, unique } from '#tests/support/given-on-site.ts'

const fileOf = (name: string, text: string) => ({
  name,
  mimeType: 'text/csv',
  buffer: Buffer.from(text),
})

test('[O-01] columns that a file does not name are chosen, shown as read, and remembered for the next file', async ({
  page,
  site,
}) => {
  const [sender, other, later] = [unique(), unique(), unique()]
  await page.setViewportSize({ width: 360, height: 780 })
  await signInAsAdmin(page, site)
  await page.goto('/admin/deposits')
  const dialog = page.getByRole('dialog')
  const open = async (name: string, rows: string) => {
    await page.getByRole('button', { name: '은행 내역 가져오기' }).first().click()
    const head = '거래일시,들어온 돈,나간 돈,누가,거래점\n'
    await dialog.getByLabel('파일 고르기').setInputFiles(fileOf(name, head + rows))
  }

  await open(
    '십일월.csv',
    `2026-11-21 14:30,"71,000",0,${sender},강남\n2026-11-21 15:00,"72,000",0,${other},강남\n` +
      `2026-11-21 15:10,"320,000",0,신한카드,강남\n2026-11-21 16:00,0,"30,000",문구점,강남\n`,
  )
  await expect(dialog.getByRole('alert')).toHaveText(
    '날짜·시각, 입금액, 보낸 사람이 있는 칸을 골라 주세요.',
  )
  await expect(dialog.getByRole('button', { name: '0건 가져오기' })).toBeDisabled()
  await test.step('by the keys', async () => {
    await dialog.getByLabel('입금액').focus()
    await page.keyboard.press('Tab')
    await expect(dialog.getByLabel('출금액')).toBeFocused()
  })
  await dialog.getByLabel('날짜·시각').selectOption({ label: '거래일시 (2026-11-21 14:30)' })
  await dialog.getByLabel('입금액').selectOption({ label: '들어온 돈 (71,000)' })
  await dialog.getByLabel('출금액').selectOption({ label: '나간 돈 (0)' })
  // A long example is cut in the option's label.
  const who = dialog.getByLabel('보낸 사람').getByRole('option', { name: /^누가/ })
  await dialog.getByLabel('보낸 사람').selectOption((await who.getAttribute('value'))!)

  await expect(dialog.getByText('입금 2건을 읽었어요.')).toBeVisible()
  await expect(dialog.getByRole('checkbox', { name: sender })).toBeChecked()
  await expect(dialog.getByRole('checkbox', { name: '신한카드' })).not.toBeChecked()
  await expect(dialog.getByText('가져오지 않는 줄 1개')).toBeVisible()
  await expect(dialog.getByText('나간 돈 1')).toBeVisible()
  await expectAccessible(page)
  await dialog.getByRole('checkbox', { name: other }).uncheck()
  await dialog.getByRole('button', { name: '1건 가져오기' }).click()
  await expect(page.getByText('1건을 가져왔어요.')).toBeVisible()

  await open('십이월.csv', `2026-12-01 09:00,"73,000",0,${later},강남\n`)
  await expect(dialog.getByText('지난번에 고른 칸으로 읽었어요.')).toBeAttached()
  await expect(dialog.getByRole('checkbox', { name: later })).toBeChecked()
  await dialog.getByText('읽은 칸').click()
  await dialog.getByRole('button', { name: '찾은 칸으로 되돌리기' }).click()
  await expect(dialog.getByRole('alert')).toHaveText(/칸을 골라 주세요/)
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(page.getByText(later)).toBeHidden()
})

test('[O-01] an old workbook is refused with how to save it, and text in CP949 is read', async ({
  page,
  site,
}) => {
  await signInAsAdmin(page, site)
  await page.goto('/admin/deposits')
  await page.getByRole('button', { name: '은행 내역 가져오기' }).first().click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('파일 고르기').setInputFiles({
    name: '거래내역.xls',
    mimeType: 'application/vnd.ms-excel',
    buffer: Buffer.from([0xd0, 0xcf, 0x11, 0xe0]),
  })
  await expect(dialog.getByRole('alert')).toContainText('.xlsx나 CSV로 저장해 주세요.')

  // 똠방, of which only CP949 has the first letter.
  const name = Buffer.from([0x8c, 0x63, 0xb9, 0xe6])
  const buffer = Buffer.concat([Buffer.from('2026-11-21 14:30,'), name, Buffer.from(',71000')])
  const file = { name: '거래내역.csv', mimeType: 'text/csv', buffer }
  await dialog.getByLabel('파일 고르기').setInputFiles(file)
  await expect(dialog.getByRole('alert')).toHaveCount(0)
  await expect(dialog.getByRole('checkbox', { name: '똠방' })).toBeChecked()
})

test('[O-01] a wrong row is removed, then the whole import but for what was matched', async ({
  page,
  site,
}) => {
  const { order_number: number } = await givenGuestOrder(site, newGuest())
  const [wrong, another] = [unique(), unique()]
  await page.setViewportSize({ width: 1280, height: 900 })
  await signInAsAdmin(page, site)
  await page.goto('/admin/deposits')
  await page.getByRole('button', { name: '은행 내역 가져오기' }).first().click()
  await page
    .getByLabel('붙여 넣기')
    .fill(
      ['거래일시\t입금액\t입금자']
        .concat([number, wrong, another].map((name) => `2026-11-21 14:30\t100,000\t${name}`))
        .join('\n'),
    )
  await page.getByRole('button', { name: '3건 가져오기' }).click()
  await expect(page.getByText('3건을 가져왔어요.')).toBeVisible()
  const row = (name: string) => page.locator('[data-row]').filter({ hasText: name })
  const question = page.getByRole('alertdialog')

  await row(wrong).click()
  const remove = page.getByRole('button', { name: '지우기', exact: true })
  await expect(page.getByRole('heading', { level: 2, name: wrong })).toBeVisible()
  const refused = failures.find(({ status }) => status === 409)!
  await whileFailing(page, { call: removeBankRow }, refused, {
    press: async () => {
      await remove.click()
      await question.getByRole('button', { name: '지우기' }).click()
    },
    seen: () => expect(page.getByRole('alert').first()).toHaveText(refused.words),
  })
  await remove.press('Enter')
  await expect(question).toContainText('같은 파일을 다시 가져오면 되돌아와요.')
  await question.getByRole('button', { name: '지우기' }).press('Enter')
  await expect(page.getByText('내역을 지웠어요.')).toBeVisible()
  await expect(row(wrong)).toHaveCount(0)

  await page.goto('/admin/deposits')
  await row(number).click()
  await page.getByRole('button', { name: '이 주문으로 확인하기' }).first().click()
  await question.getByRole('button', { name: '이 주문으로 확인하기' }).click()
  await expect(row(number)).toHaveCount(0)

  await page.goto('/admin/deposits')
  await page.getByRole('button', { name: '잘못 가져왔어요' }).click()
  await expect(question).toContainText('이미 처리한 1건은 그대로 남아요.')
  await question.getByRole('button', { name: '1건 지우기' }).click()
  await expect(page.getByText('내역 1건을 지웠어요.')).toBeVisible()
  await expect(row(another)).toHaveCount(0)
  await expect(page.getByRole('button', { name: '잘못 가져왔어요' })).toHaveCount(0)
  await page.goto('/admin/deposits?state=DONE')
  await expect(row(number)).toBeVisible()
})
