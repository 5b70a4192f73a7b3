import { queryOptions } from '@tanstack/react-query'
import { isOffered } from '#consultings/kinds.ts'
import { type KindOnScreen, kindOnScreen } from '#consultings/kinds-on-screen.ts'
import { getSurvey, type Survey } from '#contract/surveys.ts'
import { call } from '#web/api/client.ts'
import { nullIfRefused } from '#web/api/null-if-refused.ts'
import { reads } from '#web/api/order-reads.ts'
import { type OrderProof, proven } from '#web/own-orders/my-orders-queries.ts'

/** A photo that the studio asked for. */
export interface AskedPhoto {
  readonly request: Survey['photo_requests'][number]
  /** The photo that would be replaced; null: none is there. */
  readonly current: Survey['images'][number] | null
  /** Screen parts of the order's kind; null if it is no longer offered. */
  readonly kindScreen: KindOnScreen | null
}

/** Reads the photo of a request; null if the order has no such request. */
export const askedPhoto = (proof: OrderProof, id: string) =>
  queryOptions({
    queryKey: [reads.orders, 'photo-request', proof.orderNumber, proof.guestToken ?? null, id],
    queryFn: async ({ client, signal }): Promise<AskedPhoto | null> => {
      const survey = await nullIfRefused(call(getSurvey, proven(proof), { signal }), ['NOT_FOUND'])
      const request = survey?.photo_requests.find((it) => it.id === id)
      if (!survey || !request) return null
      const { photo_id, name } = request
      const current = survey.images.find(
        (it) => it.id === photo_id || (name !== null && it.name === name),
      )
      const type = survey.consulting_type
      return {
        request,
        current: current ?? null,
        kindScreen: isOffered(type) ? await client.ensureQueryData(kindOnScreen(type)) : null,
      }
    },
    staleTime: 0,
  })
