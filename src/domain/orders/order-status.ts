import { keysOf } from '#domain/collections/records.ts'

export const orderStatuses = [
  'PAYMENT_PENDING',
  'PAYMENT_COMPLETED',
  'CONSULTING_SCHEDULED',
  'RESULT_SENT',
  'CONSULTING_COMPLETED',
  'CANCELLED',
  'REFUNDED',
] as const

export type OrderStatus = (typeof orderStatuses)[number]

/**
 * Who changes an order. `buyer`: the customer, member or guest. `system`: a job or a payment
 * provider's report.
 */
export type Actor = 'buyer' | 'admin' | 'system'

interface Move {
  readonly from: readonly OrderStatus[]
  readonly to: OrderStatus
  readonly by: readonly Actor[]
}

/**
 * Every status change of an order and who may make it. Use cases call {@link moveOrder}, admin
 * screens derive their buttons from {@link movesFrom}.
 *
 * `schedule`: the survey was submitted. `send`: the result sheet was published. `cancel` ends an
 * order that was never paid, `refund` one that was.
 *
 * Source: docs/rules.md O-1.
 */
// biome-ignore format: a table reads by columns
export const orderMoves = {
  pay:      { from: ['PAYMENT_PENDING'],                           to: 'PAYMENT_COMPLETED',    by: ['admin', 'system'] },
  cancel:   { from: ['PAYMENT_PENDING'],                           to: 'CANCELLED',            by: ['buyer', 'admin', 'system'] },
  schedule: { from: ['PAYMENT_COMPLETED'],                         to: 'CONSULTING_SCHEDULED', by: ['admin', 'system'] },
  send:     { from: ['CONSULTING_SCHEDULED'],                      to: 'RESULT_SENT',          by: ['admin'] },
  complete: { from: ['RESULT_SENT'],                               to: 'CONSULTING_COMPLETED', by: ['buyer', 'admin', 'system'] },
  refund:   { from: ['PAYMENT_COMPLETED', 'CONSULTING_SCHEDULED'], to: 'REFUNDED',             by: ['buyer', 'admin', 'system'] },
} as const satisfies Record<string, Move>

export type OrderMove = keyof typeof orderMoves
const orderMoveNames = keysOf(orderMoves)

/** Returns the status after `move`, or `null` when the order or the actor does not allow it. */
export function moveOrder(status: OrderStatus, move: OrderMove, by: Actor): OrderStatus | null {
  const { from, to, by: allowed }: Move = orderMoves[move]
  return from.includes(status) && allowed.includes(by) ? to : null
}

/** Returns every move that this actor may make from this status. */
export function movesFrom(status: OrderStatus, by: Actor): OrderMove[] {
  return orderMoveNames.filter((move) => moveOrder(status, move, by) !== null)
}

/** Whether some move leads from one status to the other; staying is not a move. */
export const canMoveTo = (from: OrderStatus, to: OrderStatus, by: Actor): boolean =>
  movesFrom(from, by).some((move) => orderMoves[move].to === to)

/**
 * Returns the move that would cancel this order: `cancel` when unpaid, `refund` when paid, `null`
 * if neither is allowed.
 */
export function cancellationMove(status: OrderStatus, by: Actor): 'cancel' | 'refund' | null {
  if (moveOrder(status, 'cancel', by)) return 'cancel'
  if (moveOrder(status, 'refund', by)) return 'refund'
  return null
}

/**
 * Whether a survey can be submitted: before payment and until it was submitted. Source:
 * docs/rules.md S-1.
 */
export const canSendSurvey = (status: OrderStatus): boolean =>
  status === 'PAYMENT_PENDING' || status === 'PAYMENT_COMPLETED'
