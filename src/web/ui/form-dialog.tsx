import { type FormEvent, type ReactNode, useId } from 'react'
import { Button } from './button.tsx'
import { Dialog } from './dialog.tsx'

interface FormDialogProps {
  readonly open: boolean
  readonly onClose: () => void
  readonly title: string
  /** On the button that sends the form. */
  readonly send: string
  readonly busy: boolean
  /** The browser's own sending is stopped. */
  readonly onSubmit: (event: FormEvent<HTMLFormElement>) => void
  readonly children: ReactNode
}

/** A dialog that is one form: its button stays in sight below the fields. */
export function FormDialog({ send, busy, onSubmit, children, ...dialog }: FormDialogProps) {
  const formId = useId()

  return (
    <Dialog
      {...dialog}
      footer={
        <Button type="submit" form={formId} wide busy={busy}>
          {send}
        </Button>
      }
    >
      <form
        id={formId}
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          onSubmit(event)
        }}
        className="space-y-7"
      >
        {children}
      </form>
    </Dialog>
  )
}
