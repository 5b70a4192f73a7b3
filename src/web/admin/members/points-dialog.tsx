import { useState } from 'react'
import { useFormat } from '#web/language/use-format.ts'
import { TextField } from '#web/ui/text-field.tsx'
import { useToast } from '#web/ui/toasts.tsx'
import { useAdminText } from '../frame/admin-text.ts'
import type { MemberProps } from './member-props.ts'
import { useAdjustPoints } from './member-queries.ts'
import { ReasonedDialog } from './reasoned-dialog.tsx'

/** Parses a signed number as people type it: `1,000`, `−500`; NaN if invalid. */
const parseSigned = (text: string): number => {
  const plain = text.replace(/[\s,.]/g, '').replace('−', '-')
  return /^[+-]?\d+$/.test(plain) ? Number(plain) : Number.NaN
}

export function PointsDialog({ member, onClose }: MemberProps & { readonly onClose: () => void }) {
  const { memberDetails } = useAdminText()
  const labels = memberDetails.points
  const { points } = useFormat()
  const showToast = useToast()
  const give = useAdjustPoints(member.id)
  const [typed, setTyped] = useState('')
  const [isTried, setIsTried] = useState(false)
  const amount = parseSigned(typed)
  const isWrong = !amount

  return (
    <ReasonedDialog
      title={labels.dialog(member.name || member.user_id)}
      text={labels.text}
      submit={labels.submit}
      reasonHint={memberDetails.pointsReasonHint}
      busy={give.isPending}
      problem={give.error}
      onClose={onClose}
      onTried={() => setIsTried(true)}
      onSubmit={(reason) =>
        !isWrong &&
        give.mutate(
          { amount, reason },
          {
            onSuccess: ({ balance }) => {
              onClose()
              showToast(labels.done(points(balance)))
            },
          },
        )
      }
    >
      <TextField
        label={labels.amount}
        inputMode="text"
        autoComplete="off"
        value={typed}
        problem={isTried && isWrong ? labels.amountNeeded : null}
        onChange={({ target }) => setTyped(target.value)}
      />
    </ReasonedDialog>
  )
}
