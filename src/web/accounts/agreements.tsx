import { Link } from 'react-router'
import { useText } from '#web/language/use-text.ts'
import { Checkbox } from '#web/ui/checkbox.tsx'

const names = ['terms', 'privacy', 'sensitive'] as const
type Agreement = (typeof names)[number] | 'marketing'

interface AgreementsProps {
  readonly values: Readonly<Record<Agreement, boolean>>
  readonly onChange: (name: Agreement, agreed: boolean) => void
  readonly problem: string | undefined
}

/**
 * Three required consents with a box that checks all three, and the optional consent to marketing,
 * which that box never changes. Source: SGN-01, docs/rules.md A-15.
 */
export function Agreements({ values, onChange, problem }: AgreementsProps) {
  const text = useText().accounts.signUp
  const labels = {
    terms: text.agreeTerms,
    privacy: text.agreePrivacy,
    sensitive: text.agreeSensitive,
  }

  return (
    <fieldset>
      <legend className="sr-only">{text.agreements}</legend>
      <div className="border-b border-sand">
        <Checkbox
          label={text.agreeAll}
          checked={names.every((name) => values[name])}
          onChange={(event) => {
            for (const name of names) onChange(name, event.target.checked)
          }}
        />
      </div>
      {names.map((name, at) => (
        <div key={name} className="grid grid-cols-[minmax(0,1fr)_auto] items-start">
          <Checkbox
            label={labels[name]}
            checked={values[name]}
            onChange={(event) => onChange(name, event.target.checked)}
            aria-invalid={problem && !values[name] ? true : undefined}
            problem={at === names.length - 1 ? problem : undefined}
          />
          <Link
            to={`/policies/${name}`}
            target="_blank"
            aria-label={`${labels[name]}: ${text.readPolicy}`}
            className="py-3 text-small text-muted underline"
          >
            {text.readPolicy}
          </Link>
        </div>
      ))}
      <div className="mt-2 border-t border-sand pt-1">
        <Checkbox
          label={text.agreeMarketing}
          hint={text.marketingHint}
          checked={values.marketing}
          onChange={(event) => onChange('marketing', event.target.checked)}
        />
      </div>
    </fieldset>
  )
}
