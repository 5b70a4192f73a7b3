import type { LoaderFunctionArgs } from 'react-router'
import { useLoaderData } from 'react-router'
import { stayOnQuery } from '#web/layout/stay-on-query.ts'
import { pageContext } from '#web/page-context.ts'
import { Column } from '#web/ui/page.tsx'
import { StickyActionBar } from '#web/ui/sticky-action-bar.tsx'
import { loadProductPage, type ProductPageData } from './load-product-page.ts'
import { OrderAction } from './order-action.tsx'
import { ProductHead } from './product-head.tsx'
import { ProductTabs } from './product-tabs.tsx'

export const loader = ({ context, request }: LoaderFunctionArgs) =>
  loadProductPage(context.get(pageContext), request.url)

export const shouldRevalidate = stayOnQuery

export const meta = ({ loaderData }: { readonly loaderData?: ProductPageData }) =>
  loaderData
    ? [{ title: loaderData.title }, { name: 'description', content: loaderData.product.summary }]
    : []

/** What one gets, for how much, what others say, and the way to order it. Source: PRD-01, PRD-03. */
export default function ProductPage() {
  const data = useLoaderData<typeof loader>()

  return (
    <Column width="column" className="md:pb-16">
      <ProductHead product={data.product} />
      <ProductTabs data={data} />
      <StickyActionBar>
        <div className="md:hidden">
          <OrderAction product={data.product} />
        </div>
      </StickyActionBar>
    </Column>
  )
}
