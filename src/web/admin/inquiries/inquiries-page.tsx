import { useNavigate, useSearchParams } from 'react-router'
import { type AdminInquiry, listInquiries } from '#contract/admin-inquiries.ts'
import { call } from '#web/api/client.ts'
import { InquiryStatus } from '#web/inquiries/inquiry-status.tsx'
import { languageAttributes } from '#web/language/language-attributes.ts'
import { useFormat } from '#web/language/use-format.ts'
import { useText } from '#web/language/use-text.ts'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { LockIcon } from '#web/ui/icons.tsx'
import { useAdminText } from '../frame/admin-text.ts'
import { editOnArrival } from '../frame/edit-on-arrival.ts'
import { useNow } from '../frame/use-now.ts'
import { ListChips, ListSearch } from '../list/list-filters.tsx'
import { ListMoreFilters, ListSelect } from '../list/list-more-filters.tsx'
import { ListScreen } from '../list/list-screen.tsx'
import { nextAfter } from '../list/next-after.ts'
import { useList } from '../list/use-list.ts'
import { INQUIRIES_KEY, REFRESH_MS } from './inquiry-queries.ts'
import { OpenedInquiry } from './opened-inquiry.tsx'
import { useMarkInquiriesSeen } from './use-new-inquiries.ts'

/** Lists inquiries, unanswered ones oldest first, and answers them beside the list. */
export default function InquiriesPage() {
  const { inquiries: labels, moderation, toSite } = useAdminText()
  const text = useText().inquiries
  const { relative } = useFormat()
  const now = useNow()
  const navigate = useNavigate()
  const [search] = useSearchParams()
  const list = useList({
    schema: listInquiries.query,
    key: [...INQUIRIES_KEY, 'list'],
    fetchPage: (query, signal) => call(listInquiries, { query }, { signal }),
    refreshMs: REFRESH_MS,
  })
  useMarkInquiriesSeen()
  const rows = list.query.data?.items ?? []
  const receivedAgo = ({ created_at }: AdminInquiry) => relative(created_at, now)
  const state = ({ status, is_hidden, erased_at }: AdminInquiry) =>
    erased_at || is_hidden ? (
      <span className="font-strong text-clay">
        {erased_at ? moderation.visibilities.REMOVED : moderation.visibilities.HIDDEN}
      </span>
    ) : (
      <InquiryStatus status={status} onBoard={false} />
    )

  /** An answered inquiry leaves the list of waiting ones; open the next one. */
  function follow(id: string) {
    if (search.get('status') !== 'PENDING') return
    const next = nextAfter(rows, id)
    void navigate(next ? list.addressOf(next.id) : list.closed, { preventScrollReset: true })
  }

  return (
    <ListScreen
      list={list}
      labels={labels}
      idOf={({ id }) => id}
      emptyAction={
        <ButtonLink kind="secondary" size="small" to="/user/product-inquiries">
          {toSite}
        </ButtonLink>
      }
      filters={
        <>
          <ListSearch name="q" label={labels.search} />
          <ListChips name="status" label={labels.status} values={text.statuses} />
          <ListMoreFilters names={['product_type', 'inquiry_type', 'is_private', 'sight']}>
            <ListSelect
              name="product_type"
              label={text.filters.product}
              anyLabel={text.filters.any}
              values={text.productTypes}
            />
            <ListSelect
              name="inquiry_type"
              label={text.filters.kind}
              anyLabel={text.filters.any}
              values={text.inquiryTypes}
            />
            <ListSelect
              name="is_private"
              label={labels.privacy}
              anyLabel={text.filters.any}
              values={labels.privacies}
            />
            <ListSelect
              name="sight"
              label={moderation.title}
              anyLabel={moderation.anyVisibility}
              values={moderation.visibilities}
            />
          </ListMoreFilters>
        </>
      }
      columns={[
        { name: 'title', label: labels.columns.title, cell: (row) => <Title inquiry={row} /> },
        {
          name: 'writer',
          label: labels.columns.writer,
          breaks: true,
          cell: ({ writer_name }) => writer_name,
        },
        {
          name: 'kind',
          label: labels.columns.kind,
          cell: ({ inquiry_type }) => text.inquiryTypes[inquiry_type],
        },
        { name: 'status', label: labels.columns.status, cell: state },
        { name: 'received', label: labels.columns.received, numeric: true, cell: receivedAgo },
      ]}
      card={(row) => ({
        title: <Title inquiry={row} />,
        titleEnd: receivedAgo(row),
        facts: [row.writer_name, text.inquiryTypes[row.inquiry_type]],
        factsEnd: state(row),
      })}
      opened={(id) => (
        <OpenedInquiry
          id={id}
          fromList={rows.find((row) => row.id === id)}
          backTo={list.closed}
          onAnswered={follow}
        />
      )}
      onEdit={(id) =>
        void navigate(list.addressOf(id), {
          state: editOnArrival,
          replace: id === list.open,
          preventScrollReset: true,
        })
      }
      keys={[
        { keys: ['E'], action: labels.keys.answer },
        { keys: ['⌘/Ctrl', 'Enter'], action: labels.keys.send },
      ]}
    />
  )
}

function Title({ inquiry }: { readonly inquiry: AdminInquiry }) {
  const { locked } = useText().inquiries
  return (
    <>
      {inquiry.is_private && (
        <>
          <LockIcon className="mr-1.5 inline size-3.5 align-[-0.1em]" />
          <span className="sr-only">{locked} </span>
        </>
      )}
      <span {...languageAttributes(inquiry.language)}>{inquiry.title}</span>
    </>
  )
}
