import { dismissReceipt } from '#contract/receipts.ts'
import { expectAccessible } from '#tests/support/accessible.ts'
import { expect, test } from '#tests/support/browser-site.ts'
import { failures, whileFailing } from '#tests/support/failures.ts'
import { givenGuestOrder, newGuest, signInAsAdmin, unique } from '#tests/support/given-on-site.ts'

const fileOf = (name: string, text: string) => ({
  name,
  mimeType: 'text/csv',
  buffer: Buffer.from(text),
})

test('[O-01] lets the user choose unnamed columns, previews them and remembers them for the next file', async ({
  page,
  site,
}) => {
  const [sender, other, later] = [unique(), unique(), unique()]
  await page.setViewportSize({ width: 360, height: 780 })
  await signInAsAdmin(page, site)
  await page.goto('/admin/money')
  const dialog = page.getByRole('dialog')
  const open = async (name: string, rows: string) => {
    await page.getByRole('button', { name: '통장 내역 가져오기' }).first().click()
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
  // A long example is truncated in the option's label.
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
  await expect(page.getByText(/^1건을 가져왔어요/)).toBeVisible()

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

test('[O-01] refuses an old workbook with instructions, and reads text in CP949', async ({
  page,
  site,
}) => {
  await signInAsAdmin(page, site)
  await page.goto('/admin/money')
  await page.getByRole('button', { name: '통장 내역 가져오기' }).first().click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('파일 고르기').setInputFiles({
    name: '거래내역.xls',
    mimeType: 'application/vnd.ms-excel',
    buffer: Buffer.from([0xd0, 0xcf, 0x11, 0xe0]),
  })
  await expect(dialog.getByRole('alert')).toContainText('.xlsx나 CSV로 저장해 주세요.')

  // 똠방: its first syllable exists in CP949 but not in EUC-KR.
  const name = Buffer.from([0x8c, 0x63, 0xb9, 0xe6])
  const buffer = Buffer.concat([Buffer.from('2026-11-21 14:30,'), name, Buffer.from(',71000')])
  const file = { name: '거래내역.csv', mimeType: 'text/csv', buffer }
  await dialog.getByLabel('파일 고르기').setInputFiles(file)
  await expect(dialog.getByRole('alert')).toHaveCount(0)
  await expect(dialog.getByRole('checkbox', { name: '똠방' })).toBeChecked()
})

test('[O-01] dismisses and restores one row, then all undecided rows of an import', async ({
  page,
  site,
}) => {
  const { order_number: number } = await givenGuestOrder(site, newGuest())
  const [wrong, another] = [unique(), unique()]
  await page.setViewportSize({ width: 1280, height: 900 })
  await signInAsAdmin(page, site)
  await page.goto('/admin/money')
  await page.getByRole('button', { name: '통장 내역 가져오기' }).first().click()
  await page
    .getByLabel('붙여 넣기')
    .fill(
      ['거래일시\t입금액\t입금자']
        .concat([number, wrong, another].map((name) => `2026-11-21 14:30\t100,000\t${name}`))
        .join('\n'),
    )
  await page.getByRole('button', { name: '3건 가져오기' }).click()
  await expect(page.getByText(/^3건을 가져왔어요/)).toBeVisible()
  const received = page.getByRole('region', { name: '들어온 돈' })
  const row = (name: string) => received.getByRole('listitem').filter({ hasText: `입금자 ${name}` })
  const question = page.getByRole('alertdialog')

  await test.step('one row: refuses, dismisses and restores it from the message', async () => {
    const dismiss = row(wrong).getByRole('button', { name: '우리 손님 돈이 아니에요' })
    const refused = failures.find(({ status }) => status === 409)!
    await whileFailing(page, { call: dismissReceipt }, refused, {
      press: () => dismiss.click(),
      seen: () => expect(page.getByText('다른 곳에서 이 입금이나 주문이 먼저')).toBeVisible(),
    })
    await dismiss.press('Enter')
    await expect(row(wrong)).toHaveCount(0)
    await page.getByRole('button', { name: '되돌리기', exact: true }).click()
    await expect(row(wrong)).toHaveCount(1)
  })

  await row(number).getByRole('button', { name: '이수연 님 입금으로 맞추기' }).click()
  await question.getByRole('button', { name: '이수연 님 입금으로 맞추기' }).click()
  await expect(row(number)).toHaveCount(0)

  await page.getByRole('button', { name: '잘못 가져왔어요' }).click()
  await expect(question).toContainText('이미 정한 입금은 그대로 남아요.')
  await question.getByRole('button', { name: '잘못 가져왔어요' }).click()
  await expect(page.getByText('입금 2건을 뺐어요.')).toBeVisible()
  for (const name of [wrong, another]) await expect(row(name)).toHaveCount(0)
  await page.getByRole('button', { name: '뺀 2건 다시 올리기' }).click()
  await expect(page.getByText('입금 2건을 다시 올렸어요.')).toBeVisible()
  for (const name of [wrong, another]) await expect(row(name)).toHaveCount(1)

  await page.getByRole('link', { name: '정한 입금 보기' }).click()
  await expect(row(number)).toContainText('맞춤')
  await expectAccessible(page)
})
