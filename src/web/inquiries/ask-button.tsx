import { useState } from 'react'
import { useSession } from '#web/api/session.ts'
import { useText } from '#web/language/use-text.ts'
import { Button } from '#web/ui/button.tsx'
import type { ButtonLook } from '#web/ui/button-look.ts'
import { lazyDialog } from '#web/ui/lazy-dialog.tsx'
import type { AskKind, InquiryFields } from './inquiry-rules.ts'

const AskDialog = lazyDialog(async () => (await import('./ask-dialog.tsx')).AskDialog)

interface AskButtonProps {
  readonly kind: AskKind
  /** Fields that the screen prefills. */
  readonly initial?: Partial<InquiryFields>
  readonly look?: ButtonLook
}

/** Opens the inquiry form, whose scripts are loaded on demand. */
export function AskButton({ kind, initial = {}, look }: AskButtonProps) {
  const text = useText().inquiries
  const writer = useSession()?.user.id
  const [isWanted, setIsWanted] = useState(false)
  const [open, setOpen] = useState(false)

  return (
    <>
      <Button
        {...look}
        aria-haspopup="dialog"
        onClick={() => {
          setIsWanted(true)
          setOpen(true)
        }}
      >
        {kind === 'question' ? text.askQuestion : text.ask}
      </Button>
      {isWanted && (
        <AskDialog
          key={writer}
          kind={kind}
          initial={initial}
          open={open}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  )
}
