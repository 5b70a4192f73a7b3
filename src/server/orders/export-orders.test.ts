import { expect, test } from 'vitest'
import { exportOrders, refundOrder } from '#contract/admin-orders.ts'
import { type SurveyPayload, sendGuestSurvey } from '#contract/surveys.ts'
import { discoveryChannels } from '#domain/surveys/discovery-channels.ts'
import { findDiscoveryChannels } from '#server/surveys/index.ts'
import { replyOf, startApp } from '#tests/support/app.ts'
import { givenAdmin, givenMember } from '#tests/support/given.ts'
import {
  givenCouponOf,
  givenDeposit,
  givenGuestOrder,
  givenMemberOrder,
  givenPointsOf,
} from '#tests/support/given-orders.ts'
import { givenColourProduct } from '#tests/support/given-products.ts'
import { colorSurveyWith, givenOrderIn, surveyWith } from '#tests/support/given-surveys.ts'
import { adminAs, contextIn } from '#tests/support/use-case-context.ts'
import { textOfFile, textOfWorkbook } from '#tests/support/workbook.ts'
import { workbookTexts } from '#texts/workbooks.ts'
import { exportOrders as writeWorkbook } from './export-orders.ts'

async function startWithOrder() {
  const app = await startApp()
  const { order_number } = await givenGuestOrder(app)
  const as = await givenAdmin(app)
  return { app, call: app.call, as, order_number }
}

test('[ADM-02] exports the filtered list as a workbook, and logs the export', async () => {
  const { app, call, as, order_number } = await startWithOrder()
  await givenGuestOrder(app, { guest_name: '=SUM(A1:A9)' })

  const file = await call(exportOrders, { query: {} }, { as })

  expect(file).toMatchObject({ ok: true, status: 200 })
  expect(file.headers['content-type']).toContain('spreadsheetml')
  expect(file.headers['content-disposition']).toContain('orders-2026-11-02.xlsx')
  const text = textOfWorkbook(replyOf(file) as Uint8Array)
  expect(text).toContain('>주문번호<')
  expect(text).toContain(`>${order_number}<`)
  expect(text).toContain(`>'=SUM(`)
  const audited = app.db.selectFrom('audit_log').selectAll().where('action', '=', 'orders.export')
  expect(await audited.execute()).toMatchObject([{ detail: { rows: 2 } }])
})

test('[O-14] exports product, discounts, payment and refund of each order', async () => {
  const app = await startApp()
  const member = await givenMember(app)
  const coupon_id = await givenCouponOf(app, member)
  await givenPointsOf(app, member, 2_000)
  const discounts = { coupon_id, used_points: 2_000 }
  const { order_number } = await givenMemberOrder(app, member, discounts)
  await givenDeposit(app, order_number)
  const body = { amount: 40_000, reason: '사과', keeps_order: true }
  const params = { order_number }
  const as = await givenAdmin(app)
  replyOf(await app.call(refundOrder, { params, body }, { as }))

  const text = textOfWorkbook(
    replyOf(await app.call(exportOrders, { query: {} }, { as, language: 'ko' })) as Uint8Array,
  )

  const columns = ['상품', '알게 된 곳', '결제 방법', '쿠폰 할인', '결제 시각', '환불 금액']
  for (const column of columns) expect(text).toContain(`>${column}<`)
  expect(text).toContain('>무통장 입금<')
  expect(text).not.toContain('bank_transfer')
  // Price, shipping, coupon, promotion, points, total; then the refund.
  const amounts = [...text.matchAll(/s="2"><v>(\d+)<\/v>/g)].map(([, amount]) => Number(amount))
  expect(amounts).toEqual([100_000, 0, 5_000, 0, 2_000, 93_000, 40_000])
  expect(text.match(/<v>46328\.\d+<\/v>/g)).toHaveLength(2)
})

test('says in the first row that the list is cut', async () => {
  const { app, as } = await startWithOrder()
  await givenGuestOrder(app)
  const file = await writeWorkbook(
    { ...app.deps, discoveriesOf: findDiscoveryChannels },
    adminAs(as),
    {},
    contextIn('ko'),
    1,
  )

  expect(await textOfFile(file)).toContain('목록의 앞 1건만 담았어요.')
})

test('[ADM-02] exports kind and product, and filters by kind', async () => {
  const { app, call, as, order_number } = await startWithOrder()
  await givenColourProduct(app)
  const { number } = await givenOrderIn(app, { consultingType: 'SKIN_CONSULTING' })
  const query = { consulting_type: 'SKIN_CONSULTING' } as const

  const file = replyOf(await call(exportOrders, { query }, { as, language: 'en' }))

  const text = textOfWorkbook(file as Uint8Array)
  expect(text).toContain('>Type of consulting<')
  expect(text).toContain('>Personal colour and make-up<')
  expect(text).toContain(`>${number}<`)
  expect(text).not.toContain(`>${order_number}<`)
})

test('[ADM-02] exports how the customers found the studio', async () => {
  const app = await startApp()
  await givenColourProduct(app)
  const send = async (survey: SurveyPayload) => {
    const { consulting_type: consultingType = 'HAIR_CONSULTING' } = survey
    const { number, proof } = await givenOrderIn(app, { consultingType })
    const params = { order_number: number }
    replyOf(await app.call(sendGuestSurvey, { params, body: { ...survey, ...proof } }))
  }
  await send(surveyWith({ discovered_via: 'youtube' }))
  await send(colorSurveyWith({ discovered_via: 'referral' }))
  await send(colorSurveyWith({ discovered_via: null }))
  const as = await givenAdmin(app)

  const file = replyOf(await app.call(exportOrders, { query: {} }, { as, language: 'ko' }))

  const text = textOfWorkbook(file as Uint8Array)
  const { discoveries } = workbookTexts.ko.orders
  const counts = discoveryChannels.map((channel) => [
    channel,
    text.split(`>${discoveries[channel]}<`).length - 1,
  ])
  expect(Object.fromEntries(counts)).toMatchObject({ youtube: 1, referral: 1, search: 0, other: 0 })
})
