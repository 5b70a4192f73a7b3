import { useSearchParams } from 'react-router'
import type { StaffOrder } from '#contract/admin-orders.ts'
import { saveReportDraft } from '#contract/reports.ts'
import { reportAddress } from '#web/orders/order-addresses.ts'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { KeyHint } from '#web/ui/key-hint.tsx'
import { useAdminText } from '../frame/admin-text.ts'
import { useMay } from '../frame/role.tsx'
import { reportEditorAddress } from '../queue/queue-address.ts'
import { hasReport } from '../report/has-report.ts'
import { Part } from './part.tsx'
import { ReportDue } from './report-due.tsx'

/** Links to the result sheet, or says why there is none yet. */
export function ReportPanel({ order }: { readonly order: StaffOrder }) {
  const { order: labels, report } = useAdminText()
  const text = labels.report
  const [search] = useSearchParams()
  const canWrite = useMay()(saveReportDraft)
  const isSent = order.report_status === 1
  const isNextStep = order.waiting_for === 'SHEET'

  if (!hasReport(order.canonical_status)) {
    const isAhead = order.canonical_status.startsWith('PAYMENT')
    return isAhead ? (
      <Part title={text.title}>
        <p className="text-small text-muted">{text.notReady}</p>
      </Part>
    ) : null
  }
  return (
    <Part title={text.title}>
      <p className="text-small text-muted">{isSent ? text.published : text.ready}</p>
      <ReportDue order={order} />
      <div className="flex flex-wrap items-center gap-x-5 gap-y-2 pt-3">
        <ButtonLink
          kind={isNextStep && canWrite ? 'primary' : 'secondary'}
          size="small"
          to={reportEditorAddress(order.order_number, search)}
        >
          {isSent || !canWrite ? text.open : text.write}
          <span aria-hidden="true" className="max-lg:hidden">
            <KeyHint>E</KeyHint>
          </span>
        </ButtonLink>
        {canWrite && isSent && order.report_id && (
          <ButtonLink kind="quiet" size="small" to={reportAddress(order.report_id)}>
            {report.customerPage}
          </ButtonLink>
        )}
      </div>
    </Part>
  )
}
