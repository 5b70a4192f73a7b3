import type { LoaderFunctionArgs } from 'react-router'
import { useLoaderData, useSearchParams } from 'react-router'
import { listContents } from '#contract/content.ts'
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
import { contentsInput } from './content-queries.ts'
import { ContentsGrid } from './contents-grid.tsx'

export const handle = { public: { query: knownPageIn } } satisfies PublicHandle

/** `contents` is null if they could not be read; the browser retries. */
export async function loader({ context, request }: LoaderFunctionArgs) {
  const url = new URL(request.url)
  const page = pageNumberIn(url.searchParams)
  const [described, contents] = await Promise.all([
    describePage(context, ({ titled, contents }, { content }) => ({
      title: titled(content.contents.title),
      description: contents,
    })),
    context
      .get(pageContext)
      .call(listContents, contentsInput(page))
      .catch(() => null),
  ])
  redirectToLastPage(url, page, contents)
  return { contents, page: described }
}

export const shouldRevalidate = skipQueryRevalidation

export const meta = pageMeta()

/** Lists the studio's articles, sixteen per page. Source: CNT-01. */
export default function ContentsPage() {
  const { contents } = useLoaderData<typeof loader>()
  const text = useText().content.contents
  const [search] = useSearchParams()

  return (
    <Page
      title={text.title}
      intro={text.intro}
      above={<BackToSection name="contents" />}
      width="page"
    >
      <ContentsGrid rendered={contents} page={pageNumberIn(search)} />
    </Page>
  )
}
