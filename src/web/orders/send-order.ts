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

/** `fresh` is false when an earlier attempt turns out to have been placed with other details. */
interface Sent {
  readonly placed: Placed
  readonly fresh: boolean
}

type Kind = 'member' | 'guest'

/**
 * Sends an order so that it is placed at most once, whatever happened to earlier attempts: they
 * share a key until the end of each is known. When the server says that the key was used with other
 * details, an earlier attempt had arrived, and the answer to it is fetched instead.
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

/** Asks for the order that stands under the key by repeating what was sent, the latest first. */
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

/** A refusal places nothing. A fault, or no answer, may have come after the order was placed. */
const isKnownEnd = (error: unknown) => isRefusal(error) && error.status >= 400 && error.status < 500
