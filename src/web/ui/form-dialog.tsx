import { type FormEvent, type ReactNode, useId } from 'react'
import { Button } from './button.tsx'
import { Dialog } from './dialog.tsx'

interface FormDialogProps {
  readonly open: boolean
  readonly onClose: () => void
  readonly title: string
  readonly description?: ReactNode
  /** On the button that sends the form. */
  readonly send: string
  /** On a second button, which leaves it: beside a question that is answered with few words. */
  readonly keep?: string
  readonly busy: boolean
  /** The browser's own sending is stopped. */
  readonly onSubmit: (event: FormEvent<HTMLFormElement>) => void
  readonly children: ReactNode
}

/** A dialog that is one form: its button stays in sight below the fields. */
export function FormDialog({ send, keep, busy, onSubmit, children, ...dialog }: FormDialogProps) {
  const formId = useId()

  return (
    <Dialog
      {...dialog}
      footer={
        <>
          <Button type="submit" form={formId} wide={!keep} busy={busy}>
            {send}
          </Button>
          {keep && (
            <Button kind="secondary" onClick={dialog.onClose}>
              {keep}
            </Button>
          )}
        </>
      }
    >
      <form
        id={formId}
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          onSubmit(event)
        }}
        className={keep ? 'mt-5 space-y-4' : 'space-y-7'}
      >
        {children}
      </form>
    </Dialog>
  )
}
