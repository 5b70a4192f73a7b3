import { Checkbox } from '#web/ui/checkbox.tsx'
import { EmailField } from '#web/ui/email-field.tsx'
import { Section } from '#web/ui/page.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import type { InputProps } from './input-props.ts'
import { useSurveyText } from './use-survey-text.ts'

/** Asks guests for their contact, and everybody to confirm that the answers were checked. */
export function ClosingQuestions({
  input,
  change,
  problems,
  guest,
}: InputProps & { readonly guest: boolean }) {
  const { contact, agree } = useSurveyText()

  return (
    <>
      {guest && (
        <Section title={contact.title} hint={contact.hint}>
          <div className="grid gap-x-8 gap-y-5 md:grid-cols-2">
            <EmailField
              label={contact.email}
              value={input.email}
              onChange={({ target }) => change({ email: target.value })}
              problem={problems.email}
            />
            <TextField
              label={contact.phone}
              type="tel"
              autoComplete="tel"
              value={input.phone}
              onChange={({ target }) => change({ phone: target.value })}
              problem={problems.phone}
            />
          </div>
        </Section>
      )}
      <Section>
        <Checkbox
          required
          label={agree.label}
          hint={agree.hint}
          checked={input.agreed}
          onChange={({ target }) => change({ agreed: target.checked })}
          problem={problems.agreed}
        />
      </Section>
    </>
  )
}
