import { useEffect, useRef, useState } from 'react'
import type { Banner } from '#contract/content.ts'
import { useText } from '#web/language/use-text.ts'
import { PauseIcon, PlayIcon } from '#web/ui/icons.tsx'
import { canAutoplay } from './can-autoplay.ts'
import { pictureCopies } from './picture-copies.ts'

interface FilmProps {
  readonly banner: Pick<Banner, 'image_url' | 'video_url'>
}

/**
 * The owner's film from edge to edge. Where there is none, or it fails, nothing takes its room: the
 * promise below it moves by itself. Source: LND-03.
 */
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
 * The picture first, under the film, which is empty until it plays. It plays by itself while it is
 * in sight, only where that is welcome, and no longer once its visitor has stopped it.
 */
function Video({ source, poster, onFail }: VideoProps) {
  const text = useText().content.film
  const video = useRef<HTMLVideoElement>(null)
  const [playing, setPlaying] = useState(false)

  const isStopped = useRef(false)

  useEffect(() => {
    const film = video.current
    if (!film) return
    // The attribute does not come with the rendered page, and only a mute film may begin unasked.
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
        <img
          {...pictureCopies(poster, '100vw')}
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

/** A browser that does not let it start has its reasons: the button is there. */
function play(film: HTMLVideoElement | null) {
  film?.play().catch(() => undefined)
}
