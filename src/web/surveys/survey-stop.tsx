import { namedStyles } from '#domain/drawings/styles/style.ts'
import { Button } from '#web/ui/button.tsx'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { Portrait } from '#web/ui/portrait.tsx'
import type { SurveyStop as Stop } from './open-survey.ts'
import { SurveyHeader } from './survey-header.tsx'
import { useSurveyText } from './use-survey-text.ts'

interface SurveyStopProps {
  readonly stop: Stop | 'offline' | 'fault'
  /** Absent if a retry would not help. */
  readonly onRetry?: () => void
  readonly busy?: boolean
}

/** Explains why a survey cannot be filled in, with the next action. */
export function SurveyStop({ stop, onRetry, busy = false }: SurveyStopProps) {
  const { stops } = useSurveyText()
  const { title, text } = stops[stop]
  const isSent = stop === 'exists' || stop === 'inWork'

  return (
    <>
      <SurveyHeader backTo="/user/mypage" />
      <div className="mx-auto grid w-full max-w-(--container-column) grow gap-x-10 px-gutter md:grid-cols-2">
        <div className="pt-10 pb-12 md:self-center">
          <h1 className="display-title">{title}</h1>
          <p className="mt-4 mb-9 max-w-(--container-form) text-muted">{text}</p>
          {onRetry ? (
            <Button onClick={onRetry} busy={busy}>
              {stops.openAgain}
            </Button>
          ) : (
            <ButtonLink to="/user/mypage">{stops.toMyPage}</ButtonLink>
          )}
        </div>
        <div className="self-end overflow-hidden">
          <Portrait
            face={{ lids: 'inner', expression: isSent ? 'smile' : 'calm' }}
            hair={isSent ? namedStyles.softWaves : namedStyles.tuckedBob}
            picture={{ clothes: 'turtleneck' }}
            first
            className="mx-auto max-w-80 md:max-w-120"
          />
        </div>
      </div>
    </>
  )
}
