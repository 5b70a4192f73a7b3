import type { ReactNode } from 'react'
import { useFormat } from '#web/language/use-format.ts'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { SkeletonRows } from '#web/ui/skeleton.tsx'
import type { Column } from '#web/ui/table.tsx'
import { useAdminText } from '../frame/admin-text.ts'
import { type Asked, LoadProblem } from '../frame/load-problem.tsx'
import { ListTable } from './list-table.tsx'
import { type Card, RowLink } from './row-link.tsx'
import type { AdminList } from './use-list.ts'
import { useRestoredRowFocus } from './use-restored-row-focus.ts'

const ROWS_TO_COME = 8

export interface ListWords {
  readonly empty: string
  readonly emptyText: string
  readonly nothingFound: string
  readonly nothingFoundText: string
  /** What is open is not among the rows. */
  readonly notHere?: string
}

interface ListRowsProps<Row> {
  readonly list: AdminList<Row>
  readonly words: ListWords
  readonly idOf: (row: Row) => string
  readonly card: (row: Row) => Card
  /** A table instead of cards. */
  readonly columns?: readonly Column<Row>[] | undefined
  readonly emptyAction?: ReactNode
  /** What stands around the rows and is tried again with them. */
  readonly around?: readonly Asked[]
}

/** The rows of a list, or why there are none. */
export function ListRows<Row>({
  list,
  words,
  idOf,
  card,
  columns,
  emptyAction,
  around = [],
}: ListRowsProps<Row>) {
  const text = useAdminText().lists
  const { number } = useFormat()
  const restoreRowFocus = useRestoredRowFocus()
  const { asked } = list

  if (!asked.data) {
    return (
      <div className="px-4 lg:px-5.5">
        {asked.isError ? (
          <LoadProblem of={asked} also={around} />
        ) : (
          <SkeletonRows rows={ROWS_TO_COME} />
        )}
      </div>
    )
  }
  const { items, total, total_is_minimum: isMinimum, next } = asked.data
  const hasMore = total === undefined ? Boolean(next) : isMinimum
  return (
    <>
      {asked.isError && (
        <div className="px-4 lg:px-5.5">
          <LoadProblem of={asked} also={around} />
        </div>
      )}
      <p role="status" className="sr-only">
        {text.found(`${number(total ?? items.length)}${hasMore ? '+' : ''}`)}
      </p>
      {items.length === 0 && <NoRows list={list} words={words} emptyAction={emptyAction} />}
      {items.length > 0 && columns && (
        <div key="table" ref={restoreRowFocus}>
          <ListTable {...{ list, items, idOf, columns }} caption={text.rows} />
        </div>
      )}
      {items.length > 0 && !columns && (
        <ul key="cards" ref={restoreRowFocus} aria-busy={asked.isPlaceholderData}>
          {items.map((row) => (
            <RowLink
              key={idOf(row)}
              name={idOf(row)}
              to={list.addressOf(idOf(row))}
              isOpen={idOf(row) === list.open}
              {...card(row)}
            />
          ))}
        </ul>
      )}
    </>
  )
}

type NoRowsProps<Row> = Pick<ListRowsProps<Row>, 'list' | 'words' | 'emptyAction'>

function NoRows<Row>({ list, words, emptyAction }: NoRowsProps<Row>) {
  const text = useAdminText().lists
  if (!list.isNarrowed && list.page === 1 && !list.cursor) {
    return <EmptyState title={words.empty} text={words.emptyText} action={emptyAction} />
  }
  return (
    <EmptyState
      title={words.nothingFound}
      text={words.nothingFoundText}
      action={
        <ButtonLink kind="secondary" size="small" to={list.cleared}>
          {text.clear}
        </ButtonLink>
      }
    />
  )
}
