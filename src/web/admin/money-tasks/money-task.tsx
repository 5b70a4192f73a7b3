import { zodResolver } from '@hookform/resolvers/zod'
import { useEffect, useRef, useState } from 'react'
import { FormProvider, useForm } from 'react-hook-form'
import { Link } from 'react-router'
import { setRefundAccount } from '#contract/admin-orders.ts'
import type { PaymentTask } from '#contract/payment-tasks.ts'
import { useFormat } from '#web/language/use-format.ts'
import { useText } from '#web/language/use-text.ts'
import { RefundAccountFields } from '#web/orders/refund-account-fields.tsx'
import { Button } from '#web/ui/button.tsx'
import { useDialogs } from '#web/ui/dialogs-provider.tsx'
import { Problem } from '#web/ui/problem.tsx'
import { useToast } from '#web/ui/toasts.tsx'
import { useAdminText } from '../frame/admin-text.ts'
import { FactLink } from '../frame/fact-link.tsx'
import { WriteOff } from '../order/write-off.tsx'
import { CashReceiptTask } from './cash-receipt-task.tsx'
import { useResolveTask } from './money-task-queries.ts'

interface MoneyTaskProps {
  readonly task: PaymentTask
  /** The address names it, as a mail's link does. */
  readonly isNamed?: boolean
}

/** One task: what happened, of which order, how much, and the ways to end it. */
export function MoneyTask({ task, isNamed = false }: MoneyTaskProps) {
  const row = useRef<HTMLLIElement>(null)
  useEffect(() => {
    if (isNamed) row.current?.scrollIntoView({ block: 'nearest' })
  }, [isNamed])
  const { moneyTasks: text, deposits } = useAdminText()
  const { dateTime, won } = useFormat()
  const { confirm } = useDialogs()
  const say = useToast()
  const resolving = useResolveTask(task.id)
  const [asksAccount, setAsksAccount] = useState(false)
  const needsAccount = task.detail.why === 'ACCOUNT_NEEDED'
  const end = (body: Parameters<typeof resolving.mutate>[0]) =>
    resolving.mutate(body, { onSuccess: () => say(text.done) })

  async function resolve(resolution: PaymentTask['resolutions'][number]) {
    if (resolution === 'GIVE_BACK' && needsAccount) return setAsksAccount(true)
    const question = text.questions[resolution]
    if (await confirm(question, { ok: text.resolutions[resolution] })) end({ resolution })
  }

  return (
    <li
      ref={row}
      aria-current={isNamed || undefined}
      className="border-b border-sand py-3 last:border-0 aria-current:bg-fill aria-current:pl-4 aria-current:shadow-[inset_3px_0_0_var(--color-clay)]"
    >
      <p className="flex flex-wrap items-baseline justify-between gap-x-4">
        <span className="font-strong">{text.kinds[task.kind]}</span>
        {task.amount !== null && <span className="figures">{won(task.amount)}</span>}
      </p>
      <p className="text-small text-muted">
        <About task={task} />
        {dateTime(task.opened_at)}
      </p>
      <p className="mt-1 text-small">{text.helps[task.kind]}</p>
      <Amounts task={task} />
      {task.kind === 'UNKNOWN_DEPOSIT' && (
        <p className="mt-1 text-small">
          <FactLink to={`/admin/deposits?open=${task.payment_key}`}>{deposits.toRows}</FactLink>
        </p>
      )}
      {isReceiptToDo(task) && <CashReceiptTask task={task} />}
      {asksAccount ? (
        <AccountForm
          busy={resolving.isPending}
          onSend={(refund_account) => end({ resolution: 'GIVE_BACK', refund_account })}
        />
      ) : (
        <div className="mt-2 flex flex-wrap gap-2">
          {task.resolutions.map((resolution, at) => (
            <Button
              key={resolution}
              kind={at === 0 ? 'secondary' : 'quiet'}
              size="small"
              busy={resolving.isPending}
              onClick={() => void resolve(resolution)}
            >
              {text.resolutions[resolution]}
            </Button>
          ))}
          {task.kind === 'CUSTOMER_OWES' && (
            <WriteOff orderNumber={task.order_number ?? ''} amount={task.amount ?? 0} />
          )}
        </div>
      )}
      {resolving.error && (
        <div className="mt-2">
          <Problem>{resolving.error.words ?? text.failed}</Problem>
        </div>
      )}
    </li>
  )
}

/** Its order, else whoever paid, else the payment; nothing where it is about none. */
function About({ task }: { readonly task: PaymentTask }) {
  const { order_number: number, payment_key: key } = task
  const name = depositorOf(task) ?? key
  if (number === null && name === null) return null
  return (
    <>
      {number === null ? (
        <span className="break-all">{name}</span>
      ) : (
        <Link to={`/admin/orders/${number}`} className="underline underline-offset-4">
          {number}
        </Link>
      )}
      {' · '}
    </>
  )
}

/** What was asked for, or went back here and there: of what differs; or the company's code. */
function Amounts({ task }: { readonly task: PaymentTask }) {
  const text = useAdminText().moneyTasks
  const { won } = useFormat()
  const { asked, ours, theirs, code } = task.detail
  if (typeof code === 'string') {
    return <p className="mt-1 break-all text-small text-muted">{code}</p>
  }
  const words =
    typeof asked === 'number'
      ? text.asked(won(asked))
      : typeof ours === 'number' &&
        text.wentBack(won(ours), typeof theirs === 'number' ? won(theirs) : '—')
  return words && <p className="figures mt-1 text-small text-muted">{words}</p>
}

/** What the studio does at the tax office itself; one whose end is not known is nobody's to do. */
const isReceiptToDo = ({ kind }: PaymentTask) =>
  kind === 'CASH_RECEIPT' || kind === 'CASH_RECEIPT_CANCEL'

/** Under whose name money of nobody known came. */
const depositorOf = ({ detail }: PaymentTask) =>
  typeof detail.depositor === 'string' ? detail.depositor : null

interface AccountFormProps {
  readonly busy: boolean
  readonly onSend: (account: {
    readonly bank: string
    readonly account_number: string
    readonly holder: string
  }) => void
}

function AccountForm({ busy, onSend }: AccountFormProps) {
  const text = useAdminText().moneyTasks
  const { account } = useText().myPage.cancel
  const form = useForm({ resolver: zodResolver(setRefundAccount.body) })

  return (
    <form
      noValidate
      aria-label={account}
      onSubmit={form.handleSubmit(({ refund_account }) => onSend(refund_account))}
      className="space-y-4 py-3"
    >
      <FormProvider {...form}>
        <RefundAccountFields />
      </FormProvider>
      <Button type="submit" kind="secondary" size="small" busy={busy}>
        {text.resolutions.GIVE_BACK}
      </Button>
    </form>
  )
}
