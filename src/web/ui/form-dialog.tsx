import { type FormEvent, type ReactNode, useEffect, useId, useRef } from 'react'
import { Button } from './button.tsx'
import { Dialog } from './dialog.tsx'

interface FormDialogProps {
  readonly open: boolean
  readonly onClose: () => void
  readonly title: string
  readonly description?: ReactNode
  readonly width?: 'form' | 'text'
  /** On the button that sends the form. */
  readonly send: string
  /** There is nothing to send yet. */
  readonly disabled?: boolean
  /** On a second button, which leaves it: beside a question that is answered with few words. */
  readonly keep?: string
  readonly busy: boolean
  /** The browser's own sending is stopped. */
  readonly onSubmit: (event: FormEvent<HTMLFormElement>) => void
  readonly children: ReactNode
}

/**
 * A dialog that is one form: its button stays in sight below the fields, and what is said of a
 * sending that failed comes into sight above it.
 */
export function FormDialog(props: FormDialogProps) {
  const { send, disabled = false, keep, busy, onSubmit, children, ...dialog } = props
  const formId = useId()
  const form = useShownProblem(busy)

  return (
    <Dialog
      {...dialog}
      footer={
        <>
          <Button type="submit" form={formId} wide={!keep} busy={busy} disabled={disabled}>
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
        ref={form}
        id={formId}
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          // A dialog may stand within a form, which is another one.
          event.stopPropagation()
          onSubmit(event)
        }}
        className={`**:[[role=alert]]:scroll-mb-5 ${dialog.description ? 'mt-5' : ''} ${keep ? 'space-y-4' : 'space-y-7'}`}
      >
        {children}
      </form>
    </Dialog>
  )
}

/** The form, whose last problem is looked for whenever it is no longer busy. */
function useShownProblem(busy: boolean) {
  const form = useRef<HTMLFormElement>(null)
  const wasBusy = useRef(false)
  useEffect(() => {
    if (wasBusy.current && !busy) {
      const problems = form.current?.querySelectorAll('[role=alert]') ?? []
      Array.from(problems).at(-1)?.scrollIntoView({ block: 'nearest' })
    }
    wasBusy.current = busy
  }, [busy])
  return form
}
