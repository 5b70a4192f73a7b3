import { useQuery } from '@tanstack/react-query'
import type { OrderProof } from '#web/own-orders/my-orders-queries.ts'
import { ownSurvey } from '#web/own-orders/own-survey.ts'

/** Whether a sheet cannot be finished, since photos and body data were erased with the consent. */
export function useIsReportStopped(isInWork: boolean, proof: OrderProof): boolean {
  const { data: survey } = useQuery({ ...ownSurvey(proof), enabled: isInWork })
  return isInWork && survey?.hasSensitiveData === false
}
