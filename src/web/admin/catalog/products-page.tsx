import { isOffered } from '#consultings/kinds.ts'
import { adminProducts } from '#contract/admin-catalog.ts'
import { consultingTypes } from '#contract/catalog.ts'
import { call } from '#web/api/client.ts'
import { useFormat } from '#web/language/use-format.ts'
import { Money } from '#web/ui/money.tsx'
import { EditedList } from '../editing/edited-list.tsx'
import { MissingLanguages } from '../editing/language-tabs.tsx'
import { useAdminText } from '../frame/admin-text.ts'
import { useList } from '../list/use-list.ts'
import { ProductEditor } from './product-editor.tsx'
import { PRODUCTS_KEY, type ProductThing } from './product-kind.ts'

/** What can be ordered, for how much: of each kind of consulting that is offered one. */
export default function ProductsPage() {
  const { products: words, editing } = useAdminText()
  const { date } = useFormat()
  const list = useList({
    query: adminProducts.list.query,
    key: PRODUCTS_KEY,
    ask: (query, signal) => call(adminProducts.list, { query }, { signal }),
  })
  const taken = list.asked.data?.items.map(({ consulting_type }) => consulting_type)
  const free = taken
    ? consultingTypes.filter((type) => isOffered(type) && !taken.includes(type))
    : []
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
      add={free.length > 0 ? words.add : undefined}
      editor={(product) => <ProductEditor list={list} product={product} free={free} />}
      filters={<div className="h-3" />}
      columns={[
        { name: 'name', label: words.fields.name, cell: ({ name }) => name },
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
        facts: [missing(product)],
        factsEnd: state(product),
      })}
    />
  )
}
