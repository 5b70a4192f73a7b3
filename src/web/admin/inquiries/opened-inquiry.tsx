import { useQuery } from '@tanstack/react-query'
import type { AdminInquiry } from '#contract/admin-inquiries.ts'
import { isRefusal } from '#web/api/api-refusal.ts'
import { useAdminText } from '../frame/admin-text.ts'
import { LoadProblem } from '../frame/load-problem.tsx'
import { DetailSkeleton, NotThere } from '../list/opened.tsx'
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
  const words = useAdminText().inquiries
  const asked = useQuery({ ...adminInquiry(id), ...(seen && { placeholderData: seen }) })

  if (isRefusal(asked.error, 'NOT_FOUND', 'VALIDATION_FAILED')) {
    return <NotThere title={words.notHere} back={back} />
  }
  if (!asked.data) return asked.isError ? <LoadProblem of={asked} /> : <DetailSkeleton />
  return (
    <>
      {asked.isError && <LoadProblem of={asked} />}
      <InquiryDetail inquiry={asked.data} onAnswered={onAnswered} />
    </>
  )
}
