import type { ReactNode } from 'react'
import { LoadProblem } from '../frame/load-problem.tsx'
import { DetailSkeleton, ItemNotFound } from '../list/opened-row.tsx'
import type { AdminList } from '../list/use-list.ts'

/** Value of `open` in the address while a new item is written. */
export const NEW = 'new'

interface OpenedEditorProps<Row> {
  readonly list: AdminList<Row>
  readonly id: string
  readonly idOf: (row: Row) => string
  /** Shown if the row is not on this page of the list. */
  readonly missing: string
  /** Renders the editor of a row, or of a new item for `null`. */
  readonly show: (row: Row | null) => ReactNode
}

/** Shows the editor of the row that the address opens, or of a new item. */
export function OpenedEditor<Row>({ list, id, idOf, missing, show }: OpenedEditorProps<Row>) {
  const { query } = list
  if (id === NEW) return show(null)
  const row = query.data?.items.find((each) => idOf(each) === id)
  if (row) return show(row)
  if (query.isPending || query.isPlaceholderData || query.isFetching) return <DetailSkeleton />
  if (!query.data) return <LoadProblem query={query} />
  return <ItemNotFound title={missing} backTo={list.closed} />
}
