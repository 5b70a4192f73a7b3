import { useQuery } from '@tanstack/react-query'
import { isRefusal } from '#web/api/api-refusal.ts'
import { useAdminText } from '../frame/admin-text.ts'
import { LoadProblem } from '../frame/load-problem.tsx'
import { DetailSkeleton, ItemNotFound } from '../list/opened-row.tsx'
import { MemberDetail } from './member-detail.tsx'
import { memberById } from './member-queries.ts'

/** The member that the address opens, whatever the list is narrowed to. */
export function OpenedMember({ id, back }: { readonly id: string; readonly back: string }) {
  const labels = useAdminText().members
  const query = useQuery(memberById(id))

  if (isRefusal(query.error, 'NOT_FOUND', 'VALIDATION_FAILED')) {
    return <ItemNotFound title={labels.notHere} back={back} />
  }
  if (!query.data) return query.isError ? <LoadProblem query={query} /> : <DetailSkeleton />
  return (
    <>
      {query.isError && <LoadProblem query={query} />}
      <MemberDetail member={query.data} />
    </>
  )
}
