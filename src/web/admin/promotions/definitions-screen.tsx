import type { ReactNode } from 'react'
import { call } from '#web/api/client.ts'
import { useFormat } from '#web/language/use-format.ts'
import { useDiscountText } from '#web/my-page/use-discount-text.ts'
import type { Column } from '#web/ui/table.tsx'
import { EditedList } from '../editing/edited-list.tsx'
import { useAdminText } from '../frame/admin-text.ts'
import { useNow } from '../frame/use-now.ts'
import { ListChips, ListSearch } from '../list/list-filters.tsx'
import type { ListWords } from '../list/list-rows.tsx'
import { type AdminList, type PageOf, useList } from '../list/use-list.ts'
import type { Definition, DefinitionKind } from './definition-kind.ts'
import { definitionState } from './definition-state.ts'

interface DefinitionsScreenProps<Thing extends Definition, Own extends string> {
  readonly kind: DefinitionKind<Thing, Own>
  readonly words: ListWords & {
    readonly title: string
    readonly list: string
    readonly add: string
    readonly use: string
  }
  /** How often it was given and used. */
  readonly use: (thing: Thing) => string
  readonly editor: (list: AdminList<Thing>, thing: Thing | null) => ReactNode
}

/** Discounts that the studio defined, newest first, each changed beside the list. */
export function DefinitionsScreen<Thing extends Definition, Own extends string>(
  props: DefinitionsScreenProps<Thing, Own>,
) {
  const { kind, words, use, editor } = props
  const { promotions: text } = useAdminText()
  const { date } = useFormat()
  const discount = useDiscountText()
  const now = useNow()
  const list = useList<typeof kind.calls.list.query, PageOf<Thing>>({
    query: kind.calls.list.query,
    key: kind.key,
    ask: (query, signal) =>
      call(kind.calls.list, { query }, { signal }) as Promise<unknown> as Promise<PageOf<Thing>>,
  })
  const period = ({ start_date: from, end_date: to }: Thing) =>
    text.between(date(from), to ? date(to) : '')
  const state = (thing: Thing) => {
    const is = definitionState(thing, now)
    return <span className={is === 'CURRENT' ? '' : 'text-muted'}>{text.states[is]}</span>
  }
  const columns: readonly Column<Thing>[] = [
    { name: 'name', label: text.fields.name, cell: ({ name }) => name },
    { name: 'code', label: text.fields.code, breaks: true, cell: ({ code }) => code },
    { name: 'discount', label: text.discount, numeric: true, cell: discount },
    { name: 'period', label: text.period, cell: period },
    { name: 'state', label: text.state, cell: state },
    { name: 'use', label: words.use, numeric: true, cell: use },
  ]

  return (
    <EditedList
      list={list}
      words={words}
      add={words.add}
      editor={(thing) => editor(list, thing)}
      filters={
        <>
          <ListSearch name="q" label={text.search} />
          <ListChips name="state" label={text.state} values={text.states} />
        </>
      }
      columns={columns}
      card={(thing) => ({
        title: thing.name,
        titleEnd: discount(thing),
        facts: [thing.code, use(thing)],
        factsEnd: state(thing),
      })}
    />
  )
}
