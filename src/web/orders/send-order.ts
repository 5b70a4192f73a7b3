import type { ReplyOf } from '#contract/endpoint.ts'
import { type OrderBody, placeGuestOrder, placeMemberOrder } from '#contract/orders.ts'
import { ApiRefusal, isRefusal } from '#web/api/api-refusal.ts'
import { call } from '#web/api/client.ts'
import {
  beginSubmission,
  endSubmission,
  type OrderSubmission,
  removeRefused,
} from './order-submission.ts'

export type Placed = ReplyOf<typeof placeMemberOrder> & { readonly guest_token?: string }

/** `fresh` is false if an earlier submission turns out to have been placed with other details. */
interface Sent {
  readonly placed: Placed
  readonly fresh: boolean
}

type Kind = 'member' | 'guest'

/**
 * Sends an order so that it is placed at most once: submissions share an idempotency key until each
 * outcome is known. If the server says that the key was used with other details, an earlier
 * submission had arrived, and its reply is fetched.
 *
 * @throws ApiRefusal
 */
export async function sendOrder(kind: Kind, buyerId: string, body: OrderBody): Promise<Sent> {
  const attempt = beginSubmission(buyerId, body)
  try {
    const placed = await send(kind, body, attempt.key)
    endSubmission()
    return { placed, fresh: true }
  } catch (error) {
    if (isRefusal(error, 'IDEMPOTENCY_KEY_REUSED')) return recall(kind, attempt, body)
    if (isKnownEnd(error)) removeRefused(attempt, body)
    throw error
  }
}

/** Fetches the order under the key by repeating earlier submissions, latest first. */
async function recall(kind: Kind, attempt: OrderSubmission, refused: OrderBody): Promise<Sent> {
  removeRefused(attempt, refused)
  for (const body of attempt.bodies.toReversed()) {
    if (body === refused) continue
    try {
      const placed = await send(kind, body, attempt.key)
      endSubmission()
      return { placed, fresh: false }
    } catch (error) {
      if (!isRefusal(error, 'IDEMPOTENCY_KEY_REUSED')) throw error
    }
  }
  endSubmission()
  throw new ApiRefusal('IDEMPOTENCY_KEY_REUSED', 422)
}

function send(kind: Kind, body: OrderBody, idempotencyKey: string): Promise<Placed> {
  return kind === 'member'
    ? call(placeMemberOrder, { body }, { idempotencyKey })
    : call(placeGuestOrder, { body }, { idempotencyKey })
}

/** A refusal places nothing. After a server error or a lost reply the order may exist. */
const isKnownEnd = (error: unknown) => isRefusal(error) && error.status >= 400 && error.status < 500
