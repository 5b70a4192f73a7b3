import type { ReactNode } from 'react'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Loading, Skeleton, SkeletonText } from '#web/ui/skeleton.tsx'
import { useAdminText } from '../frame/admin-text.ts'
import { LoadProblem } from '../frame/load-problem.tsx'
import type { AdminList } from './use-list.ts'

interface OpenedRowProps<Row> {
  readonly list: AdminList<Row>
  readonly idOf: (row: Row) => string
  readonly missing: string | undefined
  readonly show: (row: Row) => ReactNode
}

/** Shows the detail of the open row, or that it is not among the rows. */
export function OpenedRow<Row>({ list, idOf, missing, show }: OpenedRowProps<Row>) {
  const text = useAdminText()
  const { query, open } = list
  if (open === null) return null
  if (!query.data) return query.isError ? <LoadProblem query={query} /> : <DetailSkeleton />

  const row = query.data.items.find((each) => idOf(each) === open)
  if (row) return <div key={open}>{show(row)}</div>
  if (query.isPlaceholderData) return <DetailSkeleton />
  return <ItemNotFound title={missing ?? text.lists.notHere} backTo={list.closed} />
}

interface ItemNotFoundProps {
  readonly title: string
  readonly backTo: string
}

/** Says that the opened item does not exist. */
export function ItemNotFound({ title, backTo }: ItemNotFoundProps) {
  const text = useAdminText()
  return (
    <div className="pt-8 lg:pt-[16vh]">
      <EmptyState
        title={title}
        action={
          <ButtonLink kind="secondary" size="small" to={backTo}>
            {text.backToList}
          </ButtonLink>
        }
      />
    </div>
  )
}

export const DetailSkeleton = () => (
  <Loading>
    <Skeleton className="mt-6 mb-5 h-9 w-52" />
    <SkeletonText lines={6} />
  </Loading>
)
