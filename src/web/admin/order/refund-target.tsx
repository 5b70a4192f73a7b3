import { useText } from '#web/language/use-text.ts'
import { RefundAccountFields } from '#web/orders/refund-account-fields.tsx'
import { RadioGroup } from '#web/ui/radio-group.tsx'
import { useAdminText } from '../frame/admin-text.ts'

/** `ask`: the customer is asked for the account by email. `enter`: the owner enters it. */
const refundTargets = ['ask', 'enter'] as const
export type RefundTarget = (typeof refundTargets)[number]

interface RefundTargetChoiceProps {
  readonly value: RefundTarget
  readonly onChange: (target: RefundTarget) => void
}

/** Chooses how the account for a refund is provided. */
export function RefundTargetChoice({ value, onChange }: RefundTargetChoiceProps) {
  const labels = useAdminText().order.refund.target
  const { account } = useText().myPage.cancel

  return (
    <>
      <RadioGroup
        legend={account}
        options={refundTargets.map((target) => ({
          value: target,
          label: labels[target],
          ...(target === 'ask' && { hint: labels.askHint }),
        }))}
        value={value}
        onChange={onChange}
      />
      {value === 'enter' && <RefundAccountFields />}
    </>
  )
}
