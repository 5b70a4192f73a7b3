import type { LoaderFunctionArgs } from 'react-router'
import { useLoaderData } from 'react-router'
import { getProduct } from '#contract/catalog.ts'
import { ConsultingTiles } from '#web/content/consulting-types.tsx'
import { useText } from '#web/language/use-text.ts'
import { loadTitle } from '#web/layout/page-title.ts'
import { pageContext } from '#web/page-context.ts'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { Column } from '#web/ui/page.tsx'
import { StickyActionBar } from '#web/ui/sticky-action-bar.tsx'
import { ConsultingHead } from './consulting-head.tsx'
import { OrderAction } from './order-action.tsx'
import { SheetContents } from './sheet-contents.tsx'

export async function loader({ context }: LoaderFunctionArgs) {
  const { call } = context.get(pageContext)
  const [title, product] = await Promise.all([
    loadTitle(context, ({ catalog }) => catalog.consulting.pageTitle),
    call(getProduct, { params: { consulting_type: 'HAIR_CONSULTING' } }),
  ])
  return { ...title, product }
}

export const meta = ({ loaderData }: { readonly loaderData?: { readonly title: string } }) => [
  { title: loaderData?.title },
]

/** What the consulting is, its three types, what one gets, and the way to order it. Source: NAV-02. */
export default function ConsultingPage() {
  const { product } = useLoaderData<typeof loader>()
  const { catalog, content } = useText()
  const text = catalog.consulting

  return (
    <Column className="md:pb-16">
      <ConsultingHead product={product} />
      <section className="pt-section">
        <h2 className="display-chapter">{text.types}</h2>
        <p className="mt-3 mb-8 text-muted">{content.types.intro}</p>
        <div className="border-t border-ink">
          <ConsultingTiles />
        </div>
      </section>
      <SheetContents />
      <p className="flex flex-wrap gap-x-4 gap-y-3 pt-12 pb-16">
        <ButtonLink kind="secondary" to="/user/process">
          {text.process}
        </ButtonLink>
        <ButtonLink kind="secondary" to="/user/review">
          {text.reviews}
        </ButtonLink>
      </p>
      <StickyActionBar>
        <div className="md:hidden">
          <OrderAction product={product} />
        </div>
      </StickyActionBar>
    </Column>
  )
}
