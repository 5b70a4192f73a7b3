import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { getPhotoRecord, storePhotosLonger } from '#contract/photo-record.ts'
import type { ExtraDays } from '#domain/surveys/photo-retention.ts'
import type { ApiRefusal } from '#web/api/api-refusal.ts'
import { call } from '#web/api/client.ts'
import { reads } from '#web/api/order-reads.ts'
import { type OrderProof, proven } from './my-orders-queries.ts'

export const photoRecord = (proof: OrderProof) =>
  queryOptions({
    queryKey: [reads.orders, 'photo-record', proof.orderNumber, proof.guestToken ?? null],
    queryFn: ({ signal }) => call(getPhotoRecord, proven(proof), { signal }),
    // Somebody may have looked meanwhile, and links expire.
    staleTime: 0,
  })

export function useKeepPhotos(proof: OrderProof) {
  const queries = useQueryClient()
  return useMutation<undefined, ApiRefusal, ExtraDays | null>({
    mutationFn: (extra_days) => call(storePhotosLonger, { ...proven(proof), body: { extra_days } }),
    onSettled: () => queries.invalidateQueries({ queryKey: photoRecord(proof).queryKey }),
  })
}
