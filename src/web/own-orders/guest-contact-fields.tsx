import type { FieldValues, Path, UseFormReturn } from 'react-hook-form'
import { useText } from '#web/language/use-text.ts'
import type { GuestContact } from '#web/own-orders/my-orders-queries.ts'
import { EmailField } from '#web/ui/email-field.tsx'
import { TextField } from '#web/ui/text-field.tsx'

interface GuestContactFieldsProps<Values extends GuestContact & FieldValues> {
  readonly form: UseFormReturn<Values>
}

/** Fields for the email and phone of a guest order. */
export function GuestContactFields<Values extends GuestContact & FieldValues>({
  form,
}: GuestContactFieldsProps<Values>) {
  const text = useText().myPage.guest
  const { errors } = form.formState
  // Every form of a guest's contact has both; paths of an unknown form cannot be computed.
  const [email, phone] = ['email' as Path<Values>, 'phone' as Path<Values>] as const
  const isEmpty = (name: Path<Values>) => String(form.getValues(name)).trim() === ''

  return (
    <>
      <EmailField
        label={text.email}
        inputMode="email"
        problem={errors.email && (isEmpty(email) ? text.emailNeeded : text.emailWrong)}
        {...form.register(email)}
      />
      <TextField
        label={text.phone}
        type="tel"
        autoComplete="tel"
        inputMode="tel"
        problem={errors.phone && (isEmpty(phone) ? text.phoneNeeded : text.phoneWrong)}
        {...form.register(phone)}
      />
    </>
  )
}
