import { useFormContext } from 'react-hook-form'
import type { z } from 'zod'
import type { refundAccountField } from '#contract/payments.ts'
import { typedNameProblem } from '#domain/names/person-name.ts'
import { useText } from '#web/language/use-text.ts'
import { TextField } from '#web/ui/text-field.tsx'

interface WithAccount {
  readonly refund_account?: z.input<typeof refundAccountField> | undefined
}

/** Section of a form for the bank account of a refund. */
export function RefundAccountPart() {
  const text = useText().myPage.cancel

  return (
    <fieldset>
      <legend className="text-lead font-strong">{text.account}</legend>
      <p className="mt-0.5 mb-4 text-small text-muted">{text.accountHint}</p>
      <RefundAccountFields />
    </fieldset>
  )
}

/** Its fields only, for surroundings with a heading. */
export function RefundAccountFields() {
  const form = useFormContext<WithAccount>()
  const { myPage, names } = useText()
  const text = myPage.cancel
  const problems = form.formState.errors.refund_account
  const holder = form.getValues('refund_account.holder')
  const holderProblem = holder ? typedNameProblem(holder) : null

  return (
    <div className="space-y-5">
      <TextField
        label={text.bank}
        maxLength={40}
        problem={problems?.bank && text.bankNeeded}
        {...form.register('refund_account.bank')}
      />
      <TextField
        label={text.accountNumber}
        inputMode="numeric"
        maxLength={30}
        problem={problems?.account_number && text.accountNeeded}
        {...form.register('refund_account.account_number')}
      />
      <TextField
        label={text.holder}
        autoComplete="name"
        maxLength={60}
        problem={problems?.holder && (holderProblem ? names[holderProblem] : text.holderNeeded)}
        {...form.register('refund_account.holder')}
      />
    </div>
  )
}
