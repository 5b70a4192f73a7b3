import { useQuery } from '@tanstack/react-query'
import { hasSensitiveData, type OrderProof } from './my-orders-queries.ts'

/** Whether a sheet in work cannot be finished, as photos and body data were erased with the consent. */
export function useIsSheetStopped(isInWork: boolean, proof: OrderProof): boolean {
  const { data: hasData } = useQuery({ ...hasSensitiveData(proof), enabled: isInWork })
  return isInWork && hasData === false
}
