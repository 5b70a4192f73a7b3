import { type FormEvent, type ReactNode, useId } from 'react'
import { Button } from './button.tsx'
import { Dialog } from './dialog.tsx'
import { useFocusProblem } from './use-focus-problem.ts'
import { useShownProblem } from './use-shown-problem.ts'

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
 * A dialog that is one form, begun in its first field: its button stays in sight below the fields, the
 * first field that keeps it from being sent is led to, and what is said of a sending that failed comes
 * into sight above the button.
 */
export function FormDialog(props: FormDialogProps) {
  const { send, disabled = false, keep, busy, onSubmit, children, ...dialog } = props
  const formId = useId()
  const [form, focusProblem] = useFocusProblem()
  useShownProblem(form, busy)

  return (
    <Dialog
      {...dialog}
      begin={() => form.current?.querySelector<HTMLElement>(FIELD) ?? null}
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
          focusProblem()
        }}
        className={`**:[[role=alert]]:scroll-mb-5 ${dialog.description ? 'mt-5' : ''} ${keep ? 'space-y-4' : 'space-y-7'}`}
      >
        {children}
      </form>
    </Dialog>
  )
}

/** What somebody who opens it is to fill in, or has chosen already. */
const FIELD = 'input:not([type=radio], [type=file], [disabled]), input:checked, textarea, select'
