import { adminProducts } from '#contract/admin-catalog.ts'
import { call } from '#web/api/client.ts'
import { useFormat } from '#web/language/use-format.ts'
import { useText } from '#web/language/use-text.ts'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { Money } from '#web/ui/money.tsx'
import { OrderEditor } from '../content/order-editor.tsx'
import { EditedList } from '../editing/edited-list.tsx'
import { MissingLanguages } from '../editing/language-tabs.tsx'
import { useAdminText } from '../frame/admin-text.ts'
import { useList } from '../list/use-list.ts'
import { ProductEditor } from './product-editor.tsx'
import { arrangedProducts, offeredKinds, PRODUCTS_KEY, type ProductThing } from './product-kind.ts'
import { WaitingForKinds } from './waiting-for-kinds.tsx'

/** What the address opens while the order is changed. */
const ORDER = 'order'

/** What can be ordered, for how much, in the order in which customers see it; several of a kind. */
export default function ProductsPage() {
  const { products: words, content, editing } = useAdminText()
  const { consultingTypes } = useText().myPage
  const { date } = useFormat()
  const list = useList({
    query: adminProducts.list.query,
    key: PRODUCTS_KEY,
    ask: (query, signal) => call(adminProducts.list, { query }, { signal }),
  })
  const kind = ({ consulting_type }: ProductThing) => consultingTypes[consulting_type]
  const price = (product: ProductThing) => <Money amount={product.price} />
  const missing = (product: ProductThing) => (
    <MissingLanguages translations={product.translations} />
  )
  const state = ({ is_active }: ProductThing) => (
    <span className={is_active ? '' : 'text-muted'}>
      {is_active ? words.onSale : words.offSale}
    </span>
  )
  return (
    <EditedList
      list={list}
      words={words}
      add={offeredKinds.length > 0 ? words.add : undefined}
      action={
        <ButtonLink kind="quiet" size="small" to={list.addressOf(ORDER)} preventScrollReset>
          {content.order.title}
        </ButtonLink>
      }
      editor={(product) => <ProductEditor list={list} product={product} />}
      other={{ id: ORDER, show: () => <OrderEditor kind={arrangedProducts} state={state} /> }}
      filters={<WaitingForKinds waiting={list.asked.data?.waiting ?? []} />}
      columns={[
        { name: 'name', label: words.fields.name, cell: ({ name }) => name },
        { name: 'kind', label: words.fields.type, cell: kind },
        { name: 'price', label: words.fields.price, numeric: true, cell: price },
        { name: 'languages', label: editing.languages.label, cell: missing },
        { name: 'state', label: words.state, cell: state },
        {
          name: 'changed',
          label: words.changedOn,
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
