import { useQuery } from '@tanstack/react-query'
import { isRefusal } from '#web/api/api-refusal.ts'
import { useAdminText } from '../frame/admin-text.ts'
import { LoadProblem } from '../frame/load-problem.tsx'
import { DetailSkeleton, NotThere } from '../list/opened.tsx'
import { MemberDetail } from './member-detail.tsx'
import { oneMember } from './member-queries.ts'

/** The member that the address opens, whatever the list is narrowed to. */
export function OpenedMember({ id, back }: { readonly id: string; readonly back: string }) {
  const words = useAdminText().members
  const asked = useQuery(oneMember(id))

  if (isRefusal(asked.error, 'NOT_FOUND', 'VALIDATION_FAILED')) {
    return <NotThere title={words.notHere} back={back} />
  }
  if (!asked.data) return asked.isError ? <LoadProblem of={asked} /> : <DetailSkeleton />
  return (
    <>
      {asked.isError && <LoadProblem of={asked} />}
      <MemberDetail member={asked.data} />
    </>
  )
}
