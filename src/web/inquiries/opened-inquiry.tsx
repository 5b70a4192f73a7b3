import { useQuery } from '@tanstack/react-query'
import type { Inquiry } from '#contract/inquiries.ts'
import { useText } from '#web/language/use-text.ts'
import { Dialog } from '#web/ui/dialog.tsx'
import { Problem } from '#web/ui/problem.tsx'
import { InquiryBody } from './inquiry-body.tsx'
import { oneInquiry } from './inquiry-queries.ts'
import { PasswordDialog } from './password-dialog.tsx'
import type { Opening } from './use-opening.ts'

interface OpenedInquiryProps {
  readonly opening: Opening
  readonly open: boolean
  readonly onBoard: boolean
  readonly onUnlocked: (row: Inquiry) => void
  readonly onClose: () => void
}

/** Shows one inquiry over its list; a private one asks for its password first. */
export function OpenedInquiry({ opening, onBoard, onUnlocked, ...dialog }: OpenedInquiryProps) {
  return 'row' in opening ? (
    <Whole row={opening.row} as={opening.as} onBoard={onBoard} {...dialog} />
  ) : (
    <PasswordDialog
      key={opening.lockedId}
      id={opening.lockedId}
      onUnlocked={onUnlocked}
      {...dialog}
    />
  )
}

type WholeProps = Extract<Opening, { row: Inquiry }> &
  Omit<OpenedInquiryProps, 'opening' | 'onUnlocked'>

/** Shows the current version; until it is loaded, or if that fails, the list's row. */
function Whole({ row, as, open, onBoard, onClose }: WholeProps) {
  const text = useText().inquiries.detail
  const { data = row, isError } = useQuery({
    ...oneInquiry(row.id, as === 'mine' ? 'mine' : 'public'),
    placeholderData: row,
    enabled: open && as !== 'password',
  })

  return (
    <Dialog open={open} onClose={onClose} title={data.title} titleLang={data.language} width="text">
      {isError && (
        <div className="mb-5">
          <Problem>{`${text.failed}\n${text.fallback}`}</Problem>
        </div>
      )}
      <InquiryBody inquiry={data} onBoard={onBoard} />
    </Dialog>
  )
}
