import { useQuery } from '@tanstack/react-query'
import { pageSizes } from '#domain/limits/limits.ts'
import { useText } from '#web/language/use-text.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { PagedList } from '#web/ui/paged-list.tsx'
import { Loading, Skeleton } from '#web/ui/skeleton.tsx'
import { type FaqPage, faqsOfPage } from './content-queries.ts'
import { FaqList } from './faq-list.tsx'

interface FaqPagesProps {
  /** The server-rendered page of questions; null if it could not be read. */
  readonly rendered: FaqPage | null
  readonly page: number
}

/** Lists pages of questions that expand. Source: FAQ-01. */
export function FaqPages({ rendered, page }: FaqPagesProps) {
  const text = useText().content.faq
  const query = useQuery(faqsOfPage(page, rendered))

  if (query.data?.total === 0) return <EmptyState title={text.empty} text={text.emptyText} />
  return (
    <PagedList
      page={page}
      query={query}
      rendered={rendered}
      failed={text.failed}
      onRetry={() => window.location.reload()}
      skeleton={<FaqsToCome />}
    >
      {({ items }) => (
        <div className="-mt-px">
          <FaqList faqs={items} level={2} />
        </div>
      )}
    </PagedList>
  )
}

const skeleton = Array.from({ length: pageSizes.faqs }, (_, at) => `row-${at}`)

const FaqsToCome = () => (
  <Loading>
    {skeleton.map((key) => (
      <div key={key} className="border-b border-ink py-6">
        <Skeleton className="h-8 w-3/5" />
      </div>
    ))}
  </Loading>
)
