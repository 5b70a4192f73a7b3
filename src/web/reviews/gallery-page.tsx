import type { LoaderFunctionArgs } from 'react-router'
import { useLoaderData, useSearchParams } from 'react-router'
import { listReviews } from '#contract/reviews.ts'
import { useText } from '#web/language/use-text.ts'
import { BackToSection } from '#web/layout/back-to-section.tsx'
import { describePage } from '#web/layout/describe-page.ts'
import { pageMeta } from '#web/layout/page-meta.ts'
import type { PublicHandle } from '#web/layout/public-handle.ts'
import { redirectToLastPage } from '#web/layout/redirect-to-last-page.ts'
import { skipQueryRevalidation } from '#web/layout/skip-query-revalidation.ts'
import { pageContext } from '#web/page-context.ts'
import { Page } from '#web/ui/page.tsx'
import { knownPageIn, pageNumberIn } from '#web/ui/pager-numbers.ts'
import { lookFilterIn } from './filter-in-address.ts'
import { Gallery } from './gallery.tsx'
import { galleryInput } from './queries.ts'
import { addressOfFilter } from './review-filter.ts'

export const handle = {
  public: { query: (asked) => ({ ...lookFilterIn(asked), ...knownPageIn(asked) }) },
} satisfies PublicHandle

/** `reviews` is null if they could not be read; the browser retries. */
export async function loader({ context, request }: LoaderFunctionArgs) {
  const url = new URL(request.url)
  const page = pageNumberIn(url.searchParams)
  const filter = lookFilterIn(url.searchParams)
  const [described, reviews] = await Promise.all([
    describePage(context, ({ titled, gallery }, { reviews: text }) => ({
      title: titled(text.gallery.pageTitle),
      description: gallery,
    })),
    context
      .get(pageContext)
      .call(listReviews, galleryInput(filter, page))
      .catch(() => null),
  ])
  redirectToLastPage(url, page, reviews)
  return { reviews, asked: addressOfFilter(filter), page: described }
}

export const shouldRevalidate = skipQueryRevalidation

export const meta = pageMeta()

/** Lists all reviews, sixteen per page, filtered by the address. Source: GAL-01. */
export default function GalleryPage() {
  const { reviews, asked } = useLoaderData<typeof loader>()
  const text = useText().reviews.gallery
  const [search] = useSearchParams()
  const filter = lookFilterIn(search)

  return (
    <Page
      title={text.title}
      intro={text.intro}
      above={<BackToSection name="review" />}
      width="page"
    >
      <Gallery
        rendered={asked === addressOfFilter(filter) ? reviews : null}
        filter={filter}
        page={pageNumberIn(search)}
      />
    </Page>
  )
}
