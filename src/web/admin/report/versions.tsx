import { useState } from 'react'
import type { ReportDraft } from '#contract/reports.ts'
import { useFormat } from '#web/language/use-format.ts'
import { reportAddress } from '#web/orders/order-addresses.ts'
import { Button } from '#web/ui/button.tsx'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { useAdminText } from '../frame/admin-text.ts'
import { Part } from '../order/part.tsx'
import { ReportVersions } from './report-versions.tsx'
import type { ReportEditing } from './use-report.ts'

/** Lists the published versions, newest first, with comparison and preview. */
export function Versions({ report }: { readonly report: ReportEditing }) {
  const text = useAdminText().report
  const format = useFormat()
  const { draft } = report
  const [compared, setCompared] = useState<number | null>(null)
  const versions = draft.versions.toSorted((a, b) => b.version - a.version)

  return (
    <Part level={2} title={text.versions}>
      {versions.length === 0 && <p className="text-small text-muted">{text.noVersions}</p>}
      <ol className="text-small">
        {versions.map(({ version, published_at, published_by }) => (
          <li key={version} className="border-b border-sand py-1.5 last:border-0">
            <p className="flex justify-between gap-4">
              <span>{text.version(format.number(version))}</span>
              <span className="text-right text-muted">
                {format.dateTime(published_at)} · {published_by}
              </span>
            </p>
            <Button kind="quiet" size="small" onClick={() => setCompared(version)}>
              {text.compare}
              <span className="sr-only"> · {text.version(format.number(version))}</span>
            </Button>
          </li>
        ))}
      </ol>
      {versions.length > 0 && draft.report_id && (
        <ButtonLink kind="quiet" size="small" target="_blank" to={reportAddress(draft.report_id)}>
          {text.customerPage}
        </ButtonLink>
      )}
      {versions.length > 0 && <OpenShares {...draft.open_shares} />}
      {compared !== null && (
        <ReportVersions report={report} version={compared} onClose={() => setCompared(null)} />
      )}
    </Part>
  )
}

/** Shows the customer’s open share links; only the customer can end them. */
function OpenShares({ count, until }: ReportDraft['open_shares']) {
  const text = useAdminText().report
  const { number, dateTime } = useFormat()
  return (
    <p className="pt-2 text-small text-muted">
      {count === 0 ? text.noShares : text.shares(number(count))}
      {until && ` ${text.sharesUntil(dateTime(until))}`}
    </p>
  )
}
