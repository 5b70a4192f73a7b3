import type { Deps } from '#server/deps.ts'
import { isOpenRefund, needsAccount, openRefundOf, refundsOfOrder } from '#server/money/index.ts'
import type { RefundRoute } from '#server/notifications/index.ts'
import type { Db } from '#server/platform/database.ts'
import { accountEnding } from './account-ending.ts'
import { customerLinks } from './customer-links.ts'
import type { OrderRow } from './store.ts'

/**
 * Returns how an order's open refunds reach its customer, for the message that announces them; null
 * if nothing is to be sent. A guest's link to name the account contains a new token. Source:
 * docs/rules.md R-12.
 */
export async function refundRouteOf(
  deps: Pick<Deps, 'publicUrl'>,
  tx: Db,
  order: OrderRow,
  at: Date,
): Promise<RefundRoute | null> {
  const refunds = (await refundsOfOrder(tx, order.number)).filter(isOpenRefund)
  const open = openRefundOf(refunds, at)
  if (!open) return null
  if (open.lacksAccount || !open.sendBy) {
    const { refundAccountUrl } = await customerLinks(deps, tx, order, at)
    return { via: 'ACCOUNT_NEEDED', accountUrl: refundAccountUrl }
  }
  const { sendBy } = open
  const account = refunds.find(needsAccount)?.account
  if (!account) return { via: 'PROVIDER', sendBy }
  return { via: 'ACCOUNT', bank: account.bank, ending: accountEnding(account), sendBy }
}
