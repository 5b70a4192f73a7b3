import { useText } from '#web/language/use-text.ts'
import { GuestCodeForm } from '#web/own-orders/guest-code-form.tsx'
import type { GuestContact } from '#web/own-orders/my-orders-queries.ts'
import { Dialog } from '#web/ui/dialog.tsx'

interface GuestProofDialogProps {
  readonly open: boolean
  readonly contact: GuestContact
  readonly orderNumber: string
  readonly onClose: () => void
  readonly onProven: (token: string) => void
}

/** Asks for a code before an action that needs a stronger proof than the lookup. */
export function GuestProofDialog({ open, contact, onClose, ...form }: GuestProofDialogProps) {
  const text = useText().myPage.proof

  return (
    <Dialog open={open} onClose={onClose} title={text.title} description={text.text(contact.email)}>
      <GuestCodeForm contact={contact} {...form} />
    </Dialog>
  )
}
