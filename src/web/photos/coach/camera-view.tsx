import { type ReactNode, type RefObject, useEffect } from 'react'
import type { PhotoSubject } from '#domain/photo-checks/judge-photo.ts'
import { classNames } from '#web/ui/class-names.ts'

interface CameraViewProps {
  readonly video: RefObject<HTMLVideoElement | null>
  readonly stream: MediaStream | null
  readonly isMirrored: boolean
  readonly subject: PhotoSubject
  /** Whether all is well: then the oval is closed. */
  readonly isReady: boolean
  readonly guide: ReactNode
}

/** The camera's picture with an oval for the face, or with the guide of a photo without one. */
export function CameraView({
  video,
  stream,
  isMirrored,
  subject,
  isReady,
  guide,
}: CameraViewProps) {
  useEffect(() => {
    if (video.current) video.current.srcObject = stream
  }, [video, stream])

  return (
    <div aria-hidden="true" className="absolute inset-0 overflow-hidden">
      {/* Muted and inline, or iOS would open its own player. */}
      <video
        ref={video}
        autoPlay
        muted
        playsInline
        className={classNames('size-full object-cover', isMirrored && '-scale-x-100')}
      />
      {subject !== 'any' && (
        <div
          className={classNames(
            'coach-oval absolute top-1/2 left-1/2 -translate-x-1/2 -translate-y-[56%] sideways:-translate-y-[54%]',
            !isReady && 'border-dashed',
          )}
        />
      )}
      {subject === 'any' && guide && (
        <div className="absolute top-32 left-gutter w-20 border border-paper bg-fill sideways:top-auto sideways:bottom-24 sm:w-28">
          {guide}
        </div>
      )}
      <div className="absolute inset-x-0 top-0 h-52 bg-linear-to-b from-ink/90 to-ink/0 sideways:h-32" />
      <div className="absolute inset-x-0 bottom-0 h-56 bg-linear-to-t from-ink/90 to-ink/0 sideways:h-28" />
    </div>
  )
}
