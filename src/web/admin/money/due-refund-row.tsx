import { Link } from 'react-router'
import type { DueRefund } from '#contract/admin-money.ts'
import { useFormat } from '#web/language/use-format.ts'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { Money } from '#web/ui/money.tsx'
import { useAdminText } from '../frame/admin-text.ts'

interface DueRefundRowProps {
  readonly refund: DueRefund
  readonly checked: boolean
  readonly onToggle: () => void
}

/** One transfer to make: whose, where to, how much and until when. */
export function DueRefundRow({ refund, checked, onToggle }: DueRefundRowProps) {
  const words = useAdminText().money.refunds
  const format = useFormat()
  const { account } = refund

  return (
    <li className="grid items-start gap-x-4 py-1 text-small sm:grid-cols-[1fr_auto]">
      <Checkbox
        checked={checked}
        disabled={account === null}
        onChange={onToggle}
        label={
          <span className="flex flex-wrap gap-x-3">
            <strong className="font-strong">{refund.customer_name}</strong>
            {account ? (
              <span>
                {account.bank} <span className="figures">{account.account_number}</span>{' '}
                {account.holder}
              </span>
            ) : (
              <span className="text-clay">{words.noAccount}</span>
            )}
          </span>
        }
        hint={
          <>
            <Link
              to={`/admin/orders/${refund.order_number}`}
              className="underline decoration-rule underline-offset-4 hover:decoration-ink"
            >
              {refund.order_number}
            </Link>
            <span className="ml-3">{refund.reason}</span>
          </>
        }
      />
      <div className="pb-2.5 pl-9 sm:py-2.5 sm:pl-0 sm:text-right">
        <Money amount={refund.amount + refund.interest} />
        <p className={`text-tiny ${refund.is_overdue ? 'font-strong text-clay' : 'text-muted'}`}>
          {refund.is_overdue
            ? words.overdue(format.date(refund.due_by))
            : words.dueBy(format.date(refund.due_by))}
        </p>
        {refund.interest > 0 && (
          <p className="text-tiny text-clay">
            {words.late(format.number(refund.days_late), format.won(refund.interest))}
          </p>
        )}
      </div>
    </li>
  )
}
