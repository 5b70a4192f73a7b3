import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { ConsultingTiles } from '#web/content/consulting-types.tsx'
import { loadTileLinks } from '#web/content/tile-links.ts'
import { useText } from '#web/language/use-text.ts'
import { describePage } from '#web/layout/describe-page.ts'
import { pageMeta } from '#web/layout/page-meta.ts'
import type { PublicHandle } from '#web/layout/public-handle.ts'
import { pageContext } from '#web/page-context.ts'
import { BackLink } from '#web/ui/back-link.tsx'
import { Page } from '#web/ui/page.tsx'

export const handle = { public: {} } satisfies PublicHandle

export async function loader({ context }: LoaderFunctionArgs) {
  const [tiles, page] = await Promise.all([
    loadTileLinks(context.get(pageContext)),
    describePage(context, ({ titled, dashboard }) => ({
      ...dashboard,
      title: titled(dashboard.title),
    })),
  ])
  return { tiles, page }
}

export const meta = pageMeta()

/** Shows three tiles; each leads to its product. Source: NAV-02. */
export default function DashboardPage() {
  const { catalog, content } = useText()
  const { tiles } = useLoaderData<typeof loader>()

  return (
    <Page
      title={content.types.title}
      intro={content.types.intro}
      above={<BackLink to="/user/consulting">{catalog.consulting.about}</BackLink>}
      width="page"
    >
      <ConsultingTiles links={tiles} />
    </Page>
  )
}
