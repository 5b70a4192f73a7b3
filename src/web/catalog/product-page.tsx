import type { LoaderFunctionArgs, ShouldRevalidateFunctionArgs } from 'react-router'
import { useLoaderData } from 'react-router'
import { ConsultantSection } from '#web/consultant/consultant-section.tsx'
import { describePage } from '#web/layout/describe-page.ts'
import { pageMeta } from '#web/layout/page-meta.ts'
import type { PublicHandle } from '#web/layout/public-handle.ts'
import { skipQueryRevalidation } from '#web/layout/skip-query-revalidation.ts'
import { pageContext } from '#web/page-context.ts'
import type { FontsHandle } from '#web/ui/fonts/language-fonts.tsx'
import { Column } from '#web/ui/page.tsx'
import { StickyActionBar } from '#web/ui/sticky-action-bar.tsx'
import { loadProductPage } from './load-product-page.ts'
import { NotifyMe } from './notify-me.tsx'
import { OrderAction } from './order-action.tsx'
import { PhotosToSend } from './photos-to-send.tsx'
import { productOf } from './product-data.ts'
import { ProductHead } from './product-head.tsx'
import { knownPlaceIn, PRODUCT_PAGE, productIn } from './product-place.ts'
import { ProductSample } from './product-sample.tsx'
import { ProductTabs } from './product-tabs.tsx'

export const handle = {
  fonts: 'first view',
  public: { query: knownPlaceIn },
} satisfies FontsHandle & PublicHandle

export async function loader({ context, request }: LoaderFunctionArgs) {
  const url = new URL(request.url)
  const data = await loadProductPage(context.get(pageContext), url)
  const { name, summary, image_url } = data.product
  const page = await describePage(context, ({ titled }) => ({
    title: titled(name),
    description: summary,
    picture: image_url,
    address: PRODUCT_PAGE + data.query,
  }))
  return { ...data, page }
}

/** A different product is a different page, although only the query changes. */
export const shouldRevalidate = (change: ShouldRevalidateFunctionArgs): boolean =>
  nameOf(change.currentUrl) === nameOf(change.nextUrl)
    ? skipQueryRevalidation(change)
    : change.defaultShouldRevalidate

const nameOf = ({ searchParams }: URL) => Object.values(productIn(searchParams)).join()

export const meta = pageMeta<Awaited<ReturnType<typeof loader>>>((facts) => [productOf(facts)])

/** Presents a product: contents, price, reviews, and the order button. Source: PRD-01, PRD-03. */
export default function ProductPage() {
  const data = useLoaderData<typeof loader>()
  const { product, choices, sample, consultant } = data
  const isAnySold = product.is_active || choices.length > 0

  return (
    <Column width="column" className="md:pb-16">
      <ProductHead {...data} sample={sample?.sample ?? null} />
      <NotifyMe kinds={isAnySold ? [] : [product.consulting_type]} />
      {sample && <ProductSample {...sample} />}
      {sample && <PhotosToSend kind={sample.kind} />}
      <ConsultantSection consultant={consultant} className="-mx-gutter mt-16 md:mx-0 md:mt-24" />
      <ProductTabs key={data.product.product_id} data={data} />
      <StickyActionBar>
        <div className="md:hidden">
          <OrderAction product={data.product} query={data.query} />
        </div>
      </StickyActionBar>
    </Column>
  )
}
