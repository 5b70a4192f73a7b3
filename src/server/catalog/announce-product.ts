import { won } from '#domain/money/won.ts'
import type { Deps } from '#server/deps.ts'
import { notify } from '#server/notifications/index.ts'
import type { Db } from '#server/platform/database.ts'
import { textsIn } from '#server/platform/localized-texts.ts'
import { readSettings } from '#server/settings/index.ts'
import { isOrderable } from './is-orderable.ts'
import { consumeRequests, lockKind } from './product-requests-store.ts'
import type { ProductRow } from './store.ts'
import { withdrawalLink } from './withdrawal-token.ts'

/**
 * Notifies everybody who requested a product's kind, once, if the product can be ordered now.
 * Called in the transaction that put it on sale. The requests are deleted with it, so that
 * concurrent changes notify nobody twice. Source: docs/rules.md A-26.
 */
export async function announceProduct(
  tx: Db,
  links: Pick<Deps, 'publicUrl' | 'secret'>,
  product: ProductRow,
  at: Date,
): Promise<void> {
  if (!isOrderable(product)) return
  await lockKind(tx, product.consulting_type)
  const requests = await consumeRequests(tx, product.consulting_type)
  if (requests.length === 0) return
  const { company } = await readSettings(tx)
  for (const { email, language, requested_at } of requests) {
    const notice = {
      kind: 'PRODUCT_ON_SALE',
      productName: textsIn(language, product.words).name,
      price: won(product.price),
      requestedAt: requested_at,
      sender: company,
      productUrl: `${links.publicUrl}/user/consulting/dashboard/original?product_id=${product.id}`,
      withdrawUrl: withdrawalLink(links, email),
      to: email,
      language,
    } as const
    await notify(tx, notice, at)
  }
}
