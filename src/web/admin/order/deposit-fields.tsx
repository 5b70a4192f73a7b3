import { textLengths } from '#domain/limits/limits.ts'
import { Problem } from '#web/ui/problem.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { useAdminText } from '../frame/admin-text.ts'
import type { useDeposit } from './use-deposit.ts'

interface DepositFieldsProps {
  readonly deposit: ReturnType<typeof useDeposit>
}

/** Fields for amount and sender of a deposit, and the effect of the amount. */
export function DepositFields({ deposit }: DepositFieldsProps) {
  const { account, writeFailed } = useAdminText()
  const labels = account.record
  const { form, outcome, error } = deposit

  return (
    <>
      <div className="grid grid-cols-2 gap-4">
        <TextField
          label={labels.amount}
          inputMode="numeric"
          problem={form.formState.errors.amount ? labels.amountNeeded : null}
          {...form.register('amount')}
        />
        <TextField
          aria-required={false}
          label={labels.depositor}
          maxLength={textLengths.name}
          {...form.register('depositor')}
        />
      </div>
      <p aria-live="polite" className="min-h-5 text-small text-muted">
        {outcome}
      </p>
      {error && <Problem>{error.serverMessage ?? writeFailed}</Problem>}
    </>
  )
}
