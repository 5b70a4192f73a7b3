import { useCallback, useEffect, useState } from 'react'
import type { ReplyOf } from '#contract/endpoint.ts'
import type { listMyCoupons } from '#contract/promotions.ts'
import { readDraft, saveDraft } from './order-draft.ts'

export type Coupon = ReplyOf<typeof listMyCoupons>['items'][number]

/** Choices made by buttons, in addition to typed fields. */
export interface OrderChoices {
  readonly coupon: Pick<Coupon, 'id' | 'name'> | null
  /** An accepted promotion code, and its expiry. */
  readonly promotion: { readonly code: string; readonly until: string | null } | null
  readonly method: string | null
}

const nothing: OrderChoices = { coupon: null, promotion: null, method: null }

/** Choices that survive a reload. Restored after hydration. */
export function useOrderChoices(buyerId: string) {
  const [chosen, setChosen] = useState(nothing)

  useEffect(() => setChosen({ ...nothing, ...readDraft(buyerId)?.chosen }), [buyerId])

  const choose = useCallback(
    (change: Partial<OrderChoices>) =>
      setChosen((before) => {
        const after = { ...before, ...change }
        saveDraft(buyerId, { chosen: after })
        return after
      }),
    [buyerId],
  )
  return [chosen, choose] as const
}
