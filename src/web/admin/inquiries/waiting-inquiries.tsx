import { useQuery } from '@tanstack/react-query'
import { useFormat } from '#web/language/use-format.ts'
import { useText } from '#web/language/use-text.ts'
import { useAdminText } from '../frame/admin-text.ts'
import { FactLink } from '../frame/fact-link.tsx'
import { useNow } from '../frame/use-now.ts'
import { RowLink } from '../list/row-link.tsx'
import { todaysInquiryAddress, WAITING_ADDRESS } from './inquiry-address.ts'
import { waitingInquiries } from './inquiry-queries.ts'

/** Lists unanswered inquiries in today’s work; renders nothing if there are none. */
export function WaitingInquiries({ open }: { readonly open: string | null }) {
  const labels = useAdminText().inquiries
  const { inquiryTypes } = useText().inquiries
  const { number, relative } = useFormat()
  const now = useNow()
  const { data } = useQuery(waitingInquiries)
  if (!data?.total) return null

  return (
    <section aria-label={labels.title}>
      <div className="flex flex-wrap items-center justify-between gap-x-4 border-b border-sand bg-sheet px-4 py-1.5 text-tiny lg:px-5.5">
        <h2>{labels.waiting(number(data.total))}</h2>
        <FactLink to={WAITING_ADDRESS}>{labels.allWaiting}</FactLink>
      </div>
      <ul>
        {data.items.map((inquiry) => (
          <RowLink
            key={inquiry.id}
            name={inquiry.id}
            to={todaysInquiryAddress(inquiry.id)}
            isOpen={inquiry.id === open}
            title={inquiry.title}
            titleEnd={relative(inquiry.created_at, now)}
            facts={[inquiry.writer_name]}
            factsEnd={inquiryTypes[inquiry.inquiry_type]}
          />
        ))}
      </ul>
    </section>
  )
}
