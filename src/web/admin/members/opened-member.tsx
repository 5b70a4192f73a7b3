import { useQuery } from '@tanstack/react-query'
import { isRefusal } from '#web/api/api-refusal.ts'
import { useAdminText } from '../frame/admin-text.ts'
import { LoadProblem } from '../frame/load-problem.tsx'
import { DetailSkeleton, ItemNotFound } from '../list/opened-row.tsx'
import { MemberDetail } from './member-detail.tsx'
import { memberById } from './member-queries.ts'

/** Shows the member that the address opens, whether or not the list contains it. */
export function OpenedMember({ id, backTo }: { readonly id: string; readonly backTo: string }) {
  const labels = useAdminText().members
  const query = useQuery(memberById(id))

  if (isRefusal(query.error, 'NOT_FOUND', 'VALIDATION_FAILED')) {
    return <ItemNotFound title={labels.notHere} backTo={backTo} />
  }
  if (!query.data) return query.isError ? <LoadProblem query={query} /> : <DetailSkeleton />
  return (
    <>
      {query.isError && <LoadProblem query={query} />}
      <MemberDetail member={query.data} />
    </>
  )
}
