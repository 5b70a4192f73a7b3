import type { ReactNode } from 'react'
import { call } from '#web/api/client.ts'
import { useFormat } from '#web/language/use-format.ts'
import { ButtonLink } from '#web/ui/button-link.tsx'
import type { Column } from '#web/ui/table.tsx'
import { EditedList } from '../editing/edited-list.tsx'
import { MissingLanguages } from '../editing/language-tabs.tsx'
import { useAdminText } from '../frame/admin-text.ts'
import { ListChips, ListSearch } from '../list/list-filters.tsx'
import type { ListWords } from '../list/list-rows.tsx'
import { type AdminList, type PageOf, useList } from '../list/use-list.ts'
import type { ContentKind } from './content-editor.tsx'
import type { AnyThing } from './kept.ts'
import { OrderEditor } from './order-editor.tsx'
import { Shown } from './shown.tsx'

/** What the address opens while the order is changed. */
const ORDER = 'order'

interface ContentScreenProps<Thing extends AnyThing, Name extends string> {
  readonly kind: ContentKind<Thing, Name>
  readonly words: ListWords & {
    readonly title: string
    readonly list: string
    readonly search: string
    readonly name: string
    readonly add: string
  }
  /** How a row begins: its name, perhaps with a picture before it. */
  readonly title?: (thing: Thing) => ReactNode
  /** Whether customers see it now. */
  readonly state?: (thing: Thing) => ReactNode
  /** Between the name and the state. */
  readonly columns?: readonly Column<Thing>[]
  readonly editor: (list: AdminList<Thing>, thing: Thing | null) => ReactNode
  /** Only the studio reads them: nothing is shown or hidden, nor has it an order for customers. */
  readonly isInternal?: boolean
}

/** A kind of content: what there is of it in the order customers see, each changed beside the list. */
export function ContentScreen<Thing extends AnyThing, Name extends string>(
  props: ContentScreenProps<Thing, Name>,
) {
  const { kind, words, editor, columns = [], isInternal = false } = props
  const { title = kind.nameOf, state = (thing: Thing) => <Shown thing={thing} /> } = props
  const { content, editing } = useAdminText()
  const { date } = useFormat()
  const list = useList<typeof kind.calls.list.query, PageOf<Thing>>({
    query: kind.calls.list.query,
    key: kind.key,
    ask: (query, signal) =>
      call(kind.calls.list, { query }, { signal }) as Promise<unknown> as Promise<PageOf<Thing>>,
  })
  const missing = (thing: Thing) => <MissingLanguages translations={thing.translations} />
  const order = (
    <ButtonLink kind="quiet" size="small" to={list.addressOf(ORDER)} preventScrollReset>
      {content.order.title}
    </ButtonLink>
  )
  return (
    <EditedList
      list={list}
      words={words}
      add={words.add}
      action={!isInternal && order}
      editor={(thing) => editor(list, thing)}
      other={{ id: ORDER, show: () => <OrderEditor kind={kind} state={state} /> }}
      filters={
        <>
          <ListSearch name="q" label={words.search} />
          {!isInternal && (
            <ListChips name="status" label={content.status} values={content.statuses} />
          )}
        </>
      }
      columns={[
        { name: 'name', label: words.name, cell: title },
        ...columns,
        { name: 'languages', label: editing.languages.label, cell: missing },
        ...(isInternal ? [] : [{ name: 'state', label: content.state, cell: state }]),
        {
          name: 'changed',
          label: content.changedOn,
          numeric: true,
          cell: ({ updated_at }) => date(updated_at),
        },
      ]}
      card={(thing) => ({
        title: title(thing),
        titleEnd: state(thing),
        facts: [content.changed(date(thing.updated_at))],
        factsEnd: missing(thing),
      })}
    />
  )
}
