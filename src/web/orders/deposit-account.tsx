import type { Payment } from '#contract/payments.ts'
import { accountNames } from '#domain/payments/account-names.ts'
import { useLanguage, useText } from '#web/language/use-text.ts'
import { CopyButton } from '#web/ui/copy-button.tsx'

/** Shows a bank account whose number can be copied. */
export function DepositAccount(deposit: NonNullable<Payment['deposit']>) {
  const text = useText().myPage.detail
  const language = useLanguage()
  const { account_number, swift } = deposit
  const { bank, holder } = accountNames(deposit, language)
  return (
    <span className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
      <span>
        {bank} <span className="figures">{account_number}</span>
        <span className="block text-small text-muted">{holder}</span>
        {language !== 'ko' && swift && (
          <span className="block text-small text-muted">SWIFT/BIC {swift}</span>
        )}
      </span>
      <CopyButton value={account_number} what={text.accountNumber} />
    </span>
  )
}
