import type { ParsedOf } from '#contract/endpoint.ts'
import type { placeMemberOrder } from '#contract/orders.ts'
import type { RequestContext } from '#server/platform/context.ts'

/** A request to place an order; `memberId` is null for a guest. */
export interface OrderRequest {
  readonly memberId: string | null
  readonly body: ParsedOf<typeof placeMemberOrder>['body']
  readonly context: Pick<RequestContext, 'ip' | 'language' | 'idempotency'>
}
