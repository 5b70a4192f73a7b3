import { useEffect, useRef, useState } from 'react'
import type { Banner } from '#contract/content.ts'
import { useText } from '#web/language/use-text.ts'
import { PauseIcon, PlayIcon } from '#web/ui/icons.tsx'
import { canAutoplay } from './can-autoplay.ts'
import { MediaPicture } from './media-picture.tsx'

interface FilmProps {
  readonly banner: Pick<Banner, 'image_url' | 'video_url'>
}

/** Shows the owner's film from edge to edge; nothing if there is none or it fails. Source: LND-03. */
export function Film({ banner: { image_url: poster, video_url: source } }: FilmProps) {
  const [failed, setFailed] = useState(false)
  if (!source || failed) return null

  return (
    <div className="relative h-52 overflow-hidden bg-ink forced-color-adjust-none sm:h-80 lg:h-112">
      <Video source={source} poster={poster} onFail={() => setFailed(true)} />
    </div>
  )
}

interface VideoProps {
  readonly source: string
  readonly poster: string | null
  readonly onFail: () => void
}

/**
 * Shows the poster until the film plays. Plays only in view and only where autoplay is welcome; not
 * again once the visitor has stopped it.
 */
function Video({ source, poster, onFail }: VideoProps) {
  const text = useText().content.film
  const video = useRef<HTMLVideoElement>(null)
  const [playing, setPlaying] = useState(false)

  const isStopped = useRef(false)

  useEffect(() => {
    const film = video.current
    if (!film) return
    // Server rendering omits the attribute, and only muted films may start automatically.
    film.muted = true
    if (!canAutoplay()) return
    const watch = new IntersectionObserver(([seen]) => {
      if (!seen?.isIntersecting) film.pause()
      else if (!isStopped.current) play(film)
    })
    watch.observe(film)
    return () => watch.disconnect()
  }, [])

  function toggle() {
    isStopped.current = playing
    if (playing) video.current?.pause()
    else play(video.current)
  }

  return (
    <>
      {poster && (
        <MediaPicture
          src={poster}
          isWide
          alt=""
          loading="lazy"
          className="absolute inset-0 size-full object-cover"
        />
      )}
      <video
        ref={video}
        src={source}
        aria-label={text.label}
        muted
        loop
        playsInline
        preload="none"
        onPlay={() => setPlaying(true)}
        onPause={() => setPlaying(false)}
        onError={onFail}
        className="absolute inset-0 size-full object-cover"
      />
      <button
        type="button"
        aria-label={playing ? text.pause : text.play}
        onClick={toggle}
        className="absolute right-gutter bottom-5 z-10 flex size-touch items-center justify-center bg-ink text-paper md:bottom-10 noscript:hidden"
      >
        {playing ? <PauseIcon /> : <PlayIcon />}
      </button>
    </>
  )
}

/** Ignores a refused start (autoplay policy): the button remains. */
function play(film: HTMLVideoElement | null) {
  film?.play().catch(() => undefined)
}
