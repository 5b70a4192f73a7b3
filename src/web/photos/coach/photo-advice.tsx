import type { PhotoCheck } from '#domain/photo-checks/judge-photo.ts'
import { Button } from '#web/ui/button.tsx'
import { buttonClass } from '#web/ui/button-look.ts'
import type { PhotoPlace } from '../photo-place.ts'
import { AlbumInput } from './album-input.tsx'
import { reasonsOf } from './live-advice.ts'
import { useCoachText } from './use-coach-text.ts'

/** More reasons would not be read. */
const REASONS_SHOWN = 3

interface PhotoAdviceProps {
  readonly place: PhotoPlace
  readonly checks: readonly PhotoCheck[]
  /** Opens the photo coach; null without a camera. */
  readonly onTake: (() => void) | null
  readonly onChoose: (files: readonly File[]) => void
  /** Null while the face is still looked for, which may add reasons. */
  readonly onKeep: (() => void) | null
}

/** Says below the slots what would make a chosen photo better, and how. Never blocks sending. */
export function PhotoAdvice({ place, checks, onTake, onChoose, onKeep }: PhotoAdviceProps) {
  const { advice, reasons } = useCoachText()
  const named = (action: string) => advice.ofPhoto(action, place.name)

  return (
    <section aria-label={advice.title(place.name)} className="mt-4 border-t border-sand pt-3">
      <p role="status" className="font-strong">
        {advice.title(place.name)}
      </p>
      <ul className="mt-1 grid gap-2 text-small">
        {reasonsOf(checks)
          .slice(0, REASONS_SHOWN)
          .map((reason) => (
            <li key={reason}>
              <span className="block text-clay first-letter:uppercase">{reasons[reason].what}</span>
              <span className="block text-muted">{reasons[reason].fix}</span>
            </li>
          ))}
      </ul>
      {!onKeep && <p className="mt-2 text-small text-muted">{advice.lookingForFace}</p>}
      <div className="mt-1 flex flex-wrap gap-x-5">
        {onTake && (
          <Button kind="quiet" size="small" aria-label={named(advice.takeAgain)} onClick={onTake}>
            {advice.takeAgain}
          </Button>
        )}
        <AlbumInput
          label={named(advice.chooseAgain)}
          onChoose={onChoose}
          className={buttonClass({ kind: 'quiet', size: 'small' })}
        >
          {advice.chooseAgain}
        </AlbumInput>
        {onKeep && (
          <Button kind="quiet" size="small" aria-label={named(advice.keep)} onClick={onKeep}>
            {advice.keep}
          </Button>
        )}
      </div>
    </section>
  )
}
