import { type MoneyAlarm as Alarm, resolveAlarm } from '#contract/money-tasks.ts'
import type { AlarmResolution } from '#domain/payments/alarms.ts'
import { useFormat } from '#web/language/use-format.ts'
import { Button } from '#web/ui/button.tsx'
import { useDialogs } from '#web/ui/dialogs-provider.tsx'
import { Problem } from '#web/ui/problem.tsx'
import { useToast } from '#web/ui/toasts.tsx'
import { useAdminText } from '../frame/admin-text.ts'
import { FactLink } from '../frame/fact-link.tsx'
import { useMay } from '../frame/role.tsx'
import { CashReceiptAlarm } from './cash-receipt-alarm.tsx'
import { useResolveAlarm } from './money-task-queries.ts'
import { useHighlightedRow } from './use-highlighted-row.ts'

/** Shows an alarm: what happened, to which order, the amount, and its resolutions. */
export function MoneyAlarm({ alarm }: { readonly alarm: Alarm }) {
  const text = useAdminText().moneyTasks
  const { dateTime, won } = useFormat()
  const { confirm } = useDialogs()
  const showToast = useToast()
  const canResolve = useMay()(resolveAlarm)
  const resolving = useResolveAlarm(alarm.id)
  const { kind, order_number: order, payment_key: key, amount, detail } = alarm

  async function resolve(resolution: AlarmResolution) {
    const { label, confirm: question } = text.resolutions[resolution]
    if (!(await confirm(question, { ok: label }))) return
    resolving.mutate({ resolution }, { onSuccess: () => showToast(text.done) })
  }

  return (
    <li
      {...useHighlightedRow(`alarm:${alarm.id}`)}
      className="border-b border-sand py-3 aria-current:bg-fill aria-current:pl-4 aria-current:shadow-[inset_3px_0_0_var(--color-clay)]"
    >
      <p className="flex flex-wrap items-baseline justify-between gap-x-4">
        <span className="font-strong">{text.kinds[kind]}</span>
        {amount !== null && <span className="figures">{won(amount)}</span>}
      </p>
      <p className="flex flex-wrap items-center gap-x-3 text-small text-muted">
        {order ? (
          <FactLink to={`/admin/orders/${order}`}>{order}</FactLink>
        ) : (
          key && <span className="break-all">{key}</span>
        )}
        <span>{dateTime(alarm.opened_at)}</span>
      </p>
      <p className="mt-1 text-small">{text.helps[kind]}</p>
      {typeof detail.code === 'string' && (
        <p className="mt-1 break-all text-small text-muted">{detail.code}</p>
      )}
      {canResolve && (kind === 'CASH_RECEIPT' || kind === 'CASH_RECEIPT_CANCEL') && (
        <CashReceiptAlarm alarm={alarm} />
      )}
      <div className="mt-2 flex flex-wrap gap-2 empty:hidden">
        {(canResolve ? alarm.resolutions : []).map((resolution, at) => (
          <Button
            key={resolution}
            kind={at === 0 ? 'secondary' : 'quiet'}
            size="small"
            busy={resolving.isPending}
            onClick={() => void resolve(resolution)}
          >
            {text.resolutions[resolution].label}
          </Button>
        ))}
      </div>
      {resolving.error && (
        <div className="mt-2">
          <Problem>{resolving.error.serverMessage ?? text.failed}</Problem>
        </div>
      )}
    </li>
  )
}
