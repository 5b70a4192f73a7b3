import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { bannerTypes, contentStatuses, policyKinds } from '#contract/content.ts'
import { unreadKinds } from '#contract/notifications.ts'
import { pointReasons } from '#contract/points.ts'
import { consentEvents, consentPlaces } from '#domain/accounts/consents.ts'
import { socialProviders } from '#domain/accounts/social-providers.ts'
import { bookingChannels, bookingStatuses } from '#domain/bookings/booking-rules.ts'
import { textBlockUses } from '#domain/content/text-block-uses.ts'
import {
  inquiryProductTypes,
  inquiryStatuses,
  inquiryTypes,
} from '#domain/inquiries/inquiry-options.ts'
import { languages } from '#domain/languages/languages.ts'
import { moderationKinds } from '#domain/moderation/moderation.ts'
import { chargeKinds, moneySources, refundStatuses } from '#domain/money/order-account.ts'
import { orderStatuses } from '#domain/orders/order-status.ts'
import { cashReceiptPurposes } from '#domain/payments/cash-receipt.ts'
import { discountTypes } from '#domain/pricing/discount.ts'
import { openApp, type TestApp } from '#tests/support/app.ts'

const statuses = ['ACTIVE', 'INACTIVE']
const columns: readonly (readonly [string, readonly string[]])[] = [
  ['members.language', languages],
  ['orders.language', languages],
  ['surveys.language', languages],
  ['bookings.language', languages],
  ['reviews.language', languages],
  ['inquiries.language', languages],
  ['messages.language', languages],
  ['product_requests.language', languages],
  ['members.role', ['USER', 'ADMIN', 'CONSULTANT', 'VIEWER']],
  ['social_logins.provider', socialProviders],
  ['social_links.provider', socialProviders],
  ['social_deletions.provider', socialProviders],
  ['consent_records.event', consentEvents],
  ['consent_records.place', consentPlaces],
  ['banners.type', bannerTypes],
  ['banners.status', contentStatuses],
  ['contents.status', contentStatuses],
  ['faqs.status', contentStatuses],
  ['shop_faqs.status', contentStatuses],
  ['text_blocks.status', contentStatuses],
  ['text_blocks.use', textBlockUses],
  ['policies.kind', policyKinds],
  ['coupons.discount_type', discountTypes],
  ['promotions.discount_type', discountTypes],
  ['coupons.status', statuses],
  ['promotions.status', statuses],
  ['point_entries.reason', pointReasons],
  ['orders.status', orderStatuses],
  ['order_history.status', orderStatuses],
  ['bookings.channel', bookingChannels],
  ['bookings.status', bookingStatuses],
  ['inquiries.inquiry_type', inquiryTypes],
  ['inquiries.product_type', inquiryProductTypes],
  ['inquiries.status', inquiryStatuses],
  ['inquiries.hidden_kind', moderationKinds],
  ['reviews.hidden_kind', moderationKinds],
  ['messages.channel', ['email', 'sms']],
  ['messages.status', ['QUEUED', 'SENT', 'FAILED', 'KEPT']],
  ['unread.kind', unreadKinds],
  ['charges.kind', chargeKinds],
  ['receipts.source', moneySources],
  ['refunds.paid_by', moneySources],
  ['refunds.status', refundStatuses],
  ['cash_receipts.purpose', cashReceiptPurposes],
]

let app: TestApp
beforeAll(async () => {
  app = await openApp()
})

test.each(columns)('the database accepts exactly the literals of %s', async (path, literals) => {
  expect(await acceptedIn(path)).toEqual(literals.toSorted())
})

/**
 * Literals that the constraints of a column or of its domain compare it with:
 * `column = ANY (ARRAY['A'::text, …])`, in a domain `VALUE = ANY (…)`.
 */
async function acceptedIn(path: string) {
  const [table = '', column = ''] = path.split('.')
  const { rows } = await sql<{ definition: string }>`
    select pg_get_constraintdef(oid) as definition from pg_constraint
    where contype = 'c' and (conrelid = ${table}::regclass or contypid = (
      select atttypid from pg_attribute
      where attrelid = ${table}::regclass and attname = ${column}))`.execute(app.db)
  const comparison = new RegExp(`\\b(?:${column}|VALUE) = (ANY \\(ARRAY\\[.*?\\]\\)|'[^']*')`, 'g')
  const compared = rows.flatMap(({ definition }) => definition.match(comparison) ?? [])
  return [
    ...new Set(compared.flatMap((text) => text.match(/(?<=')[^',]+(?='::|'$)/g) ?? [])),
  ].sort()
}
