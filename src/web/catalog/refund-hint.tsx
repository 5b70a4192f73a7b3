import { Link, useRouteLoaderData } from 'react-router'
import { formatRefundWindow } from '#web/catalog/refund-window.ts'
import { useFormat } from '#web/language/use-format.ts'
import { useText } from '#web/language/use-text.ts'
import type { RootData } from '#web/root.tsx'

/** Summarizes the refund rules in one line below the order button. */
export function RefundHint() {
  const { agreement, refundRules } = useText().ordering
  const { won, number } = useFormat()
  const rules = useRouteLoaderData<RootData>('root')?.site?.refund_rules
  if (!rules) return null
  const free = formatRefundWindow(rules.free_window_minutes, refundRules, number)

  return (
    <p className="mt-3 text-small text-muted">
      {agreement.hint(free, won(rules.late_fee))}{' '}
      <Link
        to="/policies/refund"
        className="reach underline decoration-rule underline-offset-4 hover:decoration-ink"
      >
        {agreement.details}
      </Link>
    </p>
  )
}
