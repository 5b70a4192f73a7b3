import { zodResolver } from '@hookform/resolvers/zod'
import { useId } from 'react'
import { FormProvider, useForm } from 'react-hook-form'
import { setRefundAccount } from '#contract/admin-orders.ts'
import { useText } from '#web/language/use-text.ts'
import { RefundAccountFields } from '#web/orders/refund-account-fields.tsx'
import { Button } from '#web/ui/button.tsx'
import { Problem } from '#web/ui/problem.tsx'
import { useToast } from '#web/ui/toasts.tsx'
import { useAdminText } from '../frame/admin-text.ts'
import { useSaveRefundAccount } from './order-queries.ts'

/** Form for the customer’s bank account, entered after the refund was agreed. */
export function RefundAccountForm({ orderNumber }: { readonly orderNumber: string }) {
  const text = useAdminText()
  const labels = text.account.refund
  const { account } = useText().myPage.cancel
  const headingId = useId()
  const showToast = useToast()
  const form = useForm({ resolver: zodResolver(setRefundAccount.body) })
  const send = useSaveRefundAccount(orderNumber, () => showToast(labels.accountSaved))

  return (
    <form
      noValidate
      aria-labelledby={headingId}
      onSubmit={form.handleSubmit((values) => send.mutate(values))}
      className="space-y-4 border-t border-sand pt-3"
    >
      <h4 id={headingId} className="text-small font-strong">
        {account}
      </h4>
      <FormProvider {...form}>
        <RefundAccountFields />
      </FormProvider>
      {send.isError && <Problem>{send.error.serverMessage ?? text.writeFailed}</Problem>}
      <Button type="submit" kind="secondary" size="small" busy={send.isPending}>
        {labels.saveAccount}
      </Button>
    </form>
  )
}
