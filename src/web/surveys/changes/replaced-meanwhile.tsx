import { useText } from '#web/language/use-text.ts'
import { Button } from '#web/ui/button.tsx'
import { useSurveyText } from '../use-survey-text.ts'
import type { PhotoConflict } from './photo-places.ts'

interface ReplacedMeanwhileProps {
  /** Names of the kind's photos on screens. */
  readonly names: readonly string[]
  readonly conflicts: readonly PhotoConflict[]
  /** Keeps the other photo, and drops the one that was chosen here. */
  readonly onKeep: (conflict: PhotoConflict) => void
}

/** Shows the photos that saving would replace and that the customer has not seen before. */
export function ReplacedMeanwhile({ names, conflicts, onKeep }: ReplacedMeanwhileProps) {
  const text = useSurveyText().change
  const { picture } = useText().myPage.photoRecord

  return conflicts.map((conflict) => {
    const { at, photo } = conflict
    const name = names[at] ?? ''
    return (
      <div key={photo.id} className="mt-4 flex gap-3 border-l-3 border-clay bg-fill px-3 py-2">
        <img
          src={photo.address}
          alt={picture(name)}
          className="aspect-[3/4] w-16 shrink-0 self-start bg-paper object-contain"
        />
        <div className="min-w-0 text-small">
          <p>{text.photoReplaced(name)}</p>
          <Button
            kind="quiet"
            size="small"
            aria-label={text.confirmPhotoOf(name)}
            onClick={() => onKeep(conflict)}
          >
            {text.confirmPhoto}
          </Button>
        </div>
      </div>
    )
  })
}
