import { useQuery } from '@tanstack/react-query'
import type { AdminInquiry } from '#contract/admin-inquiries.ts'
import { isRefusal } from '#web/api/api-refusal.ts'
import { useAdminText } from '../frame/admin-text.ts'
import { LoadProblem } from '../frame/load-problem.tsx'
import { DetailSkeleton, ItemNotFound } from '../list/opened-row.tsx'
import { InquiryDetail } from './inquiry-detail.tsx'
import { adminInquiry } from './inquiry-queries.ts'

interface OpenedInquiryProps {
  readonly id: string
  /** The inquiry from the list, shown while its details load. */
  readonly fromList: AdminInquiry | undefined
  readonly backTo: string
  readonly onAnswered: (id: string) => void
}

/** Shows the inquiry that the address opens, whether or not the list contains it. */
export function OpenedInquiry({ id, fromList, backTo, onAnswered }: OpenedInquiryProps) {
  const labels = useAdminText().inquiries
  const query = useQuery({ ...adminInquiry(id), ...(fromList && { placeholderData: fromList }) })

  if (isRefusal(query.error, 'NOT_FOUND', 'VALIDATION_FAILED')) {
    return <ItemNotFound title={labels.notHere} backTo={backTo} />
  }
  if (!query.data) return query.isError ? <LoadProblem query={query} /> : <DetailSkeleton />
  return (
    <>
      {query.isError && <LoadProblem query={query} />}
      <InquiryDetail inquiry={query.data} onAnswered={onAnswered} />
    </>
  )
}
