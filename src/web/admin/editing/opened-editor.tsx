import type { ReactNode } from 'react'
import { LoadProblem } from '../frame/load-problem.tsx'
import { DetailSkeleton, ItemNotFound } from '../list/opened-row.tsx'
import type { AdminList } from '../list/use-list.ts'

/** What the address opens while a new item is written. */
export const NEW = 'new'

interface OpenedEditorProps<Row> {
  readonly list: AdminList<Row>
  readonly id: string
  readonly idOf: (row: Row) => string
  /** There is none of that name, at least not on this page of the list. */
  readonly missing: string
  /** The editor of a row, or of a new item. */
  readonly show: (row: Row | null) => ReactNode
}

/** For `opened` of a list: the editor of the row that the address opens, or of a new one. */
export function OpenedEditor<Row>({ list, id, idOf, missing, show }: OpenedEditorProps<Row>) {
  const { query } = list
  if (id === NEW) return show(null)
  const row = query.data?.items.find((each) => idOf(each) === id)
  if (row) return show(row)
  if (query.isPending || query.isPlaceholderData || query.isFetching) return <DetailSkeleton />
  if (!query.data) return <LoadProblem query={query} />
  return <ItemNotFound title={missing} back={list.closed} />
}
