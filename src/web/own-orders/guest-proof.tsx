import { zodResolver } from '@hookform/resolvers/zod'
import { useEffect, useState } from 'react'
import { useForm } from 'react-hook-form'
import { z } from 'zod'
import { emailField, orderNumberField, phoneField } from '#contract/fields.ts'
import { readStored, storageKeys } from '#web/api/local-storage.ts'
import { useText } from '#web/language/use-text.ts'
import { GuestCodeForm } from '#web/own-orders/guest-code-form.tsx'
import { GuestContactFields } from '#web/own-orders/guest-contact-fields.tsx'
import { Button } from '#web/ui/button.tsx'
import { TextField } from '#web/ui/text-field.tsx'

const schema = z.object({ orderNumber: orderNumberField, email: emailField, phone: phoneField })
type Guest = z.infer<typeof schema>

interface GuestProofProps {
  /** Null if unknown. */
  readonly orderNumber: string | null
  readonly onProven: (orderNumber: string, token: string) => void
}

/** Proves access to a guest order: its contact first, then a code to its mailbox. */
export function GuestProof({ orderNumber, onProven }: GuestProofProps) {
  const { guest, orders, proof } = useText().myPage
  const [known, setKnown] = useState<Guest | null>(null)
  const form = useForm<Guest>({
    resolver: zodResolver(schema),
    defaultValues: { orderNumber: orderNumber ?? '', email: '', phone: '' },
  })
  const { errors } = form.formState

  useEffect(() => {
    form.setValue('email', readStored(storageKeys.guestEmail) ?? '')
    form.setValue('phone', readStored(storageKeys.guestPhone) ?? '')
  }, [form])

  if (known) {
    return (
      <div className="py-8">
        <p className="text-small text-muted">{proof.text(known.email)}</p>
        <GuestCodeForm
          contact={known}
          orderNumber={known.orderNumber}
          sendsAtOnce
          onProven={(token) => onProven(known.orderNumber, token)}
        />
        <div className="mt-3 text-center">
          <Button kind="quiet" size="small" onClick={() => setKnown(null)}>
            {proof.otherContact}
          </Button>
        </div>
      </div>
    )
  }
  return (
    <form noValidate onSubmit={form.handleSubmit(setKnown)} className="grid gap-6 py-8">
      {orderNumber ? (
        <p>
          <span className="block text-small text-muted">{orders.number}</span>
          <span className="figures font-strong">{orderNumber}</span>
        </p>
      ) : (
        <TextField
          label={orders.number}
          hint={guest.orderNumberHint}
          autoCapitalize="characters"
          autoComplete="off"
          problem={errors.orderNumber && guest.orderNumberNeeded}
          {...form.register('orderNumber')}
        />
      )}
      <GuestContactFields form={form} />
      <Button type="submit" wide>
        {proof.send}
      </Button>
    </form>
  )
}
