import { useQuery } from '@tanstack/react-query'
import type { Order } from '#contract/orders.ts'
import { hasSensitiveData, type OrderProof } from './my-orders-queries.ts'

/** Whether a sheet cannot be finished, as photos and body data were erased with the consent to them. */
export function useIsSheetStopped({ report_status: status }: Order, proof: OrderProof): boolean {
  const isInWork = status === 0
  const { data: hasData } = useQuery({ ...hasSensitiveData(proof), enabled: isInWork })
  return isInWork && hasData === false
}
