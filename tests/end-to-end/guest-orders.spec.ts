import { expectAccessible } from '#tests/support/accessible.ts'
import { expect, test } from '#tests/support/browser-site.ts'
import {
  codeSentTo,
  givenDeposit,
  givenGuestOrder,
  givenGuestSurvey,
  givenReport,
  newGuest,
} from '#tests/support/given-on-site.ts'
import { screens } from '#tests/support/on-order-page.ts'

test('[GST-02] [GST-03] [A-17] a guest finds their orders with email and phone together', async ({
  page,
  site,
}) => {
  await page.setViewportSize(screens.phone)
  const guest = newGuest()
  const waiting = (await givenGuestOrder(site, guest)).order_number
  const answered = (await givenGuestOrder(site, guest)).order_number
  await givenGuestSurvey(site, guest, answered)

  await page.goto('/user/mypage')
  await expect(page.getByRole('main').getByRole('button', { name: '로그인' })).toBeVisible()
  await page.getByRole('button', { name: '조회하기' }).click()
  await expect(page.getByText('이메일을 입력해주세요')).toBeVisible()
  await expect(page.getByText('전화번호를 입력해주세요.')).toBeVisible()
  await expectAccessible(page)

  await page.getByLabel('이메일').fill(guest.email)
  await page.getByLabel('전화번호').fill('010-0000-0000')
  await page.getByRole('button', { name: '조회하기' }).click()
  await expect(page.getByText('조회된 정보가 없습니다.')).toBeVisible()

  await page.getByLabel('전화번호').fill('010-9876-5432')
  await page.getByRole('button', { name: '조회하기' }).click()
  await expect(page.getByText('주문 2건을 찾았어요.')).toBeVisible()
  await expectAccessible(page)

  const dialog = page.getByRole('dialog', { name: '주문 상세' })
  await page.getByRole('button', { name: answered }).click()
  await expect(dialog.getByRole('button', { name: '설문지 제출 완료' })).toBeDisabled()
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()

  await page.getByRole('button', { name: waiting }).click()
  for (const field of [
    waiting,
    '헤어 컨설팅',
    '결제 대기',
    '100,000원',
    '이*연',
    guest.email,
    guest.phone,
  ]) {
    await expect(dialog).toContainText(field)
  }
  await expect(dialog).not.toContainText('세종대로')
  await expect(dialog).toContainText('이름과 주소를 가렸어요')
  await expectAccessible(page)

  await dialog.getByRole('button', { name: '인증 코드로 모두 보기' }).click()
  const proof = page.getByRole('dialog', { name: '본인 확인' })
  await proof.getByRole('button', { name: '인증 코드 받기' }).click()
  await proof.getByLabel('인증 코드').fill(await codeSentTo(site, guest.email))
  await proof.getByRole('button', { name: '확인하기' }).click()
  await expect(dialog).toContainText('이수연')
  await expect(dialog).toContainText('세종대로 110')
  await expect(dialog).not.toContainText('이름과 주소를 가렸어요')
  await dialog.getByRole('button', { name: '설문지 작성하기' }).click()
  await page.waitForURL((url) => url.pathname === '/user/consulting/consulting-order/survey')
  const stored = await page.evaluate(() =>
    ['order_number', 'guest_email', 'guest_phone'].map((key) => localStorage.getItem(key)),
  )
  expect(stored).toEqual([waiting, guest.email, guest.phone])
})

test('[GST-04] fills in a guest’s stored contact data and searches at once', async ({
  page,
  site,
}) => {
  const guest = newGuest()
  const { order_number: number, guest_token: token } = await givenGuestOrder(site, guest)
  await page.goto('/healthz')
  await page.evaluate(
    ([email, tokens]) => {
      localStorage.setItem('guest_email', email)
      localStorage.setItem('guest_phone', '010-9876-5432')
      localStorage.setItem('auto_search', 'true')
      localStorage.setItem('guest_tokens', tokens)
    },
    [guest.email, JSON.stringify({ [number]: token })] as const,
  )

  await page.goto(`/user/mypage?ordered=${number}`)
  await expect(page.getByRole('heading', { name: '이제 입금해 주세요' })).toBeVisible()
  await expect(page.getByLabel('이메일')).toHaveValue(guest.email)
  await expect(page.getByLabel('전화번호')).toHaveValue('010-9876-5432')
  await expect(page.getByRole('button', { name: number })).toBeVisible()

  await page.getByRole('button', { name: '이 기기에서 내 정보 지우기' }).click()
  await expect(page.getByLabel('이메일')).toHaveValue('')
  expect(await page.evaluate(() => Object.keys(localStorage))).not.toContain('guest_email')
})

test('[C-04] a guest who withdrew consent sees that the sheet cannot be finished, and is not asked again', async ({
  page,
  site,
}) => {
  const guest = newGuest()
  const { order_number: number, guest_token: token } = await givenGuestOrder(site, guest)
  await givenDeposit(site, number)
  await givenGuestSurvey(site, guest, number)
  await page.goto(`/user/consulting/guest-order/${number}?token=${token}`)
  const isWritten = page.getByText(/^설문지가 도착했어요/)
  await expect(isWritten).toHaveCount(2)
  const withdraw = page.getByRole('button', { name: '사진·신체 정보 동의 철회하기' })
  await withdraw.click()
  await page.getByRole('alertdialog').getByRole('button', { name: '철회하기' }).click()
  await expect(page.getByText('동의를 철회하고')).toBeVisible()
  const stops = page.getByText(/^이대로는 결과지를 마칠 수 없어요/)
  await expect(stops).toHaveCount(2)
  await expect(isWritten).toHaveCount(0)
  await expectAccessible(page)

  const isRead = page.waitForResponse(/\/v1\/surveys\//)
  await page.reload()
  await isRead
  await expect(page.getByText('진행 기록', { exact: true })).toBeVisible()
  await expect(stops).toHaveCount(2)
  await expect(withdraw).toHaveCount(0)
  await page.getByRole('main').getByRole('link', { name: '문의하기' }).click()
  await expect(page).toHaveURL('/user/product-inquiries')
})

test('[ORD-18] a guest verifies by a code before cancelling an order', async ({ page, site }) => {
  await page.setViewportSize(screens.phone)
  const guest = newGuest()
  const { order_number: number } = await givenGuestOrder(site, guest)

  await page.goto('/user/mypage')
  await page.getByLabel('이메일').fill(guest.email)
  await page.getByLabel('전화번호').fill(guest.phone)
  await page.getByRole('button', { name: '조회하기' }).click()
  await page.getByRole('button', { name: number }).click()
  await page.getByRole('button', { name: '주문 취소하기' }).click()

  const proof = page.getByRole('dialog', { name: '본인 확인' })
  await proof.getByRole('button', { name: '인증 코드 받기' }).click()
  await expect(proof.getByText('코드를 받아 주세요.', { exact: false })).toBeVisible()
  const code = await codeSentTo(site, guest.email)
  await proof.getByLabel('인증 코드').fill(code === '000000' ? '111111' : '000000')
  await proof.getByRole('button', { name: '확인하기' }).click()
  await expect(proof).toContainText('인증 코드가 일치하지 않아요.')
  await expectAccessible(page)
  await proof.getByLabel('인증 코드').fill(code)
  await proof.getByRole('button', { name: '확인하기' }).click()

  const dialog = page.getByRole('dialog', { name: '주문 취소' })
  await expect(dialog).toContainText('아직 결제하지 않아 바로 취소돼요.')
  await dialog.getByLabel('마음이 바뀌었어요').check()
  await dialog.getByRole('button', { name: '취소하기', exact: true }).click()
  await expect(page.getByText('주문을 취소했어요.')).toBeVisible()
})

test('[PAY-01] [RPT-04] a guest’s link from a mail opens the order, and later its sheet', async ({
  page,
  site,
}) => {
  await page.setViewportSize(screens.phone)
  const guest = newGuest()
  const { order_number: number, guest_token: token } = await givenGuestOrder(site, guest)
  const address = `/user/consulting/guest-order/${number}`

  await page.goto(`${address}?token=${token}`)
  await expect(page.getByText('입금 기한', { exact: true })).toBeVisible()
  await expect(page.getByText('입금 계좌', { exact: true })).toBeVisible()
  await expectAccessible(page)
  await test.step('on paper the order has no buttons', async () => {
    await page.emulateMedia({ media: 'print' })
    await expect(page.getByText('입금 계좌', { exact: true })).toBeVisible()
    await expect(page.getByRole('button')).toHaveCount(0)
    await page.emulateMedia({ media: 'screen' })
    await expect(page.getByRole('button', { name: '계좌번호 복사' })).toBeVisible()
  })
  await page.goto(address)
  await expect(page.getByText('입금 기한', { exact: true })).toBeVisible()

  await givenDeposit(site, number)
  await givenGuestSurvey(site, guest, number)
  await givenReport(site, number)
  await page.goto(address)
  await expect(page.getByRole('link', { name: '결과지 보기' })).toHaveAttribute(
    'href',
    new RegExp(`/result-sheet/[0-9a-f-]{36}\\?token=${token}$`),
  )

  await page.evaluate(() => localStorage.removeItem('guest_tokens'))
  await page.goto(`${address}?token=${'x'.repeat(30)}`)
  await expect(page.getByRole('alert')).toContainText('요청하신 주문 정보를 찾을 수 없습니다')
})
