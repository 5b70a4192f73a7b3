import { type FormEvent, type ReactNode, useId } from 'react'
import { Button } from './button.tsx'
import { Dialog } from './dialog.tsx'
import { useFocusProblem } from './use-focus-problem.ts'
import { useScrollToProblem } from './use-scroll-to-problem.ts'

interface FormDialogProps {
  readonly open: boolean
  readonly onClose: () => void
  readonly title: string
  readonly description?: ReactNode
  readonly width?: 'form' | 'text'
  /** Label of the submit button. */
  readonly send: string
  /** Whether there is nothing to send yet. */
  readonly disabled?: boolean
  /** Label of a second button that closes the dialog, for short questions. */
  readonly keep?: string
  readonly busy: boolean
  /** `preventDefault` was called already. */
  readonly onSubmit: (event: FormEvent<HTMLFormElement>) => void
  readonly children: ReactNode
}

/**
 * A dialog with one form, focused on its first field: the buttons stay visible, the first invalid
 * field is focused, and a submission error is scrolled into view.
 */
export function FormDialog(props: FormDialogProps) {
  const { send, disabled = false, keep, busy, onSubmit, children, ...dialog } = props
  const formId = useId()
  const [form, focusProblem] = useFocusProblem()
  useScrollToProblem(form, busy)

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
          // A dialog may be inside of another form.
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

/** Selects the field to focus: an empty one, or the current choice. */
const FIELD = 'input:not([type=radio], [type=file], [disabled]), input:checked, textarea, select'
