import { useQuery } from '@tanstack/react-query'
import type { OrderProof } from '#web/own-orders/my-orders-queries.ts'
import { Button } from '#web/ui/button.tsx'
import type { ButtonLook } from '#web/ui/button-look.ts'
import { useDialogs } from '#web/ui/dialogs-provider.tsx'
import { Problem } from '#web/ui/problem.tsx'
import { providerMethod, useChangeMethod } from './paying-queries.ts'
import { usePayingText } from './use-paying-text.ts'

interface ChangeMethodProps {
  readonly proof: OrderProof
  readonly to: 'bank_transfer' | 'company'
  /** Whether a virtual account was issued that will be closed. */
  readonly closesVirtualAccount?: boolean
  readonly look?: ButtonLook
}

/** Changes the payment method after a confirmation. */
export function ChangeMethod({
  proof,
  to,
  closesVirtualAccount,
  look = { kind: 'quiet' },
}: ChangeMethodProps) {
  const text = usePayingText()
  const { confirm } = useDialogs()
  const changing = useChangeMethod(proof)
  const company = useQuery(providerMethod)
  const label = closesVirtualAccount
    ? text.toOther
    : to === 'company'
      ? text.toCompany
      : text.toBank
  const method = to === 'company' ? company.data : to
  if (!method) return null

  async function change(next: string) {
    const question = closesVirtualAccount
      ? ([text.toOther, text.toOtherText] as const)
      : ([text.toBankQuestion, text.toBankText] as const)
    const agreed =
      to === 'company' && !closesVirtualAccount
        ? true
        : await confirm(question[0], { text: question[1], ok: label })
    if (agreed) changing.mutate(next)
  }

  return (
    <div className="space-y-4">
      <Button {...look} busy={changing.isPending} onClick={() => void change(method)}>
        {label}
      </Button>
      {changing.error && <Problem>{changing.error.serverMessage ?? text.methodFailed}</Problem>}
    </div>
  )
}
