import { useQuery } from '@tanstack/react-query'
import { type LoaderFunctionArgs, useLoaderData, useSearchParams } from 'react-router'
import { listPublicInquiries } from '#contract/inquiries.ts'
import { pageSizes } from '#domain/limits/limits.ts'
import { useText } from '#web/language/use-text.ts'
import { describePage } from '#web/layout/describe-page.ts'
import { pageMeta } from '#web/layout/page-meta.ts'
import type { PublicHandle } from '#web/layout/public-handle.ts'
import { redirectToLastPage } from '#web/layout/redirect-to-last-page.ts'
import { skipQueryRevalidation } from '#web/layout/skip-query-revalidation.ts'
import { pageContext } from '#web/page-context.ts'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Page } from '#web/ui/page.tsx'
import { knownPageIn, pageNumberIn } from '#web/ui/pager-numbers.ts'
import { AskButton } from './ask-button.tsx'
import { InquiryBoard } from './inquiry-board.tsx'
import { InquiryFilters } from './inquiry-filters.tsx'
import { filtersIn, listAddress, publicInquiriesAddress } from './inquiry-place.ts'
import { publicInquiries } from './inquiry-queries.ts'

const queryIn = (search: URLSearchParams) => ({
  ...filtersIn(search),
  page: pageNumberIn(search),
  size: pageSizes.inquiries,
})

export const handle = {
  public: { query: (asked) => ({ ...filtersIn(asked), ...knownPageIn(asked) }) },
} satisfies PublicHandle

/** `list` is null if it could not be read; the browser retries. */
export async function loader({ context, request }: LoaderFunctionArgs) {
  const url = new URL(request.url)
  const query = queryIn(url.searchParams)
  const [list, page] = await Promise.all([
    context
      .get(pageContext)
      .call(listPublicInquiries, { query })
      .catch(() => null),
    describePage(context, ({ titled }, { inquiries }) => ({
      title: titled(inquiries.public.title),
      description: inquiries.public.description,
    })),
  ])
  redirectToLastPage(url, query.page, list)
  return { asked: JSON.stringify(query), list, page }
}

export const shouldRevalidate = skipQueryRevalidation

export const meta = pageMeta()

const addressOf = ({ page: _, size: __, ...filters }: ReturnType<typeof queryIn>, to: number) =>
  listAddress(publicInquiriesAddress, filters, to)

/** Lists everybody's inquiries with filters, and a button to ask. Source: INQ-01. */
export default function PublicInquiriesPage() {
  const text = useText().inquiries
  const { asked, list } = useLoaderData<typeof loader>()
  const [search] = useSearchParams()
  const filters = filtersIn(search)
  const query = queryIn(search)
  const inquiries = useQuery(publicInquiries(query, asked === JSON.stringify(query) ? list : null))
  const isNarrowed = Object.keys(filters).length > 0

  return (
    <Page title={text.public.title} intro={text.public.intro} width="column">
      <div className="flex flex-col gap-x-8 md:flex-row md:items-end md:justify-between">
        <div className="grow md:max-w-(--container-text)">
          <InquiryFilters filters={filters} />
        </div>
        <div className="flex justify-end pt-6 pb-2 md:pb-0">
          <AskButton kind="product" look={{ size: 'small' }} />
        </div>
      </div>
      <div className="pt-4">
        <InquiryBoard
          inquiries={inquiries}
          page={query.page}
          hrefOf={(to) => addressOf(query, to)}
          failed={text.productFailed}
          empty={
            isNarrowed ? (
              <EmptyState
                title={text.noneFound}
                text={text.noneFoundText}
                action={
                  <ButtonLink to={publicInquiriesAddress} kind="secondary" size="small">
                    {text.filters.clear}
                  </ButtonLink>
                }
              />
            ) : (
              <EmptyState title={text.empty} text={text.emptyText} />
            )
          }
        />
      </div>
    </Page>
  )
}
