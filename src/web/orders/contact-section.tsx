import { useWatch } from 'react-hook-form'
import { useText } from '#web/language/use-text.ts'
import { EmailField } from '#web/ui/email-field.tsx'
import { Section } from '#web/ui/page.tsx'
import { Problem } from '#web/ui/problem.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { emailProblem, nameSentence, phoneSentence, useOrderFields } from './order-fields.ts'

interface ContactSectionProps {
  readonly profileFailed: boolean
  readonly onRetry: () => void
  readonly busy: boolean
}

/** Contact fields; a member's details are filled in. Source: ORD-08. */
export function ContactSection({ profileFailed, onRetry, busy }: ContactSectionProps) {
  const texts = useText()
  const text = texts.ordering.contact
  const { register, formState, control } = useOrderFields()
  const [typedName = '', typedEmail = '', typedPhone = ''] = useWatch({
    control,
    name: ['guest_name', 'guest_email', 'guest_phone'],
  })
  const { guest_name: name, guest_email: email, guest_phone: phone } = formState.errors

  return (
    <Section title={text.title}>
      <div className="space-y-6">
        {profileFailed && (
          <Problem onRetry={onRetry} busy={busy}>
            {text.profileFailed}
          </Problem>
        )}
        <TextField
          {...register('guest_name')}
          label={text.name}
          autoComplete="name"
          problem={nameSentence(name, typedName, texts)}
        />
        <EmailField
          {...register('guest_email')}
          label={text.email}
          problem={emailProblem(email, typedEmail, text)}
        />
        <TextField
          {...register('guest_phone')}
          type="tel"
          label={text.phone}
          autoComplete="tel"
          problem={phoneSentence(phone, typedPhone, text)}
        />
      </div>
    </Section>
  )
}
