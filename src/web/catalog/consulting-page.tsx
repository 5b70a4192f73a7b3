import type { LoaderFunctionArgs } from 'react-router'
import { useLoaderData } from 'react-router'
import { listProducts, type Product } from '#contract/catalog.ts'
import { ConsultingTiles } from '#web/content/consulting-types.tsx'
import { loadTileLinks } from '#web/content/tile-links.ts'
import { useText } from '#web/language/use-text.ts'
import { describePage } from '#web/layout/describe-page.ts'
import { pageMeta } from '#web/layout/page-meta.ts'
import type { PublicHandle } from '#web/layout/public-handle.ts'
import { pageContext } from '#web/page-context.ts'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { Column } from '#web/ui/page.tsx'
import { StickyActionBar } from '#web/ui/sticky-action-bar.tsx'
import { ConsultingHead } from './consulting-head.tsx'
import { choicesOf, firstOfKind } from './load-product.ts'
import { NotifyMe } from './notify-me.tsx'
import { OrderAction } from './order-action.tsx'
import { serviceOf } from './product-data.ts'
import { queryOfKind } from './product-place.ts'
import { ReportContents } from './report-contents.tsx'

export const handle = { public: {} } satisfies PublicHandle

export async function loader({ context }: LoaderFunctionArgs) {
  const { call } = context.get(pageContext)
  const [described, product, tiles, { items }] = await Promise.all([
    describePage(context, ({ titled, consulting }, { catalog }) => ({
      title: titled(catalog.consulting.pageTitle),
      description: consulting,
    })),
    firstOfKind(call, 'HAIR_CONSULTING'),
    loadTileLinks(context.get(pageContext)),
    call(listProducts, {}).catch(() => ({ items: [] })),
  ])
  const others = otherKinds(product, items)
  const alsoSold = items.filter((it) =>
    others.some(({ product_id }) => product_id === it.product_id),
  )
  return { product, tiles, others, alsoSold, page: described }
}

/** Returns the first product of each other kind on sale. */
const otherKinds = (own: Product | null, onSale: readonly Product[]) =>
  choicesOf(onSale).filter(
    ({ kind, query }) => kind !== own?.consulting_type && query === queryOfKind(kind),
  )

export const meta = pageMeta<Awaited<ReturnType<typeof loader>>>((facts) =>
  [facts.data.product ?? [], facts.data.alsoSold]
    .flat()
    .map((product) => serviceOf({ ...facts, data: { product } })),
)

/** Presents the consulting, its three types, what is included, and the order button. Source: NAV-02. */
export default function ConsultingPage() {
  const { product, tiles, others } = useLoaderData<typeof loader>()
  const { catalog, content } = useText()
  const text = catalog.consulting

  return (
    <Column className="md:pb-16">
      <ConsultingHead product={product} others={others} />
      <section className="pt-section">
        <h2 className="display-chapter">{text.types}</h2>
        <p className="mt-3 mb-8 text-muted">{content.types.intro}</p>
        <div className="border-t border-ink">
          <ConsultingTiles links={tiles} />
        </div>
      </section>
      <NotifyMe kinds={Object.values(tiles).flatMap(({ waitsFor }) => waitsFor ?? [])} />
      <ReportContents
        withColour={tiles.makeup.waitsFor === null && tiles.makeup.to !== tiles.hair.to}
      />
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
