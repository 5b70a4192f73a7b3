import { expectAccessible, expectNothingCutOff } from '#tests/support/accessible.ts'
import { expect, test } from '#tests/support/browser-site.ts'
import { givenSitePromotion } from '#tests/support/given-discounts-on-site.ts'
import { givenSiteMember, newGuest, PASSWORD } from '#tests/support/given-on-site.ts'
import {
  agreement,
  fillIn,
  nextStep,
  ORDER,
  openOrder,
  ordersOf,
  payButton,
  screens,
  showsTotal,
  staysAbovePayBar,
  unfold,
} from '#tests/support/on-order-page.ts'

test('[ORD-03] [ORD-07] [ORD-08] [GST-01] [MYP-05] [LIM-02] a guest sees missing fields and reads the rules', async ({
  page,
}) => {
  await page.route('https://t1.kakaocdn.net/**', (route) => route.abort())
  await page.setViewportSize(screens.phone)
  await page.goto(ORDER)
  await expect(page.getByText('온라인 헤어 컨설팅')).toBeVisible()
  await showsTotal(page, '100,000')
  await expect(payButton(page)).toBeInViewport()

  await expect(payButton(page)).toBeEnabled()
  await agreement(page).click()
  const rules = page.getByRole('dialog', { name: '환불 규정' })
  await expect(rules).toBeVisible()
  await expect(page.getByText('1시간이 지나면 10,000원을 빼고 돌려드려요.')).toBeVisible()
  await expect(rules.getByRole('heading', { name: '돌려드리는 방법' })).toBeAttached()
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(agreement(page)).toBeChecked()
  await agreement(page).uncheck()

  await payButton(page).click()
  for (const sentence of [
    '이름을 입력해주세요.',
    '이메일을 입력해주세요.',
    '전화번호를 입력해주세요.',
    '환불 규정에 동의해 주세요.',
  ]) {
    await expect(page.getByText(sentence)).toBeVisible()
  }
  await expect(page.getByLabel('이름', { exact: true })).toBeFocused()

  await fillIn(page, { email: 'hana@example', phone: '1234' })
  await unfold(page, 'address')
  await page.getByLabel('배송 메시지').fill('가'.repeat(201))
  await payButton(page).click()
  await expect(page.getByText('이메일 주소를 끝까지 적어 주세요.')).toBeVisible()
  await expect(page.getByText('유효한 전화번호 형식이 아닙니다.')).toBeVisible()
  await expect(page.getByText('200자까지 적을 수 있어요.')).toBeVisible()
  await page.getByLabel('전화번호').fill('010-abcd')
  await expect(page.getByText('전화번호는 숫자만 입력해주세요.')).toBeVisible()

  await page.getByRole('button', { name: '주소 찾기' }).click()
  await expect(page.getByText('주소 찾기를 열지 못했어요.')).toBeVisible()
  await page.getByRole('button', { name: '직접 적기' }).click()
  await page.getByLabel('우편번호').fill('04524')

  await page.getByRole('button', { name: '포인트 안내' }).click()
  await expect(page.getByText('포인트는 1,000원부터 쓸 수 있고')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)

  await page.getByLabel('상세 주소').focus()
  await page.keyboard.press('Tab')
  await expect(page.getByLabel('배송 메시지')).toBeFocused()
  await staysAbovePayBar(page)
  await expectAccessible(page)
  await page.setViewportSize(screens.narrowest)
  await expectNothingCutOff(page)
})

test('[ORD-08] [SEC-01] fills in an address from the search, whose script cannot reach the page', async ({
  page,
}) => {
  await page.setViewportSize(screens.narrowest)
  await page.route('https://t1.kakaocdn.net/**', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: postcodeStandIn }),
  )
  await openOrder(page)
  await unfold(page, 'address')
  const open = page.getByRole('button', { name: '주소 찾기' })
  await open.click()
  const search = page.frameLocator('iframe[title="주소 찾기"]')
  await expect(search.getByText('SecurityError')).toBeVisible()
  await expectNothingCutOff(page)

  await page.evaluate(`postMessage(${JSON.stringify({ type: 'found', found: foundAddress })})`)
  await expect(page.getByRole('dialog')).toBeVisible()
  await expect(page.getByLabel('우편번호')).toHaveValue('')

  await search.getByRole('button', { name: '세종대로 110' }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page.getByLabel('우편번호')).toHaveValue('04524')
  await expect(page.getByLabel('주소', { exact: true })).toHaveValue('서울 중구 세종대로 110')
  await expect(open).toBeFocused()
})

const foundAddress = {
  zonecode: '04524',
  userSelectedType: 'R',
  roadAddress: '서울 중구 세종대로 110',
  apartment: 'N',
}

/** Stand-in of the postcode search with its published interface; fills a blank frame as well. */
const postcodeStandIn = `window.kakao = {
  Postcode: class {
    constructor(options) { this.options = options }
    embed(place) {
      const frame = document.createElement('iframe')
      place.append(frame)
      frame.contentDocument.body.append('blank frame')
      const result = document.createElement('button')
      result.textContent = '세종대로 110'
      result.onclick = () => this.options.oncomplete(${JSON.stringify(foundAddress)})
      place.append(result)
      try { place.append(parent.document.title) } catch ({ name }) { place.append(name) }
    }
  },
}`

test('[ORD-04] [ORD-05] [ORD-06] [ORD-09] [GST-01] a guest’s price changes with the promotion code; points are for members only', async ({
  page,
  site,
}) => {
  const guest = newGuest()
  await page.setViewportSize(screens.wide)
  await openOrder(page)
  await fillIn(page, guest)
  await agreement(page).check()
  await unfold(page, 'codes')
  const code = page.getByRole('textbox', { name: '프로모션 코드' })
  const check = page.getByRole('button', { name: '코드 확인' })

  await check.click()
  await expect(page.getByText('코드를 입력해주세요.')).toBeVisible()
  await code.fill('NO-SUCH-CODE')
  await check.click()
  await expect(page.getByText('유효하지 않은 프로모션 코드예요.')).toBeVisible()
  await page.route('**/validate-promotion-code/**', (route) => route.abort())
  await check.click()
  await expect(page.getByText('코드를 확인하지 못했어요.')).toBeVisible()
  await page.unroute('**/validate-promotion-code/**')

  await payButton(page).click()
  await page.getByRole('button', { name: '돌아가기' }).click()
  await expect(code).toBeFocused()
  await code.fill('welcome10')
  await check.click()
  await showsTotal(page, '90,000')
  await expect(page.getByText('10,000원 할인돼요.')).toBeVisible()
  await code.fill('WELCOME')
  await showsTotal(page, '100,000')

  await page.getByRole('button', { name: '쿠폰 고르기' }).click()
  await expect(page.getByText('쓸 수 있는 쿠폰이 없어요')).toBeVisible()
  await page.keyboard.press('Escape')

  const points = page.getByLabel('포인트', { exact: true })
  await expect(points).toHaveAttribute('min', '0')
  await expect(points).toHaveAttribute('max', '100000')
  await expect(points).toBeDisabled()
  await expectAccessible(page)

  await payButton(page).click()
  await page.getByRole('button', { name: '코드 없이 주문하기' }).click()
  await nextStep(page)
  expect(await ordersOf(site, guest)).toMatchObject([{ final_price: 100_000 }])
})

test('[ORD-09] shows a changed price before charging it', async ({ page, site }) => {
  const guest = newGuest()
  const { code, changeTo } = await givenSitePromotion(site, 20_000)
  await openOrder(page)
  await fillIn(page, guest)
  await agreement(page).check()
  await unfold(page, 'codes')
  await page.getByLabel('프로모션 코드').fill(code)
  await page.getByRole('button', { name: '코드 확인' }).click()
  await showsTotal(page, '80,000')

  await changeTo(5_000)
  await payButton(page).click()
  await expect(page.getByText('결제할 금액이 95,000원으로 바뀌었어요.')).toBeVisible()
  expect(await ordersOf(site, guest)).toEqual([])

  await showsTotal(page, '95,000')
  await payButton(page).click()
  await nextStep(page)
  expect(await ordersOf(site, guest)).toMatchObject([{ final_price: 95_000 }])
})

test('[C-16] optional fields stay folded until needed, and a mistyped email domain is questioned', async ({
  page,
}) => {
  await page.setViewportSize(screens.phone)
  await openOrder(page)
  const message = page.getByLabel('배송 메시지')
  const depositor = page.getByLabel('입금자명')
  await expect(message).toBeHidden()
  await expect(depositor).toBeHidden()
  await expect(page.getByText('0원', { exact: true })).toHaveCount(1) // shipping only, no discount lines
  await expect(page.getByRole('button', { name: '주문하고 입금 안내 받기' })).toBeVisible()

  const email = page.getByLabel('이메일')
  await email.fill('hana@gmial.com')
  await email.blur()
  await expect(page.getByText('gmail.com 아닌가요?')).toBeVisible()
  await page.getByRole('button', { name: '바꾸기' }).click()
  await expect(email).toHaveValue('hana@gmail.com')
  await expect(page.getByText('gmail.com 아닌가요?')).toBeHidden()

  await fillIn(page, newGuest())
  await unfold(page, 'depositor')
  await depositor.fill('가'.repeat(51))
  await page.getByText('다른 이름으로 입금하기').click()
  await expect(depositor).toBeHidden()
  await payButton(page).click()
  await expect(depositor).toBeFocused()
  await expect(page.getByText('50자까지 적을 수 있어요.')).toBeVisible()

  await unfold(page, 'address')
  await message.fill('문 앞에 두세요')
  await page.reload()
  await expect(message).toHaveValue('문 앞에 두세요')
  await expect(message).toBeVisible()
})

test('[S-05] a guest logs in to use points and keeps the form’s input', async ({ page, site }) => {
  const member = await givenSiteMember(site)
  await openOrder(page)
  await page.getByLabel('이름', { exact: true }).fill('다른 이름')
  await expect(page.getByText('회원만 쓸 수 있어요')).toBeVisible()
  await page.getByRole('link', { name: '로그인', exact: true }).last().click()
  await page.getByLabel('아이디', { exact: true }).fill(member.user.user_id)
  await page.getByLabel('비밀번호', { exact: true }).fill(PASSWORD)
  await page.getByRole('button', { name: '로그인' }).click()

  await expect(page).toHaveURL(new RegExp(ORDER))
  await expect(page.getByLabel(/^포인트 · 0P 있어요/)).toBeVisible()
  await expect(page.getByLabel('이름', { exact: true })).toHaveValue('다른 이름')
  await expect(page.getByLabel('이메일')).toHaveValue(member.user.email)
})
