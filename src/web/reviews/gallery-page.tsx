import type { LoaderFunctionArgs } from 'react-router'
import { useLoaderData, useSearchParams } from 'react-router'
import { listReviews } from '#contract/reviews.ts'
import { useText } from '#web/language/use-text.ts'
import { BackToSection } from '#web/layout/back-to-section.tsx'
import { endAtLastPage } from '#web/layout/end-at-last-page.ts'
import { loadTitle } from '#web/layout/page-title.ts'
import { stayOnQuery } from '#web/layout/stay-on-query.ts'
import { pageContext } from '#web/page-context.ts'
import { Page } from '#web/ui/page.tsx'
import { pageNumberIn } from '#web/ui/pager-numbers.ts'
import { Gallery } from './gallery.tsx'
import { galleryInput } from './queries.ts'

/** Null reviews: they could not be read now, and the browser asks once more. */
export async function loader({ context, request }: LoaderFunctionArgs) {
  const url = new URL(request.url)
  const page = pageNumberIn(url.searchParams)
  const [title, reviews] = await Promise.all([
    loadTitle(context, ({ reviews: text }) => text.gallery.pageTitle),
    context
      .get(pageContext)
      .call(listReviews, galleryInput(page))
      .catch(() => null),
  ])
  endAtLastPage(url, page, reviews)
  return { ...title, reviews }
}

export const shouldRevalidate = stayOnQuery

export const meta = ({ loaderData }: { readonly loaderData?: { readonly title: string } }) => [
  { title: loaderData?.title },
]

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
