import type { Survey } from '#contract/surveys.ts'
import type { OrderStatus } from '#domain/orders/order-status.ts'
import type { PhotoRequestState } from '#domain/surveys/photo-requests.ts'
import { canChangePhotos } from '#domain/surveys/photo-source.ts'
import type { PhotoRequestRow } from './photo-requests-store.ts'

type RequestReply = Survey['photo_requests'][number]

/** Returns what became of a request, given the status of its order. */
export const stateOf = (
  { closed_as: closedAs }: Pick<PhotoRequestRow, 'closed_as'>,
  status: OrderStatus,
): PhotoRequestState => closedAs ?? (canChangePhotos(status) ? 'OPEN' : 'VOID')

export const toRequestReply = (row: PhotoRequestRow, status: OrderStatus): RequestReply => ({
  id: row.id,
  name: row.name,
  photo_id: row.photo_id,
  reason: row.reason,
  words: row.words,
  asked_at: row.asked_at.toISOString(),
  state: stateOf(row, status),
  closed_at: row.closed_at?.toISOString() ?? null,
})
