import { Dialog } from '@base-ui/react/dialog'
import type { ReactNode } from 'react'
import type { PhotoCheck, PhotoSubject } from '#domain/photo-checks/judge-photo.ts'
import { CloseIcon, SwitchIcon } from '#web/ui/icons.tsx'
import type { Advice } from './live-advice.ts'
import { MeasureBar } from './measure-bar.tsx'
import { Shutter } from './shutter.tsx'
import { useCoachText } from './use-coach-text.ts'
import type { LiveLimit } from './use-live-checks.ts'

interface CameraScreenProps {
  /** Position and name of the photo. */
  readonly heading: string
  readonly subject: PhotoSubject
  readonly advice: Advice
  readonly checks: readonly PhotoCheck[]
  readonly seconds: number | null
  readonly limit: LiveLimit | null
  readonly isAuto: boolean
  readonly onAuto: (isAuto: boolean) => void
  readonly onTake: () => void
  readonly onChoose: (files: readonly File[]) => void
  readonly onSwitch: (() => void) | null
  /** The camera's picture. */
  readonly children: ReactNode
}

/** The running camera: one sentence above, three facts below, and a shutter that always works. */
export function CameraScreen({
  heading,
  subject,
  advice,
  checks,
  seconds,
  limit,
  onSwitch,
  children,
  ...controls
}: CameraScreenProps) {
  const text = useCoachText()
  const isSlow = limit === 'slow'
  const sentence =
    advice === 'ready' || advice === 'looking' ? text[advice] : text.reasons[advice].live

  return (
    <div className="relative flex min-h-0 grow flex-col overflow-hidden bg-ink text-paper">
      {children}
      <div className="relative mx-auto flex w-full min-h-0 max-w-(--container-column) grow flex-col px-gutter pt-[env(safe-area-inset-top)] pb-[max(1.25rem,env(safe-area-inset-bottom))]">
        <header className="grid grid-cols-[2.75rem_1fr_2.75rem] items-center py-2">
          <Dialog.Close
            aria-label={text.close}
            className="-ml-3 flex size-touch items-center justify-center"
          >
            <CloseIcon />
          </Dialog.Close>
          <p className="figures text-center text-small">{heading}</p>
          {onSwitch && (
            <button
              type="button"
              aria-label={text.switchCamera}
              onClick={onSwitch}
              className="-mr-3 flex size-touch items-center justify-center"
            >
              <SwitchIcon />
            </button>
          )}
        </header>
        <p
          className="display-title px-2 pt-1 text-center text-balance sideways:max-w-[26%] sideways:px-0 sideways:text-left"
          aria-hidden="true"
        >
          {isSlow ? '' : sentence}
        </p>
        <p role="status" className="sr-only">
          {seconds !== null ? text.soon : isSlow ? '' : sentence}
        </p>
        {limit && (
          <p className="mx-auto mt-2 max-w-80 text-center text-small sideways:mx-0 sideways:max-w-[26%] sideways:text-left">
            {text.limits[limit]}
          </p>
        )}
        <div className="min-h-0 grow" />
        <div className="mx-auto w-full max-w-(--container-form)">
          {!isSlow && <MeasureBar checks={checks} subject={subject} />}
          <Shutter {...controls} seconds={seconds} canCount={!isSlow} />
        </div>
      </div>
    </div>
  )
}
