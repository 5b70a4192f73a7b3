import type { LoaderFunctionArgs } from 'react-router'
import { ConsultingTiles } from '#web/content/consulting-types.tsx'
import { useText } from '#web/language/use-text.ts'
import { loadTitle } from '#web/layout/page-title.ts'
import { BackLink } from '#web/ui/back-link.tsx'
import { Page } from '#web/ui/page.tsx'

export const loader = ({ context }: LoaderFunctionArgs) =>
  loadTitle(context, ({ content }) => content.types.title)

export const meta = ({ loaderData }: { readonly loaderData?: { readonly title: string } }) => [
  { title: loaderData?.title },
]

/** Three pictures to choose by; each leads to the product. Source: NAV-02. */
export default function DashboardPage() {
  const { catalog, content } = useText()

  return (
    <Page
      title={content.types.title}
      intro={content.types.intro}
      above={<BackLink to="/user/consulting">{catalog.consulting.about}</BackLink>}
      width="page"
    >
      <ConsultingTiles />
    </Page>
  )
}
