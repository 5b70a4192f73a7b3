import { AlbumInput } from './album-input.tsx'
import { useCoachText } from './use-coach-text.ts'

interface ShutterProps {
  readonly seconds: number | null
  readonly isAuto: boolean
  /** Whether photos can take themselves here. */
  readonly canCount: boolean
  readonly onAuto: (isAuto: boolean) => void
  readonly onTake: () => void
  readonly onChoose: (files: readonly File[]) => void
}

/** Marks the button that Space presses first. */
export const SHUTTER = 'data-shutter'

/** Album, shutter, and whether the photo takes itself: pressing it stops a countdown. */
export function Shutter({ seconds, isAuto, canCount, onAuto, onTake, onChoose }: ShutterProps) {
  const text = useCoachText()
  return (
    <div className="grid grid-cols-[1fr_auto_1fr] items-center pt-5 text-small sideways:pt-3">
      <AlbumInput
        label={text.choose}
        onChoose={onChoose}
        className="flex min-h-touch items-center justify-self-start pr-3"
      >
        {text.album}
      </AlbumInput>
      <button
        type="button"
        aria-label={text.shutter}
        onClick={onTake}
        className="coach-shutter size-20 sideways:size-16"
        {...{ [SHUTTER]: true }}
      />
      {canCount && (
        <button
          type="button"
          aria-pressed={isAuto}
          aria-label={text.auto.label}
          onClick={() => onAuto(!isAuto)}
          className="figures min-h-touch justify-self-end pl-3 text-right"
        >
          {seconds ? text.countdown(String(seconds)) : isAuto ? text.auto.on : text.auto.off}
        </button>
      )}
    </div>
  )
}
