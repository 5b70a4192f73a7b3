import type { LoaderFunctionArgs } from 'react-router'
import { useLoaderData, useSearchParams } from 'react-router'
import { listFaqs } from '#contract/content.ts'
import { useText } from '#web/language/use-text.ts'
import { BackToSection } from '#web/layout/back-to-section.tsx'
import { describePage } from '#web/layout/describe-page.ts'
import { pageMeta } from '#web/layout/page-meta.ts'
import type { PublicHandle } from '#web/layout/public-handle.ts'
import { redirectToLastPage } from '#web/layout/redirect-to-last-page.ts'
import { skipQueryRevalidation } from '#web/layout/skip-query-revalidation.ts'
import { pageContext } from '#web/page-context.ts'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { Page } from '#web/ui/page.tsx'
import { knownPageIn, pageNumberIn } from '#web/ui/pager-numbers.ts'
import { faqsInput } from './content-queries.ts'
import { faqPageOf } from './faq-data.ts'
import { FaqPages } from './faq-pages.tsx'

export const handle = { public: { query: knownPageIn } } satisfies PublicHandle

/** `faqs` is null if they could not be read; the browser retries. */
export async function loader({ context, request }: LoaderFunctionArgs) {
  const url = new URL(request.url)
  const page = pageNumberIn(url.searchParams)
  const [described, faqs] = await Promise.all([
    describePage(context, ({ titled, faq }, { content }) => ({
      title: titled(content.faq.title),
      description: faq,
    })),
    context
      .get(pageContext)
      .call(listFaqs, faqsInput(page))
      .catch(() => null),
  ])
  redirectToLastPage(url, page, faqs)
  return { faqs, page: described }
}

export const shouldRevalidate = skipQueryRevalidation

export const meta = pageMeta<Awaited<ReturnType<typeof loader>>>(({ data }) =>
  data.faqs?.items.length ? [faqPageOf(data.faqs.items)] : [],
)

/** Lists frequent questions, six per page. Source: FAQ-01. */
export default function FaqPage() {
  const { faqs } = useLoaderData<typeof loader>()
  const text = useText().content.faq
  const [search] = useSearchParams()

  return (
    <Page title={text.title} intro={text.intro} above={<BackToSection name="faq" />}>
      <FaqPages rendered={faqs} page={pageNumberIn(search)} />
      <p className="pt-8 text-center">
        <ButtonLink kind="secondary" to="/user/product-inquiries">
          {text.ask}
        </ButtonLink>
      </p>
    </Page>
  )
}
