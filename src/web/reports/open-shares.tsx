import { useQuery } from '@tanstack/react-query'
import { failureMessage } from '#web/api/failure-message.ts'
import { useFormat } from '#web/language/use-format.ts'
import { Button } from '#web/ui/button.tsx'
import { Problem } from '#web/ui/problem.tsx'
import { useToast } from '#web/ui/toasts.tsx'
import type { ReportToolsProps } from './report-tools-props.ts'
import { reportShares, useRevokeShare } from './share-queries.ts'
import { useReportText } from './use-report-text.ts'

/** Lists active share links with their expiry and a button to revoke each. */
export function OpenShares({ report, token }: ReportToolsProps) {
  const text = useReportText().share
  const { dateTime } = useFormat()
  const say = useToast()
  const shares = useQuery(reportShares(report, token))
  const revoking = useRevokeShare(report, token)
  const end = (id: string) => revoking.mutate(id, { onSuccess: () => say(text.revoked) })

  return (
    <div className="mt-7 space-y-3">
      {shares.isError && (
        <Problem onRetry={() => void shares.refetch()} busy={shares.isFetching}>
          {text.unread}
        </Problem>
      )}
      {revoking.error && <Problem>{failureMessage(revoking.error, text)}</Problem>}
      {shares.data && shares.data.length > 0 && (
        <section aria-label={text.list}>
          <h3 className="text-small text-muted">{text.list}</h3>
          <ul>
            {shares.data.map(({ id, made_at, expires_at }) => (
              <li
                key={id}
                className="flex items-center justify-between gap-4 border-b border-sand py-2 text-small"
              >
                <span>
                  {text.made(dateTime(made_at))}
                  <span className="block text-muted">{text.ends(dateTime(expires_at))}</span>
                </span>
                <Button
                  kind="quiet"
                  size="small"
                  aria-label={text.revokeLink(dateTime(made_at))}
                  busy={revoking.isPending && revoking.variables === id}
                  onClick={() => end(id)}
                >
                  {text.revoke}
                </Button>
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  )
}
