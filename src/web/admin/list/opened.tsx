import type { ReactNode } from 'react'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Loading, Skeleton, SkeletonText } from '#web/ui/skeleton.tsx'
import { useAdminText } from '../frame/admin-text.ts'
import { LoadProblem } from '../frame/load-problem.tsx'
import type { AdminList } from './use-list.ts'

interface OpenedProps<Row> {
  readonly list: AdminList<Row>
  readonly idOf: (row: Row) => string
  readonly missing: string | undefined
  readonly show: (row: Row) => ReactNode
}

/** The row that the address opens: what is shown of it, or that it is not among the rows. */
export function Opened<Row>({ list, idOf, missing, show }: OpenedProps<Row>) {
  const text = useAdminText()
  const { asked, open } = list
  if (open === null) return null
  if (!asked.data) return asked.isError ? <LoadProblem of={asked} /> : <DetailSkeleton />

  const row = asked.data.items.find((each) => idOf(each) === open)
  if (row) return <div key={open}>{show(row)}</div>
  if (asked.isPlaceholderData) return <DetailSkeleton />
  return (
    <div className="pt-8 lg:pt-[16vh]">
      <EmptyState
        title={missing ?? text.lists.notHere}
        action={
          <ButtonLink kind="secondary" size="small" to={list.closed}>
            {text.backToList}
          </ButtonLink>
        }
      />
    </div>
  )
}

const DetailSkeleton = () => (
  <Loading>
    <Skeleton className="mt-6 mb-5 h-9 w-52" />
    <SkeletonText lines={6} />
  </Loading>
)
