import { useQuery } from '@tanstack/react-query'
import { type DueRefund, exportDueRefunds, markRefundsSent } from '#contract/admin-money.ts'
import { download } from '#web/api/client.ts'
import { useFormat } from '#web/language/use-format.ts'
import { Button } from '#web/ui/button.tsx'
import { useDialogs } from '#web/ui/dialogs-provider.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Problem } from '#web/ui/problem.tsx'
import { SkeletonRows } from '#web/ui/skeleton.tsx'
import { useToast } from '#web/ui/toasts.tsx'
import { useAdminText } from '../frame/admin-text.ts'
import { LoadProblem } from '../frame/load-problem.tsx'
import { useMay } from '../frame/role.tsx'
import { WorkbookButton } from '../frame/workbook-button.tsx'
import { DueRefundRow, dueRefundGrid } from './due-refund-row.tsx'
import { MoneyPart } from './money-part.tsx'
import { dueRefunds, useMarkSent } from './money-queries.ts'

const SKELETON_ROWS = 4

/**
 * Lists refunds that the studio transfers itself: exported as a workbook for the bank, then marked
 * as sent.
 */
export function DueRefunds() {
  const text = useAdminText()
  const labels = text.money.refunds
  const { number, won } = useFormat()
  const showToast = useToast()
  const { confirm } = useDialogs()
  const query = useQuery(dueRefunds)
  const send = useMarkSent()
  const canSend = useMay()(markRefundsSent)
  const items = query.data?.items ?? []
  const payable = items.filter(({ lacks_account }) => !lacks_account)
  const sumOf = (refunds: readonly DueRefund[]) =>
    won(refunds.reduce((sum, { amount, interest }) => sum + amount + interest, 0))

  async function markRefundSent(refunds: readonly DueRefund[]) {
    const question = labels.confirm(number(refunds.length), sumOf(refunds))
    if (!(await confirm(question, { text: labels.confirmText, ok: labels.sent }))) return
    send.mutate(
      { refund_ids: refunds.map(({ id }) => id), sent_on: query.data?.as_of },
      { onSuccess: ({ sent, total }) => showToast(labels.done(number(sent), won(total))) },
    )
  }

  return (
    <MoneyPart
      id="to-send"
      title={labels.title}
      note={labels.rule}
      action={
        items.length > 0 && (
          <WorkbookButton
            call={exportDueRefunds}
            fetch={() => download(exportDueRefunds, {})}
            name="refunds"
            label={labels.export}
          />
        )
      }
    >
      {query.isError && <LoadProblem query={query} />}
      {!query.data && !query.isError && <SkeletonRows rows={SKELETON_ROWS} />}
      {query.data && items.length === 0 && (
        <EmptyState title={labels.empty} text={labels.emptyText} />
      )}
      {items.length > 0 && (
        <>
          <p
            aria-hidden="true"
            className={`${dueRefundGrid} border-b border-sand py-2 text-tiny text-muted max-lg:hidden`}
          >
            <span>{labels.columns.to}</span>
            <span>{labels.columns.account}</span>
            <span>{labels.columns.order}</span>
            <span className="text-right">{labels.columns.amount}</span>
            <span className="text-right">{labels.columns.dueBy}</span>
          </p>
          <ul>
            {items.map((refund) => (
              <DueRefundRow
                key={refund.id}
                refund={refund}
                busy={send.isPending && send.variables.refund_ids.includes(refund.id)}
                onSent={canSend ? () => void markRefundSent([refund]) : undefined}
              />
            ))}
          </ul>
          {send.isError && <Problem>{send.error.serverMessage ?? text.writeFailed}</Problem>}
          {canSend && payable.length > 1 && (
            <div className="pt-4 lg:text-right">
              <Button
                kind="secondary"
                size="small"
                busy={send.isPending}
                onClick={() => void markRefundSent(payable)}
              >
                {labels.allSent(number(payable.length), sumOf(payable))}
              </Button>
            </div>
          )}
        </>
      )}
    </MoneyPart>
  )
}
