import { useNavigate } from 'react-router'
import { adminProducts } from '#contract/admin-catalog.ts'
import { consultingTypes } from '#contract/catalog.ts'
import { call } from '#web/api/client.ts'
import { useFormat } from '#web/language/use-format.ts'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { Money } from '#web/ui/money.tsx'
import { MissingLanguages } from '../editing/language-tabs.tsx'
import { NEW, OpenedEditor } from '../editing/opened-editor.tsx'
import { useAdminText } from '../frame/admin-text.ts'
import { toWrite } from '../frame/to-write.ts'
import { ListScreen } from '../list/list-screen.tsx'
import { useList } from '../list/use-list.ts'
import { ProductEditor } from './product-editor.tsx'
import { PRODUCTS_KEY, type ProductThing } from './product-kind.ts'

/** What can be ordered, for how much: of each kind of consulting one. */
export default function ProductsPage() {
  const { products: words, editing, lists } = useAdminText()
  const { date } = useFormat()
  const navigate = useNavigate()
  const list = useList({
    query: adminProducts.list.query,
    key: PRODUCTS_KEY,
    ask: (query, signal) => call(adminProducts.list, { query }, { signal }),
  })
  const taken = list.asked.data?.items.map(({ consulting_type }) => consulting_type)
  const free = taken ? consultingTypes.filter((type) => !taken.includes(type)) : []
  const price = (product: ProductThing) => <Money amount={product.price} />
  const missing = (product: ProductThing) => (
    <MissingLanguages translations={product.translations} />
  )
  const state = ({ is_active }: ProductThing) => (
    <span className={is_active ? '' : 'text-muted'}>
      {is_active ? words.onSale : words.offSale}
    </span>
  )
  const add = free.length > 0 && (
    <ButtonLink kind="secondary" size="small" to={list.addressOf(NEW)} state={toWrite}>
      {words.add}
    </ButtonLink>
  )

  return (
    <ListScreen
      list={list}
      words={words}
      idOf={({ id }) => id}
      action={add}
      emptyAction={add}
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
        facts: missing(product),
        factsEnd: state(product),
      })}
      opened={(id) => (
        <OpenedEditor
          list={list}
          id={id}
          idOf={(product) => product.id}
          missing={words.notHere ?? lists.notHere}
          show={(product) => <ProductEditor list={list} product={product} free={free} />}
        />
      )}
      onEdit={(id) =>
        void navigate(list.addressOf(id), {
          state: toWrite,
          replace: id === list.open,
          preventScrollReset: true,
        })
      }
      keys={[
        { keys: ['E'], does: editing.keys.edit },
        { keys: ['⌘/Ctrl', 'Enter'], does: editing.keys.save },
      ]}
    />
  )
}
