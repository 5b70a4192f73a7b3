import { Dialog } from '@base-ui/react/dialog'
import { useText } from '#web/language/use-text.ts'
import { CloseIcon } from '#web/ui/icons.tsx'

/** Inherits the text colour around it. */
export function CloseButton() {
  const text = useText().ui
  return (
    <Dialog.Close
      aria-label={text.close}
      className="pointer-events-auto -ml-3 flex size-touch items-center justify-center outline-current"
    >
      <CloseIcon />
    </Dialog.Close>
  )
}
