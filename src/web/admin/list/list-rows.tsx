import type { ReactNode } from 'react'
import { useFormat } from '#web/language/use-format.ts'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { SkeletonRows } from '#web/ui/skeleton.tsx'
import type { Column } from '#web/ui/table.tsx'
import { useAdminText } from '../frame/admin-text.ts'
import { LoadProblem, type LoadQuery } from '../frame/load-problem.tsx'
import { ListTable } from './list-table.tsx'
import { type Card, RowLink } from './row-link.tsx'
import type { AdminList } from './use-list.ts'
import { useRestoredRowFocus } from './use-restored-row-focus.ts'

const SKELETON_ROWS = 8

export interface ListLabels {
  readonly empty: string
  readonly emptyText: string
  readonly nothingFound: string
  readonly nothingFoundText: string
  /** Shown if the open item is not among the rows. */
  readonly notHere?: string
}

interface ListRowsProps<Row> {
  readonly list: AdminList<Row>
  readonly labels: ListLabels
  readonly idOf: (row: Row) => string
  readonly card: (row: Row) => Card
  /** Shows a table instead of cards. */
  readonly columns?: readonly Column<Row>[] | undefined
  readonly emptyAction?: ReactNode
  /** Queries around the list, which are retried together with it. */
  readonly around?: readonly LoadQuery[]
}

/** Shows the rows of a list, or why there are none. */
export function ListRows<Row>({
  list,
  labels,
  idOf,
  card,
  columns,
  emptyAction,
  around = [],
}: ListRowsProps<Row>) {
  const text = useAdminText().lists
  const { number } = useFormat()
  const restoreRowFocus = useRestoredRowFocus()
  const { query } = list

  if (!query.data) {
    return (
      <div className="px-4 lg:px-5.5">
        {query.isError ? (
          <LoadProblem query={query} also={around} />
        ) : (
          <SkeletonRows rows={SKELETON_ROWS} />
        )}
      </div>
    )
  }
  const { items, total, total_is_minimum: isMinimum, next } = query.data
  const hasMore = total === undefined ? Boolean(next) : isMinimum
  return (
    <>
      {query.isError && (
        <div className="px-4 lg:px-5.5">
          <LoadProblem query={query} also={around} />
        </div>
      )}
      <p role="status" className="sr-only">
        {text.found(`${number(total ?? items.length)}${hasMore ? '+' : ''}`)}
      </p>
      {items.length === 0 && <NoRows list={list} labels={labels} emptyAction={emptyAction} />}
      {items.length > 0 && columns && (
        <div key="table" ref={restoreRowFocus}>
          <ListTable {...{ list, items, idOf, columns }} caption={text.rows} />
        </div>
      )}
      {items.length > 0 && !columns && (
        <ul key="cards" ref={restoreRowFocus} aria-busy={query.isPlaceholderData}>
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

type NoRowsProps<Row> = Pick<ListRowsProps<Row>, 'list' | 'labels' | 'emptyAction'>

function NoRows<Row>({ list, labels, emptyAction }: NoRowsProps<Row>) {
  const text = useAdminText().lists
  if (!list.isNarrowed && list.page === 1 && !list.cursor) {
    return <EmptyState title={labels.empty} text={labels.emptyText} action={emptyAction} />
  }
  return (
    <EmptyState
      title={labels.nothingFound}
      text={labels.nothingFoundText}
      action={
        <ButtonLink kind="secondary" size="small" to={list.cleared}>
          {text.clear}
        </ButtonLink>
      }
    />
  )
}
