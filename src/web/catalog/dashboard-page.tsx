import type { LoaderFunctionArgs } from 'react-router'
import { ConsultingTiles } from '#web/content/consulting-types.tsx'
import { useText } from '#web/language/use-text.ts'
import { loadTitle } from '#web/layout/page-title.ts'
import { Page } from '#web/ui/page.tsx'

export const loader = ({ context }: LoaderFunctionArgs) =>
  loadTitle(context, ({ content }) => content.types.title)

export const meta = ({ loaderData }: { readonly loaderData?: { readonly title: string } }) => [
  { title: loaderData?.title },
]

/** Three pictures to choose by; each leads to the product. */
export default function DashboardPage() {
  const text = useText().content.types

  return (
    <Page title={text.title} width="page">
      <ConsultingTiles />
    </Page>
  )
}
