import type { ReactNode } from 'react'
import { call } from '#web/api/client.ts'
import { useFormat } from '#web/language/use-format.ts'
import { useDiscountText } from '#web/my-page/use-discount-text.ts'
import type { Column } from '#web/ui/table.tsx'
import { EditableList } from '../editing/editable-list.tsx'
import { useAdminText } from '../frame/admin-text.ts'
import { useNow } from '../frame/use-now.ts'
import { ListChips, ListSearch } from '../list/list-filters.tsx'
import type { ListLabels } from '../list/list-rows.tsx'
import { type AdminList, useList } from '../list/use-list.ts'
import type { Definition, DefinitionKind } from './definition-kind.ts'
import { definitionState } from './definition-state.ts'

interface DefinitionsScreenProps<Item extends Definition, Own extends string> {
  readonly kind: DefinitionKind<Item, Own>
  readonly labels: ListLabels & {
    readonly title: string
    readonly list: string
    readonly add: string
    readonly usage: string
  }
  /** Shows how often it was issued and used. */
  readonly usage: (item: Item) => string
  readonly editor: (list: AdminList<Item>, item: Item | null) => ReactNode
}

/** Lists coupons or promotion codes, newest first, with an editor beside the list. */
export function DefinitionsScreen<Item extends Definition, Own extends string>(
  props: DefinitionsScreenProps<Item, Own>,
) {
  const { kind, labels, usage, editor } = props
  const { promotions: text } = useAdminText()
  const { date } = useFormat()
  const discount = useDiscountText()
  const now = useNow()
  const list = useList({
    schema: kind.calls.list.query,
    key: kind.key,
    fetchPage: (query, signal) => call(kind.calls.list, { query }, { signal }),
  })
  const period = ({ start_date: from, end_date: to }: Item) =>
    text.between(date(from), to ? date(to) : '')
  const state = (item: Item) => {
    const is = definitionState(item, now)
    return <span className={is === 'CURRENT' ? '' : 'text-muted'}>{text.states[is]}</span>
  }
  const columns: readonly Column<Item>[] = [
    { name: 'name', label: text.fields.name, cell: ({ name }) => name },
    { name: 'code', label: text.fields.code, breaks: true, cell: ({ code }) => code },
    { name: 'discount', label: text.discount, numeric: true, cell: discount },
    { name: 'period', label: text.period, cell: period },
    { name: 'state', label: text.state, cell: state },
    { name: 'usage', label: labels.usage, numeric: true, cell: usage },
  ]

  return (
    <EditableList
      list={list}
      labels={labels}
      add={labels.add}
      editor={(item) => editor(list, item)}
      filters={
        <>
          <ListSearch name="q" label={text.search} />
          <ListChips name="state" label={text.state} values={text.states} />
        </>
      }
      columns={columns}
      card={(item) => ({
        title: item.name,
        titleEnd: discount(item),
        facts: [item.code, usage(item)],
        factsEnd: state(item),
      })}
    />
  )
}
