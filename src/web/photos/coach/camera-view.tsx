import { type CSSProperties, type ReactNode, type RefObject, useEffect, useState } from 'react'
import { faceOval } from '#domain/photo-checks/face-oval.ts'
import type { PhotoSubject } from '#domain/photo-checks/judge-photo.ts'
import { classNames } from '#web/ui/class-names.ts'
import { LEAST_SHOWN } from './shown-part.ts'

interface CameraViewProps {
  readonly video: RefObject<HTMLVideoElement | null>
  readonly stream: MediaStream | null
  readonly isMirrored: boolean
  readonly subject: PhotoSubject
  /** Whether all is well: then the oval is closed. */
  readonly isReady: boolean
  readonly guide: ReactNode
}

/** Until the camera says how large its picture is. */
const uprightPhone = { width: 3, height: 4 }

/**
 * The camera's picture, which fills the window as far as `LEAST_SHOWN` allows, with an oval for the face,
 * or with the guide of a photo without one.
 */
export function CameraView({
  video,
  stream,
  isMirrored,
  subject,
  isReady,
  guide,
}: CameraViewProps) {
  const [{ width, height }, setSize] = useState(uprightPhone)
  useEffect(() => {
    if (video.current) video.current.srcObject = stream
  }, [video, stream])

  function measure({ currentTarget: shown }: { readonly currentTarget: HTMLVideoElement }) {
    if (shown.videoWidth > 0) setSize({ width: shown.videoWidth, height: shown.videoHeight })
  }

  return (
    <div
      aria-hidden="true"
      style={{ containerType: 'size' }}
      className="absolute inset-0 flex items-center justify-center overflow-hidden"
    >
      <div
        style={{
          containerType: 'size',
          width: `min(100cqw, ${width / height / LEAST_SHOWN} * 100cqh)`,
          height: `min(100cqh, ${height / width / LEAST_SHOWN} * 100cqw)`,
        }}
        className="relative overflow-hidden"
      >
        {/* Muted and inline, or iOS would open its own player. */}
        <video
          ref={video}
          autoPlay
          muted
          playsInline
          onLoadedMetadata={measure}
          onResize={measure}
          className={classNames('size-full object-cover', isMirrored && '-scale-x-100')}
        />
        {subject !== 'any' && (
          <div
            style={ovalStyle}
            className={classNames('coach-oval absolute', !isReady && 'border-dashed')}
          />
        )}
      </div>
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

const { aspect, maxHeight, maxWidth, roomAbove } = faceOval

/** The oval in units of the shown picture. */
const ovalStyle: CSSProperties = {
  width: `min(${maxWidth * 100}cqw, ${maxHeight * aspect * 100}cqh)`,
  aspectRatio: aspect,
  left: '50%',
  top: `${roomAbove * 100}%`,
  translate: `-50% -${roomAbove * 100}%`,
}
