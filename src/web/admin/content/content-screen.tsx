import type { ReactNode } from 'react'
import { call } from '#web/api/client.ts'
import { useFormat } from '#web/language/use-format.ts'
import { ButtonLink } from '#web/ui/button-link.tsx'
import type { Column } from '#web/ui/table.tsx'
import { EditableList } from '../editing/editable-list.tsx'
import { MissingLanguages } from '../editing/language-tabs.tsx'
import { useAdminText } from '../frame/admin-text.ts'
import { ListChips, ListSearch } from '../list/list-filters.tsx'
import type { ListLabels } from '../list/list-rows.tsx'
import { type AdminList, useList } from '../list/use-list.ts'
import type { ContentKind } from './content-editor.tsx'
import type { ContentItem } from './content-items.ts'
import { ReorderEditor } from './reorder-editor.tsx'
import { VisibilityLabel } from './visibility-label.tsx'

/** Value of `open` in the address while the items are reordered. */
const ORDER = 'order'

interface ContentScreenProps<Item extends ContentItem, Name extends string> {
  readonly kind: ContentKind<Item, Name>
  readonly labels: ListLabels & {
    readonly title: string
    readonly list: string
    readonly search: string
    readonly name: string
    readonly add: string
  }
  /** First cell of a row: the name, with an optional image before it. */
  readonly title?: (item: Item) => ReactNode
  /** Whether customers see the item now. */
  readonly state?: (item: Item) => ReactNode
  /** Columns between the name and the status. */
  readonly columns?: readonly Column<Item>[]
  readonly editor: (list: AdminList<Item>, item: Item | null) => ReactNode
  /** For content that only the studio reads: it cannot be hidden or reordered. */
  readonly isInternal?: boolean
}

/** Lists the items of one kind of content in display order, with an editor beside the list. */
export function ContentScreen<Item extends ContentItem, Name extends string>(
  props: ContentScreenProps<Item, Name>,
) {
  const { kind, labels, editor, columns = [], isInternal = false } = props
  const { title = kind.nameOf, state = (item: Item) => <VisibilityLabel item={item} /> } = props
  const { content, editing } = useAdminText()
  const { date } = useFormat()
  const list = useList({
    schema: kind.calls.list.query,
    key: kind.key,
    fetchPage: (query, signal) => call(kind.calls.list, { query }, { signal }),
  })
  const missing = (item: Item) => <MissingLanguages translations={item.translations} />
  const order = (
    <ButtonLink kind="quiet" size="small" to={list.addressOf(ORDER)} preventScrollReset>
      {content.reorder.title}
    </ButtonLink>
  )
  return (
    <EditableList
      list={list}
      labels={labels}
      add={labels.add}
      action={!isInternal && order}
      editor={(item) => editor(list, item)}
      other={{ id: ORDER, show: () => <ReorderEditor kind={kind} state={state} /> }}
      filters={
        <>
          <ListSearch name="q" label={labels.search} />
          {!isInternal && (
            <ListChips name="status" label={content.status} values={content.statuses} />
          )}
        </>
      }
      columns={[
        { name: 'name', label: labels.name, cell: title },
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
      card={(item) => ({
        title: title(item),
        titleEnd: state(item),
        facts: [content.changed(date(item.updated_at))],
        factsEnd: missing(item),
      })}
    />
  )
}
