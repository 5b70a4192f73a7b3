import { type UseQueryResult, useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { AdminInquiry } from '#contract/admin-inquiries.ts'
import { getMember } from '#contract/admin-members.ts'
import { languageNames } from '#texts/language-names.ts'
import { InquiryStatus } from '#web/inquiries/inquiry-status.tsx'
import { useFormat } from '#web/language/use-format.ts'
import { DefinitionList } from '#web/ui/definition-list.tsx'
import { Money } from '#web/ui/money.tsx'
import { Loading, SkeletonText } from '#web/ui/skeleton.tsx'
import { useAdminText } from '../frame/admin-text.ts'
import { FactLink, MailLink } from '../frame/fact-link.tsx'
import { LoadProblem } from '../frame/load-problem.tsx'
import { useMay } from '../frame/role.tsx'
import { ordersByEmail } from '../order/order-queries.ts'
import { Part } from '../order/part.tsx'
import { customerInquiriesAddress } from './inquiry-address.ts'
import { inquiriesByEmail } from './inquiry-queries.ts'

interface CustomerProps {
  readonly inquiry: AdminInquiry
}

/** The customer of an inquiry, with earlier orders and inquiries. */
export function InquiryCustomer({ inquiry }: CustomerProps) {
  const { inquiries, queue } = useAdminText()
  const labels = inquiries.customer

  return (
    <>
      <Part title={labels.title} note={inquiry.is_member ? queue.member : queue.guest}>
        <p className="pb-1 text-small font-strong">
          <WriterName inquiry={inquiry} />
        </p>
        <DefinitionList
          dense
          items={[
            { term: labels.email, value: <MailLink address={inquiry.writer_email} /> },
            { term: labels.language, value: languageNames[inquiry.language][1] },
            ...(inquiry.order_number ? [reportOf(inquiry.order_number, labels.report)] : []),
          ]}
        />
      </Part>
      <Orders inquiry={inquiry} />
      <OtherInquiries inquiry={inquiry} />
    </>
  )
}

/** Returns a link to the result sheet that the inquiry is about. */
const reportOf = (orderNumber: string, term: string) => ({
  term,
  value: <FactLink to={`/admin/orders/${orderNumber}/sheet`}>{orderNumber}</FactLink>,
})

/** The author's name; for a member, a link to the member. */
function WriterName({ inquiry: { member_id, writer_name, writer_email } }: CustomerProps) {
  const may = useMay()
  if (!member_id || !may(getMember)) return writer_name
  const search = new URLSearchParams({ q: writer_email, open: member_id })
  return <FactLink to={`/admin/member-management?${search}`}>{writer_name}</FactLink>
}

function Orders({ inquiry: { writer_email: email } }: CustomerProps) {
  const labels = useAdminText().inquiries.customer
  const { date } = useFormat()
  const query = useQuery(ordersByEmail(email))

  return (
    <Part title={labels.orders}>
      <History query={query} empty={labels.noOrders}>
        {query.data?.items.map(({ order_number: number, ...order }) => (
          <HistoryLine
            key={number}
            to={`/admin/orders/${number}`}
            name={number}
            end={'total_price' in order && <Money amount={order.total_price} />}
            facts={`${order.status_label} · ${date(order.created_at)}`}
          />
        ))}
      </History>
      {query.data && query.data.total > query.data.items.length && (
        <p className="pt-2 text-small">
          <FactLink to={`/admin/orders?${new URLSearchParams({ q: email })}`}>
            {labels.allOrders}
          </FactLink>
        </p>
      )}
    </Part>
  )
}

function OtherInquiries({ inquiry: { id, writer_email: email } }: CustomerProps) {
  const labels = useAdminText().inquiries.customer
  const { date } = useFormat()
  const query = useQuery(inquiriesByEmail(email))
  const others = query.data?.items.filter(
    (other) => other.id !== id && other.writer_email === email,
  )

  return (
    <Part title={labels.inquiries}>
      <History query={query} empty={labels.noInquiries}>
        {others?.map((other) => (
          <HistoryLine
            key={other.id}
            to={customerInquiriesAddress(email, other.id)}
            name={other.title}
            end={<InquiryStatus status={other.status} onBoard={false} />}
            facts={date(other.created_at)}
          />
        ))}
      </History>
      {query.data && query.data.total > query.data.items.length && (
        <p className="pt-2 text-small">
          <FactLink to={customerInquiriesAddress(email)}>{labels.allInquiries}</FactLink>
        </p>
      )}
    </Part>
  )
}

interface HistoryProps {
  readonly query: Pick<UseQueryResult, 'error' | 'isError' | 'isFetching' | 'refetch' | 'data'>
  readonly empty: string
  readonly children: ReactNode[] | undefined
}

function History({ query, empty, children }: HistoryProps) {
  if (!children) {
    return query.isError ? (
      <LoadProblem query={query} />
    ) : (
      <Loading>
        <SkeletonText lines={2} />
      </Loading>
    )
  }
  if (children.length === 0) return <p className="text-small text-muted">{empty}</p>
  return <ul className="text-small">{children}</ul>
}

interface HistoryLineProps {
  readonly to: string
  readonly name: string
  readonly end: ReactNode
  readonly facts: string
}

const HistoryLine = ({ to, name, end, facts }: HistoryLineProps) => (
  <li className="border-b border-sand py-1.5 last:border-0">
    <p className="flex flex-wrap items-baseline justify-between gap-x-4">
      <FactLink to={to}>
        <span className="wrap-anywhere">{name}</span>
      </FactLink>
      <span className="text-tiny">{end}</span>
    </p>
    <p className="text-tiny text-muted">{facts}</p>
  </li>
)
