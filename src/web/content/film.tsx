import { useEffect, useRef, useState } from 'react'
import type { Banner } from '#contract/content.ts'
import { houseColours } from '#domain/drawings/parameters/house-colours.ts'
import { namedStyles } from '#domain/drawings/styles/style.ts'
import { useText } from '#web/language/use-text.ts'
import { PauseIcon, PlayIcon } from '#web/ui/icons.tsx'
import { Portrait } from '#web/ui/portrait.tsx'
import { mayPlayUnasked } from './may-play-unasked.ts'
import { pictureCopies } from './picture-copies.ts'

interface FilmProps {
  /** The owner's video; null when there is none or it cannot be had. */
  readonly banner: Pick<Banner, 'image_url' | 'video_url'> | null
}

/**
 * A band from edge to edge: the owner's film, or hair from near. Its words stand beside what is seen,
 * on a phone below it: there they would cover a face. Source: LND-03.
 */
export function Film({ banner }: FilmProps) {
  const text = useText().content.film
  const [failed, setFailed] = useState(false)

  return (
    <div className="forced-color-adjust-none bg-ink sm:relative sm:h-80 sm:overflow-hidden lg:h-112">
      <div className="relative h-52 overflow-hidden sm:absolute sm:inset-0 sm:h-auto">
        {banner?.video_url && !failed ? (
          <Video
            source={banner.video_url}
            poster={banner.image_url}
            onFail={() => setFailed(true)}
          />
        ) : (
          <Portrait
            hair={{ ...namedStyles.longStraight, parting: 'none' }}
            picture={{ frame: 'hair', view: 'back', background: houseColours.ink }}
            covers
            className="absolute inset-0"
          />
        )}
        <div
          aria-hidden="true"
          className="absolute inset-0 hidden bg-linear-to-r from-ink/90 via-ink/50 via-35% to-transparent to-65% sm:block"
        />
      </div>
      <p className="display-chapter px-gutter py-6 text-paper sm:absolute sm:right-[calc(var(--spacing-gutter)+var(--spacing-touch)+1rem)] sm:bottom-6 sm:left-gutter sm:max-w-[9em] sm:p-0 md:bottom-10">
        {text.title}
      </p>
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
    if (!mayPlayUnasked()) return
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
