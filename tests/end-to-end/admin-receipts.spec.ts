import { importStatement } from '#contract/receipts.ts'
import { expectAccessible } from '#tests/support/accessible.ts'
import { expect, test } from '#tests/support/browser-site.ts'
import { failures, whileFailing } from '#tests/support/failures.ts'
import { givenGuestOrder, newGuest, signInAsAdmin, unique } from '#tests/support/given-on-site.ts'

test('[PAY-01] [O-10] matches exact rows of a statement together, refunds overpayments and returns unmatched money', async ({
  page,
  site,
}) => {
  const orders = await Promise.all([1, 2, 3].map(() => givenGuestOrder(site, newGuest())))
  const [one = '', other = '', overpaid = ''] = orders.map(({ order_number }) => order_number)
  const stranger = unique()
  await page.setViewportSize({ width: 1280, height: 900 })
  await signInAsAdmin(page, site)
  await page.goto('/admin/money')
  const paste = [
    '거래일시\t입금액\t출금액\t입금자',
    `2026-11-21 14:30\t100,000\t0\t${one}`,
    `2026-11-21 14:31\t100,000\t0\t${other}`,
    `2026-11-21 14:32\t182,000\t0\t${overpaid}`,
    `2026-11-21 15:00\t55,000\t0\t${stranger}`,
    '2026-11-21 15:10\t0\t20,000\t문구점',
  ].join('\n')

  for (const time of ['first', 'again']) {
    await page.getByRole('button', { name: '통장 내역 가져오기' }).first().click()
    await page.getByLabel('붙여 넣기').fill(paste)
    await expect(page.getByText('입금 4건을 읽었어요.')).toBeVisible()
    const submit = page.getByRole('button', { name: '4건 가져오기' })
    if (time === 'first') {
      await expectAccessible(page)
      await test.step('on a phone the server’s refusal scrolls into view', async () => {
        const refused = failures.find(({ status }) => status === 422)!
        const problem = page.getByRole('dialog').getByRole('alert')
        await page.setViewportSize({ width: 360, height: 640 })
        await page.getByLabel('붙여 넣기').scrollIntoViewIfNeeded()
        await whileFailing(page, { call: importStatement }, refused, {
          press: () => submit.click(),
          seen: () => expect(problem).toHaveText(refused.message),
        })
        await expect(problem).toBeInViewport({ ratio: 1 })
        await page.setViewportSize({ width: 1280, height: 900 })
      })
    }
    await submit.click()
    const added = time === 'first' ? /^4건을 가져왔어요/ : /^0건을 가져왔어요. 4건은 이미/
    await expect(page.getByText(added)).toBeVisible()
  }

  const received = page.getByRole('region', { name: '들어온 돈' })
  const toSend = page.getByRole('region', { name: '보낼 돈' })
  const question = page.getByRole('alertdialog')
  await test.step('matches exact rows together', async () => {
    await expect(received.getByText(`입금자 ${one}`)).toBeAttached()
    await expectAccessible(page)
    await page.getByRole('button', { name: /^맞는 \d+건 모두 맞추기$/ }).click()
    await question.getByRole('button', { name: /모두 맞추기$/ }).click()
    await expect(page.getByText(/^\d+건을 맞췄어요/)).toBeVisible()
    for (const number of [one, other]) await expect(received.getByText(number)).toHaveCount(0)
  })

  await test.step('matches more than is due', async () => {
    const row = received.getByRole('listitem').filter({ hasText: `입금자 ${overpaid}` })
    await expect(row.getByText('82,000원이 더 들어왔어요.')).toBeVisible()
    await row.getByRole('button', { name: '맞추고 82,000원 돌려주기' }).click()
    await question.getByRole('button', { name: '맞추고 82,000원 돌려주기' }).click()
    await expect(
      page.getByText('이수연 님의 입금을 적었어요. 보낼 돈이 모두 82,000원이에요.'),
    ).toBeVisible()
    await expect(row).toHaveCount(0)
    await expect(toSend.getByRole('listitem').filter({ hasText: overpaid })).toContainText(
      '계좌를 기다려요',
    )
  })

  await test.step('Today links to the undecided rows', async () => {
    await page.goto('/admin')
    await page.getByRole('link', { name: /^돈에 대해 정할 일 \d+건/ }).click()
    await expect(page.getByRole('heading', { level: 1, name: '돈' })).toBeVisible()
  })

  await test.step('returns unmatched money by keyboard', async () => {
    const row = received.getByRole('listitem').filter({ hasText: stranger })
    await expect(row.getByText('이름이나 금액이 같은 주문이 없어요.')).toBeVisible()
    const returnReceipt = row.getByRole('button', { name: '돌려보내기' })
    await returnReceipt.press('Enter')
    await expect(question).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(returnReceipt).toBeFocused()
    await returnReceipt.press('Enter')
    await question.getByRole('button', { name: '돌려보내기' }).press('Enter')
    await expect(page.getByText('‘보낼 돈’ 목록에 올렸어요. 아직 보내지 않았어요.')).toBeVisible()
    await expect(row).toHaveCount(0)
    await page.getByRole('button', { name: `${stranger}에게 보냈어요` }).press('Enter')
    await question.getByRole('button', { name: '보냈어요' }).press('Enter')
    await expect(page.getByText('1건, 55,000원을 보낸 것으로 적었어요.')).toBeVisible()
    await expect(toSend.getByText(stranger)).toHaveCount(0)
  })
})

test('reads the later one of pasted rows and a file, and names the file', async ({
  page,
  site,
}) => {
  await page.setViewportSize({ width: 360, height: 780 })
  await signInAsAdmin(page, site)
  await page.goto('/admin/money')
  await page.getByRole('button', { name: '통장 내역 가져오기' }).first().click()
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
