import { adminProducts } from '#contract/admin-catalog.ts'
import { call } from '#web/api/client.ts'
import { useFormat } from '#web/language/use-format.ts'
import { useText } from '#web/language/use-text.ts'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { Money } from '#web/ui/money.tsx'
import { ReorderEditor } from '../content/reorder-editor.tsx'
import { EditableList } from '../editing/editable-list.tsx'
import { MissingLanguages } from '../editing/language-tabs.tsx'
import { useAdminText } from '../frame/admin-text.ts'
import { useList } from '../list/use-list.ts'
import { ProductEditor } from './product-editor.tsx'
import {
  type AdminProduct,
  offeredKinds,
  PRODUCTS_KEY,
  reorderableProducts,
} from './product-kind.ts'
import { WaitingForKinds } from './waiting-for-kinds.tsx'

/** Value of `open` in the address while the products are reordered. */
const ORDER = 'order'

/** Lists the products in the order in which customers see them. */
export default function ProductsPage() {
  const { products: labels, content, editing } = useAdminText()
  const { consultingTypes } = useText().myPage
  const { date } = useFormat()
  const list = useList({
    schema: adminProducts.list.query,
    key: PRODUCTS_KEY,
    fetchPage: (query, signal) => call(adminProducts.list, { query }, { signal }),
  })
  const kind = ({ consulting_type }: AdminProduct) => consultingTypes[consulting_type]
  const price = (product: AdminProduct) => <Money amount={product.price} />
  const missing = (product: AdminProduct) => (
    <MissingLanguages translations={product.translations} />
  )
  const state = ({ is_active }: AdminProduct) => (
    <span className={is_active ? '' : 'text-muted'}>
      {is_active ? labels.onSale : labels.offSale}
    </span>
  )
  return (
    <EditableList
      list={list}
      labels={labels}
      add={offeredKinds.length > 0 ? labels.add : undefined}
      action={
        <ButtonLink kind="quiet" size="small" to={list.addressOf(ORDER)} preventScrollReset>
          {content.reorder.title}
        </ButtonLink>
      }
      editor={(product) => <ProductEditor list={list} product={product} />}
      other={{ id: ORDER, show: () => <ReorderEditor kind={reorderableProducts} state={state} /> }}
      filters={<WaitingForKinds waiting={list.query.data?.waiting ?? []} />}
      columns={[
        { name: 'name', label: labels.fields.name, cell: ({ name }) => name },
        { name: 'kind', label: labels.fields.type, cell: kind },
        { name: 'price', label: labels.fields.price, numeric: true, cell: price },
        { name: 'languages', label: editing.languages.label, cell: missing },
        { name: 'state', label: labels.state, cell: state },
        {
          name: 'changed',
          label: labels.changedOn,
          numeric: true,
          cell: ({ updated_at }) => date(updated_at),
        },
      ]}
      card={(product) => ({
        title: product.name,
        titleEnd: price(product),
        facts: [kind(product)],
        factsEnd: (
          <span className="flex gap-x-3">
            {missing(product)}
            {state(product)}
          </span>
        ),
      })}
    />
  )
}
