import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { endMySession, endOtherSessions } from '#contract/my-sessions.ts'
import type { ApiRefusal } from '#web/api/api-refusal.ts'
import { call } from '#web/api/client.ts'
import { useMemberText } from '#web/language/member-text.tsx'
import { useFormat } from '#web/language/use-format.ts'
import { LoadProblem } from '#web/layout/load-problem.tsx'
import { Button } from '#web/ui/button.tsx'
import { Problem } from '#web/ui/problem.tsx'
import { SkeletonRows } from '#web/ui/skeleton.tsx'
import { useToast } from '#web/ui/toasts.tsx'
import { SettingRow } from './setting-row.tsx'
import { mySessions } from './settings-queries.ts'

/** Lists the devices that are signed in, with buttons to sign them out. */
export function SessionList() {
  const text = useMemberText().settings.devices
  const format = useFormat()
  const queries = useQueryClient()
  const say = useToast()
  const sessions = useQuery(mySessions)
  const end = useMutation<undefined, ApiRefusal, string | null>({
    mutationFn: (id) => (id ? call(endMySession, { params: { id } }) : call(endOtherSessions, {})),
    onSuccess: () => say(text.ended),
    onSettled: () => queries.invalidateQueries(mySessions),
  })

  if (sessions.isPending) return <SkeletonRows rows={2} />
  if (sessions.isError) {
    return (
      <LoadProblem
        error={sessions.error}
        busy={sessions.isFetching}
        onRetry={() => void sessions.refetch()}
      />
    )
  }
  const { items } = sessions.data
  return (
    <>
      <ul className="mb-5">
        {items.map((it) => (
          <SettingRow
            key={it.id}
            title={it.device ?? text.unknownDevice}
            note={it.is_current ? text.current : text.lastSeen(format.date(it.last_seen_at))}
          >
            {!it.is_current && (
              <Button
                kind="secondary"
                size="small"
                busy={end.isPending && end.variables === it.id}
                onClick={() => end.mutate(it.id)}
              >
                {text.end}
              </Button>
            )}
          </SettingRow>
        ))}
      </ul>
      {end.isError && <Problem>{end.error.serverMessage ?? text.endFailed}</Problem>}
      {items.length > 1 && (
        <Button
          kind="secondary"
          busy={end.isPending && end.variables === null}
          onClick={() => end.mutate(null)}
        >
          {text.endOthers}
        </Button>
      )}
    </>
  )
}
