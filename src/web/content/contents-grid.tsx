import { useQuery } from '@tanstack/react-query'
import type { Content } from '#contract/content.ts'
import { pageSizes } from '#domain/limits/limits.ts'
import { useText } from '#web/language/use-text.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { PagedList } from '#web/ui/paged-list.tsx'
import { Loading, Skeleton, SkeletonText } from '#web/ui/skeleton.tsx'
import { SlowLoad } from '#web/ui/slow-load.tsx'
import { ContentCard } from './content-card.tsx'
import { type ContentList, contentsOfPage } from './content-queries.ts'
import { useOpenContent } from './use-open-content.tsx'

interface ContentsGridProps {
  /** The server-rendered page of contents; null if it could not be read. */
  readonly rendered: ContentList | null
  readonly page: number
}

/** Shows cards that open their content, here or in a new tab. Source: CNT-01. */
export function ContentsGrid({ rendered, page }: ContentsGridProps) {
  const text = useText().content.contents
  const query = useQuery(contentsOfPage(page, rendered))

  if (query.data?.total === 0) return <EmptyState title={text.emptyPage} text={text.emptyText} />
  return (
    <PagedList
      page={page}
      query={query}
      rendered={rendered}
      failed={text.failed}
      onRetry={() => window.location.reload()}
      skeleton={<CardsToCome />}
    >
      {({ items }) => <Cards contents={items} />}
    </PagedList>
  )
}

const GRID = 'grid gap-x-7 gap-y-12 pt-8 sm:grid-cols-2 lg:grid-cols-4'

/** Without scripts, the text is shown below its card. */
function Cards({ contents }: { readonly contents: readonly Content[] }) {
  const text = useText().content.contents
  const { open, dialog } = useOpenContent()

  return (
    <>
      <ul aria-label={text.list} className={GRID}>
        {contents.map((content) => (
          <li key={content.id}>
            <ContentCard content={content} onOpen={open} level={2} />
            <div
              className="mt-4 hidden rich-text text-small noscript:block"
              // biome-ignore lint/security/noDangerouslySetInnerHtml: the server cleans it when it is shown
              dangerouslySetInnerHTML={{ __html: content.content }}
            />
          </li>
        ))}
      </ul>
      {dialog}
    </>
  )
}

const skeleton = Array.from({ length: pageSizes.contents }, (_, at) => `card-${at}`)

const CardsToCome = () => (
  <SlowLoad>
    <Loading>
      <div className={GRID}>
        {skeleton.map((key) => (
          <div key={key}>
            <Skeleton className="aspect-[3/2]" />
            <SkeletonText lines={3} className="mt-4" />
          </div>
        ))}
      </div>
    </Loading>
  </SlowLoad>
)
