import { useCallback, useEffect, useState } from 'react'
import type { ReplyOf } from '#contract/endpoint.ts'
import type { listMyCoupons } from '#contract/promotions.ts'
import { readDraft, saveDraft } from './order-draft.ts'

export type Coupon = ReplyOf<typeof listMyCoupons>['items'][number]

/** What a press chose, beside what stands in the fields. */
export interface OrderChoices {
  readonly coupon: Pick<Coupon, 'id' | 'name'> | null
  /** A promotion code that the server found good, and until when it is. */
  readonly promotion: { readonly code: string; readonly until: string | null } | null
  readonly method: string | null
}

const nothing: OrderChoices = { coupon: null, promotion: null, method: null }

/** OrderChoices things that outlive a reload. They are put back after the page has come alive. */
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
