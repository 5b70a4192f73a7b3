import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import type { AdminOrder } from '#contract/admin-orders.ts'
import { won } from '#domain/money/won.ts'
import { renderedHtml } from '#tests/web/rendered.tsx'
import { loadAdminMessages } from '#texts/admin-messages.ts'
import { AdminTextContext } from '../frame/admin-text.ts'
import { OrderActions } from './order-actions.tsx'

const text = await loadAdminMessages('ko')

/** A refunded order. */
const refunded = (due: number) =>
  ({
    order_number: 'GYABCDEFGHJK',
    guest_name: '송하늘',
    waiting_for: due > 0 ? 'DEPOSIT' : 'NOTHING',
    moves: [] as string[],
    amount_due: won(due),
    account: { charged: 0 },
    payment: { status: 'WAITING', deposit: null },
  }) as AdminOrder

const drawn = (order: AdminOrder) =>
  renderedHtml(() => (
    <QueryClientProvider client={new QueryClient()}>
      <AdminTextContext value={text}>
        <OrderActions order={order} />
      </AdminTextContext>
    </QueryClientProvider>
  ))

test('shows no heading if there is no action', async () => {
  expect(await drawn(refunded(100_000))).not.toContain(text.order.more)
})

test('offers to record a deposit even if nothing is due', async () => {
  const html = await drawn(refunded(0))

  expect(html).toContain(text.order.more)
  expect(html).toContain(text.account.record.open)
})
