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
  /** As the list has it: shown until it is read itself. */
  readonly seen: AdminInquiry | undefined
  readonly back: string
  readonly onAnswered: (id: string) => void
}

/** The inquiry that the address opens, whatever the list is narrowed to. */
export function OpenedInquiry({ id, seen, back, onAnswered }: OpenedInquiryProps) {
  const labels = useAdminText().inquiries
  const query = useQuery({ ...adminInquiry(id), ...(seen && { placeholderData: seen }) })

  if (isRefusal(query.error, 'NOT_FOUND', 'VALIDATION_FAILED')) {
    return <ItemNotFound title={labels.notHere} back={back} />
  }
  if (!query.data) return query.isError ? <LoadProblem query={query} /> : <DetailSkeleton />
  return (
    <>
      {query.isError && <LoadProblem query={query} />}
      <InquiryDetail inquiry={query.data} onAnswered={onAnswered} />
    </>
  )
}
