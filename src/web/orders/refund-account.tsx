import { zodResolver } from '@hookform/resolvers/zod'
import { useState } from 'react'
import { FormProvider, useForm } from 'react-hook-form'
import type { InputOf } from '#contract/endpoint.ts'
import { nameRefundAccount } from '#contract/order-cancellation.ts'
import type { Order } from '#contract/orders.ts'
import { REFUND_ACCOUNT_ANCHOR } from '#domain/refunds/refund-account-anchor.ts'
import { failureMessage } from '#web/api/failure-message.ts'
import { useFormat } from '#web/language/use-format.ts'
import { useText } from '#web/language/use-text.ts'
import { type OrderProof, useNameRefundAccount } from '#web/own-orders/my-orders-queries.ts'
import { Button } from '#web/ui/button.tsx'
import { FormDialog } from '#web/ui/form-dialog.tsx'
import { Problem } from '#web/ui/problem.tsx'
import { useToast } from '#web/ui/toasts.tsx'
import { RefundAccountFields } from './refund-account-fields.tsx'
import { useScrollTarget } from './use-scroll-target.ts'

interface RefundAccountProps {
  readonly account: Order['refund_account']
  readonly proof: OrderProof
}

/** Shows the outstanding refund; adds or corrects its bank account. */
export function RefundAccount({ account, proof }: RefundAccountProps) {
  const text = useText().myPage.refundAccount
  const format = useFormat()
  const [open, setOpen] = useState(false)
  const place = useScrollTarget(REFUND_ACCOUNT_ANCHOR)
  if (!account) return null
  const isNamed = account.ending !== null
  const amount = format.won(account.amount)

  return (
    <div ref={place} id={REFUND_ACCOUNT_ANCHOR} className="scroll-mt-24 space-y-3 pt-4">
      <p>
        {isNamed ? text.named(amount, `${account.bank} ···${account.ending}`) : text.needed(amount)}
        {!isNamed && <span className="block text-small text-muted">{text.neededBy}</span>}
      </p>
      <Button kind={isNamed ? 'quiet' : 'primary'} onClick={() => setOpen(true)}>
        {isNamed ? text.change : text.name}
      </Button>
      <AccountDialog open={open} onClose={() => setOpen(false)} proof={proof} />
    </div>
  )
}

type Body = InputOf<typeof nameRefundAccount>['body']

interface AccountDialogProps {
  readonly open: boolean
  readonly onClose: () => void
  readonly proof: OrderProof
}

function AccountDialog({ open, onClose, proof }: AccountDialogProps) {
  const { myPage, ui } = useText()
  const text = myPage.refundAccount
  const say = useToast()
  const naming = useNameRefundAccount(proof)
  const form = useForm<Body>({ resolver: zodResolver(nameRefundAccount.body) })

  function send(body: Body) {
    naming.mutate(body, {
      onSuccess: () => {
        onClose()
        say(text.accountSaved)
      },
    })
  }

  return (
    <FormDialog
      open={open}
      onClose={onClose}
      title={text.title}
      description={myPage.cancel.accountHint}
      send={text.keep}
      busy={naming.isPending}
      onSubmit={form.handleSubmit(send)}
    >
      <FormProvider {...form}>
        <RefundAccountFields />
      </FormProvider>
      {naming.error && (
        <Problem>{failureMessage(naming.error, { ...ui, failed: text.failed })}</Problem>
      )}
    </FormDialog>
  )
}
