import { Dialog } from '@base-ui/react/dialog'
import type { ReactNode } from 'react'
import { buttonClass } from '#web/ui/button-look.ts'
import { CloseIcon } from '#web/ui/icons.tsx'
import { Strands } from '#web/ui/strands.tsx'
import { AlbumInput } from './album-input.tsx'
import type { CameraFailure } from './camera.ts'
import { useCoachText } from './use-coach-text.ts'

interface WithoutPictureProps {
  readonly heading: string
  /** Drawing of the photo, and how to take it. */
  readonly guide: ReactNode
  readonly hint: string | undefined
  /** Null while the camera is starting. */
  readonly failure: CameraFailure | null
  readonly onRetry: () => void
  readonly onChoose: (files: readonly File[]) => void
}

/** Shows what the photo is of until the camera runs, or says why it does not and what to do. */
export function WithoutPicture({
  heading,
  guide,
  hint,
  failure,
  onRetry,
  onChoose,
}: WithoutPictureProps) {
  const text = useCoachText()
  const { title, text: explanation } = failure
    ? text.failures[failure]
    : { title: text.starting, text: text.startingText }

  return (
    <div className="flex min-h-0 grow flex-col overflow-y-auto bg-ink px-gutter pt-[env(safe-area-inset-top)] pb-[max(1.25rem,env(safe-area-inset-bottom))] text-paper">
      <header className="grid grid-cols-[2.75rem_1fr_2.75rem] items-center py-2">
        <Dialog.Close
          aria-label={text.close}
          className="-ml-3 flex size-touch items-center justify-center"
        >
          <CloseIcon />
        </Dialog.Close>
        <p className="figures text-center text-small">{heading}</p>
      </header>
      <div className="mx-auto flex w-full max-w-(--container-form) grow flex-col items-center justify-center py-6 text-center">
        {guide && <div className="mb-7 w-44 overflow-hidden bg-fill sideways:hidden">{guide}</div>}
        {!failure && <Strands className="mb-3 h-7" moving />}
        <h2 className="display-heading">{title}</h2>
        <p className="mt-3 text-small text-balance">{explanation}</p>
        {!failure && hint && <p className="mt-3 text-small text-balance">{hint}</p>}
        <div className="mt-7 flex w-full flex-col gap-3">
          {failure && (
            <AlbumInput
              label={text.choose}
              onChoose={onChoose}
              className={buttonClass({ wide: true })}
            >
              {text.choose}
            </AlbumInput>
          )}
          {failure && failure !== 'missing' && (
            <button
              type="button"
              onClick={onRetry}
              className="min-h-touch underline decoration-paper/50 underline-offset-4 hover:decoration-paper"
            >
              {text.retry}
            </button>
          )}
        </div>
      </div>
    </div>
  )
}
