import { useQueryClient } from '@tanstack/react-query'
import { useNavigate, useParams } from 'react-router'
import { nextAfter } from '../list/next-after.ts'
import { todaysInquiryAddress } from './inquiry-address.ts'
import { waitingInquiries } from './inquiry-queries.ts'
import { OpenedInquiry } from './opened-inquiry.tsx'

/** Shows an inquiry beside today’s work; opens the next unanswered one once it is answered. */
export default function TodaysInquiryPage() {
  const { inquiryId = '' } = useParams()
  const navigate = useNavigate()
  const queries = useQueryClient()
  const rows = () => queries.getQueryData(waitingInquiries.queryKey)?.items ?? []

  function follow(id: string) {
    const next = nextAfter(rows(), id)
    void navigate(next ? todaysInquiryAddress(next.id) : '/admin', { preventScrollReset: true })
  }

  return (
    <OpenedInquiry
      key={inquiryId}
      id={inquiryId}
      fromList={rows().find(({ id }) => id === inquiryId)}
      backTo="/admin"
      onAnswered={follow}
    />
  )
}
