import type { Deps } from '#server/deps.ts'
import type { RefundRoute } from '#server/notifications/index.ts'
import { type RefundRow, refundSendBy, refundsToAccount } from '#server/payments/index.ts'
import type { Db } from '#server/platform/database.ts'
import { accountEnding } from './account-ending.ts'
import { customerLinks } from './customer-links.ts'
import type { OrderRow } from './store.ts'

/**
 * How these refunds reach their customer, for the mail that promises them; null where nothing is to be
 * sent. A guest's link to name the account carries a fresh token. Source: docs/rules.md R-12.
 */
export async function refundRouteOf(
  deps: Pick<Deps, 'publicUrl'>,
  tx: Db,
  order: OrderRow,
  refunds: readonly RefundRow[],
  at: Date,
): Promise<RefundRoute | null> {
  const [first] = refunds.filter(({ status, amount }) => status === 'APPROVED' && amount > 0)
  if (!first) return null
  const [toAccount] = await refundsToAccount(tx, [first])
  const sendBy = refundSendBy(first)
  if (!toAccount) return { via: 'PROVIDER', sendBy }
  const { account } = toAccount
  if (account) {
    return { via: 'ACCOUNT', bank: account.bank, ending: accountEnding(account), sendBy }
  }
  const { refundAccountUrl } = await customerLinks(deps, tx, order, at)
  return { via: 'ACCOUNT_NEEDED', accountUrl: refundAccountUrl }
}
