import { zodResolver } from '@hookform/resolvers/zod'
import { type UseFormReturn, useForm } from 'react-hook-form'
import { z } from 'zod'
import { emailField, phoneField } from '#contract/fields.ts'
import { useText } from '#web/language/use-text.ts'
import { GuestContactFields } from '#web/own-orders/guest-contact-fields.tsx'
import type { GuestContact } from '#web/own-orders/my-orders-queries.ts'
import { Button } from '#web/ui/button.tsx'

const schema = z.object({ email: emailField, phone: phoneField })

export const useLookupForm = () =>
  useForm<GuestContact>({
    resolver: zodResolver(schema),
    defaultValues: { email: '', phone: '' },
  })

interface GuestLookupFormProps {
  readonly form: UseFormReturn<GuestContact>
  readonly quiet: boolean
  readonly busy: boolean
  readonly onFind: (contact: GuestContact) => void
}

/** Form with the email and phone of a guest's orders; both are required. Source: GST-02. */
export function GuestLookupForm({ form, quiet, busy, onFind }: GuestLookupFormProps) {
  const text = useText().myPage.guest

  return (
    <form noValidate onSubmit={form.handleSubmit((contact) => onFind(contact))}>
      <div className="space-y-6">
        <GuestContactFields form={form} />
      </div>
      <div className="mt-8">
        <Button type="submit" kind={quiet ? 'secondary' : 'primary'} wide busy={busy}>
          {text.find}
        </Button>
      </div>
    </form>
  )
}
