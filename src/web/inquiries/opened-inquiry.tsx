import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import type { Inquiry } from '#contract/inquiries.ts'
import { useText } from '#web/language/use-text.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Problem } from '#web/ui/problem.tsx'
import { InquiryBody } from './inquiry-body.tsx'
import { oneInquiry } from './inquiry-queries.ts'
import { PasswordForm, useUnlocking } from './password-form.tsx'
import type { Opening } from './use-opening.ts'

interface OpenedInquiryProps {
  readonly opening: Opening
  readonly open: boolean
  readonly onBoard: boolean
  readonly onUnlocked: (row: Inquiry) => void
  readonly onClose: () => void
}

/** One inquiry in front of its list; a private one asks for its password first. */
export function OpenedInquiry({ opening, ...dialog }: OpenedInquiryProps) {
  return 'row' in opening ? (
    <Whole row={opening.row} as={opening.as} {...dialog} />
  ) : (
    <Locked key={opening.lockedId} id={opening.lockedId} {...dialog} />
  )
}

type WholeProps = Extract<Opening, { row: Inquiry }> & Omit<OpenedInquiryProps, 'opening'>

/** As it is now; what the list had of it is shown at once, and kept when it cannot be read anew. */
function Whole({ row, as, open, onBoard, onClose }: WholeProps) {
  const text = useText().inquiries.detail
  const { data = row, isError } = useQuery({
    ...oneInquiry(row.id, as === 'mine' ? 'mine' : 'public'),
    placeholderData: row,
    enabled: open && as !== 'password',
  })

  return (
    <Dialog open={open} onClose={onClose} title={data.title} width="text">
      {isError && (
        <div className="mb-5">
          <Problem>{`${text.failed}\n${text.fallback}`}</Problem>
        </div>
      )}
      <InquiryBody inquiry={data} onBoard={onBoard} />
    </Dialog>
  )
}

type LockedProps = { readonly id: string } & Omit<OpenedInquiryProps, 'opening'>

function Locked({ id, open, onUnlocked, onClose }: LockedProps) {
  const text = useText().inquiries.password
  const formId = useId()
  const unlocking = useUnlocking(id, onUnlocked)

  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={text.title}
      description={text.text}
      footer={
        <Button type="submit" form={formId} wide busy={unlocking.isPending}>
          {text.open}
        </Button>
      }
    >
      <PasswordForm id={formId} unlocking={unlocking} />
    </Dialog>
  )
}
