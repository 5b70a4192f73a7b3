import type { LoaderFunctionArgs } from 'react-router'
import { useLoaderData, useSearchParams } from 'react-router'
import { listReviews } from '#contract/reviews.ts'
import { useText } from '#web/language/use-text.ts'
import { BackToSection } from '#web/layout/back-to-section.tsx'
import { describePage } from '#web/layout/describe-page.ts'
import { endAtLastPage } from '#web/layout/end-at-last-page.ts'
import { pageMeta } from '#web/layout/page-meta.ts'
import type { PublicHandle } from '#web/layout/public-handle.ts'
import { stayOnQuery } from '#web/layout/stay-on-query.ts'
import { pageContext } from '#web/page-context.ts'
import { Page } from '#web/ui/page.tsx'
import { knownPageIn, pageNumberIn } from '#web/ui/pager-numbers.ts'
import { Gallery } from './gallery.tsx'
import { galleryInput } from './queries.ts'

export const handle = { public: { query: knownPageIn } } satisfies PublicHandle

/** Null reviews: they could not be read now, and the browser asks once more. */
export async function loader({ context, request }: LoaderFunctionArgs) {
  const url = new URL(request.url)
  const page = pageNumberIn(url.searchParams)
  const [described, reviews] = await Promise.all([
    describePage(context, ({ titled, gallery }, { reviews: text }) => ({
      title: titled(text.gallery.pageTitle),
      description: gallery,
    })),
    context
      .get(pageContext)
      .call(listReviews, galleryInput(page))
      .catch(() => null),
  ])
  endAtLastPage(url, page, reviews)
  return { reviews, page: described }
}

export const shouldRevalidate = stayOnQuery

export const meta = pageMeta()

/** What every customer says, sixteen a page. Source: GAL-01. */
export default function GalleryPage() {
  const { reviews } = useLoaderData<typeof loader>()
  const text = useText().reviews.gallery
  const [search] = useSearchParams()

  return (
    <Page
      title={text.title}
      intro={text.intro}
      above={<BackToSection name="review" />}
      width="page"
    >
      <Gallery rendered={reviews} page={pageNumberIn(search)} />
    </Page>
  )
}
