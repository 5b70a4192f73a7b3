import { Link } from 'react-router'
import { namedStyles } from '#domain/drawings/styles/style.ts'
import { AccessPrompt } from '#web/accounts/access-prompt.tsx'
import { isRefusal } from '#web/api/api-refusal.ts'
import { useSession } from '#web/api/session.ts'
import { Portrait } from '#web/ui/portrait.tsx'
import { Problem } from '#web/ui/problem.tsx'
import { useReportText } from './use-report-text.ts'

interface ReportMissingProps {
  /** From the guest's link; null if the link has none. */
  readonly orderNumber: string | null
}

/**
 * Shown if a sheet is unknown, unpublished or not the reader's, without telling which; offers a
 * login or proof.
 */
export function ReportMissing({ orderNumber }: ReportMissingProps) {
  const { list, missing, toList } = useReportText().screens
  const isMember = useSession() !== null

  return (
    <div className="mx-auto grid max-w-(--container-column) gap-x-10 md:grid-cols-2">
      <div className="pt-14 pb-12 md:self-center">
        <h1 className="display-title">{isMember ? missing.title : list.title}</h1>
        {isMember && (
          <p className="mt-4 text-muted">
            {missing.text}{' '}
            <Link
              to="/user/mypage/result-sheet"
              className="reach whitespace-nowrap underline underline-offset-4"
            >
              {toList}
            </Link>
          </p>
        )}
        <AccessPrompt guest={{ orderNumber }} />
      </div>
      <div className="self-end overflow-hidden max-md:hidden">
        <Portrait
          hair={namedStyles.sideFringeBob}
          picture={{ view: 'threeQuarterLeft' }}
          className="mx-auto max-w-80 md:max-w-120"
        />
      </div>
    </div>
  )
}

interface ReportFailedProps {
  readonly error: unknown
  readonly busy: boolean
  readonly onRetry: () => void
}

/** Shown if a sheet or the list could not be loaded. */
export function ReportFailed({ error, busy, onRetry }: ReportFailedProps) {
  const { list } = useReportText().screens
  return (
    <div className="py-10">
      <Problem onRetry={onRetry} busy={busy}>
        {isRefusal(error, 'OFFLINE') ? list.offline : list.failed}
      </Problem>
    </div>
  )
}
