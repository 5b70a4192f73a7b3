import { Link } from 'react-router'
import type { KindOnScreen } from '#consultings/kinds-on-screen.ts'
import { useFormat } from '#web/language/use-format.ts'
import { usePageTexts } from '#web/language/use-page-texts.ts'
import { Checkbox } from '#web/ui/checkbox.tsx'
import type { InputProps } from './input-props.ts'
import { useSurveyText } from './use-survey-text.ts'

interface PhotoConsentProps extends InputProps {
  readonly kindScreen: KindOnScreen
  readonly retentionDays: number
}

/** The separate consent to photos and sensitive answers; without it nothing is sent. */
export function PhotoConsent({
  kindScreen,
  input,
  change,
  problems,
  retentionDays,
}: PhotoConsentProps) {
  const text = usePageTexts(kindScreen.texts).consent
  const { read } = useSurveyText().consent
  const { number } = useFormat()

  return (
    <div className="mt-4 border-t border-sand pt-3">
      <Checkbox
        required
        label={text.label}
        hint={
          <>
            {text.hint(number(retentionDays))}{' '}
            <Link to="/policies/sensitive" target="_blank" className="reach underline">
              {read}
            </Link>
          </>
        }
        checked={input.consented}
        onChange={({ target }) => change({ consented: target.checked })}
        problem={problems.consented}
      />
    </div>
  )
}
