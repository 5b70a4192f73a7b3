import { expect, test } from 'vitest'
import { searchGuestOrders } from '#contract/guest-orders.ts'
import { replyOf, startApp } from '#tests/support/app.ts'
import { DAY_MS, MINUTE_MS } from '#tests/support/clock.ts'
import { givenMember } from '#tests/support/given.ts'
import { givenDeposit, givenGuestOrder, givenMemberOrder } from '#tests/support/given-orders.ts'
import { productIdOf } from '#tests/support/given-products.ts'

const email = 'hana@example.com'
const phone = '01012345678'

test('[GST-02] the lookup finds a guest’s orders by address and phone, newest first', async () => {
  const app = await startApp()
  const older = await givenGuestOrder(app, { guest_detailed_address: '101호' })
  app.clock.advance(MINUTE_MS)
  const newer = await givenGuestOrder(app, { delivery_message: '벨을 눌러 주세요' })
  await givenGuestOrder(app, { guest_phone: '010-9999-9999' })
  await givenGuestOrder(app, { guest_email: 'duri@example.com' })

  const found = replyOf(
    await app.call(searchGuestOrders, {
      query: { email: 'Hana@Example.com', phone: '010 1234 5678' },
    }),
  )

  expect(found.items.map(({ order_number }) => order_number)).toEqual([
    newer.order_number,
    older.order_number,
  ])
  expect(found).toMatchObject({ total: 2, total_pages: 1, total_count: 2 })
  expect(found.items[1]).toEqual({
    order_number: older.order_number,
    consulting_type: 'HAIR_CONSULTING',
    product_id: await productIdOf(app.db),
    product_name: '온라인 헤어 컨설팅',
    status: 'PAYMENT_PENDING',
    status_label: '결제 대기',
    created_at: '2026-11-02T01:30:00.000Z',
    subtotal: 100_000,
    shipping_fee: 0,
    discount_amount: 0,
    used_points: 0,
    final_price: 100_000,
    guest_name: '김*나',
    guest_email: email,
    guest_phone: phone,
    guest_postal_code: null,
    guest_basic_address: null,
    guest_detailed_address: '***',
    delivery_message: null,
    has_survey: false,
    survey_deadline: null,
    turnaround_days: 3,
    due_at: null,
    is_due_paused: false,
    is_work_begun: false,
    report_status: null,
    payment: {
      ...older.payment,
      deposit: { ...older.payment.deposit, depositor_name: '김*나' },
    },
    amount_due: 100_000,
    is_masked: true,
  })
})

test('[A-17] masks name, address and message in the lookup without the order’s token', async () => {
  const app = await startApp()
  const secrets = {
    guest_name: '남궁아름다운',
    guest_postal_code: '04524',
    guest_basic_address: '서울 중구 세종대로 110',
    guest_detailed_address: '덕수빌라 3층',
    delivery_message: '비밀번호는 1234예요',
    depositor_name: '독고하늘',
  }
  const mine = await givenGuestOrder(app, secrets)
  const other = await givenGuestOrder(app, secrets)
  const search = async (guest_token?: string) =>
    replyOf(await app.call(searchGuestOrders, { query: { email, phone, guest_token } })).items

  for (const token of [undefined, 'x'.repeat(43)]) {
    const unproven = await search(token)
    for (const secret of Object.values(secrets)) {
      expect(JSON.stringify(unproven)).not.toContain(secret)
    }
    expect(unproven.map(({ is_masked }) => is_masked)).toEqual([true, true])
  }
  const proven = await search(mine.guest_token)
  const { depositor_name, ...contact } = secrets
  expect(proven.find((it) => it.order_number === mine.order_number)).toMatchObject({
    ...contact,
    payment: { deposit: { depositor_name } },
    is_masked: false,
  })
  expect(proven.find((it) => it.order_number === other.order_number)?.is_masked).toBe(true)

  app.clock.advance(30 * DAY_MS)
  expect((await search(mine.guest_token)).map(({ is_masked }) => is_masked)).toEqual([true, true])
})

test.each([{ email }, { phone }, {}])(
  '[GST-02] the lookup requires email and phone: %o is refused',
  async (query) => {
    const { call } = await startApp()

    expect(await call(searchGuestOrders, { query: query as never })).toMatchObject({
      status: 422,
      refusal: { code: 'VALIDATION_FAILED' },
    })
  },
)

test('[GST-02] a page past the end is empty', async () => {
  const app = await startApp()
  await givenGuestOrder(app)

  const found = await app.call(searchGuestOrders, { query: { email, phone, page: 2, size: 1 } })

  expect(replyOf(found)).toMatchObject({ items: [], total: 1, page: 2 })
})

test('does not find a member’s order in the guest lookup', async () => {
  const app = await startApp()
  await givenMemberOrder(app, await givenMember(app))

  const found = await app.call(searchGuestOrders, { query: { email, phone } })

  expect(replyOf(found).total).toBe(0)
})

test('shows the survey deadline of a paid guest order in the lookup', async () => {
  const app = await startApp()
  const { order_number } = await givenGuestOrder(app)
  await givenDeposit(app, order_number)

  const found = replyOf(await app.call(searchGuestOrders, { query: { email, phone } }))

  const survey_deadline = new Date(app.clock.now().getTime() + 7 * DAY_MS).toISOString()
  expect(found.items).toMatchObject([
    { status: 'PAYMENT_COMPLETED', survey_deadline, payment: { status: 'PAID', due_at: null } },
  ])
})
