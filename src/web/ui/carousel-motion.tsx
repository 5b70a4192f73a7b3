import Autoplay from 'embla-carousel-autoplay'
import useEmblaCarousel from 'embla-carousel-react'
import { type ReactNode, useEffect, useState } from 'react'
import type { CarouselLimits } from '#domain/limits/limits.ts'
import { useText } from '#web/language/use-text.ts'
import { emblaDuration } from './embla-duration.ts'
import { NextIcon, PauseIcon, PlayIcon, PreviousIcon } from './icons.tsx'
import { useCarouselRest } from './use-carousel-rest.ts'
import { useWantsMotion } from './use-wants-motion.ts'

interface CarouselMotionProps {
  readonly row: HTMLElement
  readonly limits: CarouselLimits
  readonly count: number
}

/** Makes a row rotate: automatically, by its buttons, by arrow keys and by swiping. */
export function CarouselMotion({ row, limits, count }: CarouselMotionProps) {
  const text = useText().ui
  const wantsMotion = useWantsMotion()
  const [paused, setPaused] = useState(!wantsMotion)
  const playing = !useCarouselRest(row) && !paused
  const [options] = useState(() => ({
    loop: true,
    align: 'start' as const,
    duration: emblaDuration(limits.speedMs),
    startIndex: slideInView(row),
  }))
  const [autoplay] = useState(() =>
    Autoplay({
      delay: limits.autoplayMs,
      jump: !wantsMotion,
      playOnInit: false,
      stopOnFocusIn: false,
    }),
  )
  const [mount, embla] = useEmblaCarousel(options, [autoplay])
  const [at, setAt] = useState(options.startIndex)
  const [stops, setStops] = useState(count)

  useEffect(() => {
    row.dataset.moving = ''
    // Loads all pictures, so that no empty slide rotates into view.
    for (const image of row.querySelectorAll('img')) image.loading = 'eager'
    row.scrollLeft = 0
    mount(row)
    return () => {
      delete row.dataset.moving
    }
  }, [row, mount])

  useEffect(() => {
    if (!embla) return
    const look = () => {
      setAt(embla.selectedScrollSnap())
      setStops(embla.scrollSnapList().length)
    }
    look()
    embla.on('select', look).on('reInit', look)
    return () => {
      embla.off('select', look).off('reInit', look)
    }
  }, [embla])

  useEffect(() => {
    if (!embla) return
    // Embla does not initialize its plugin for a row that cannot rotate.
    const turns = () => embla.scrollSnapList().length > 1
    const resume = () => (playing && turns() ? autoplay.play() : autoplay.stop())
    resume()
    embla.on('pointerUp', resume).on('reInit', resume)
    return () => {
      embla.off('pointerUp', resume).off('reInit', resume)
    }
  }, [embla, autoplay, playing])

  useEffect(() => {
    const section = row.parentElement
    const turnByKey = ({ key }: KeyboardEvent) => {
      if (key === 'ArrowRight') turn(embla, 1, !wantsMotion)
      if (key === 'ArrowLeft') turn(embla, -1, !wantsMotion)
    }
    section?.addEventListener('keydown', turnByKey)
    return () => section?.removeEventListener('keydown', turnByKey)
  }, [row, embla, wantsMotion])

  if (stops < 2) return null
  return (
    <div className="flex items-center justify-between gap-4">
      <p aria-live={playing ? 'off' : 'polite'} className="figures text-small text-muted">
        <span className="sr-only">{text.slideOf(at + 1, stops)}</span>
        <span aria-hidden="true">
          {at + 1} / {stops}
        </span>
      </p>
      <div className="-mr-3 flex">
        <TurnButton label={text.previousSlide} onPress={() => turn(embla, -1, !wantsMotion)}>
          <PreviousIcon />
        </TurnButton>
        <TurnButton label={paused ? text.play : text.pause} onPress={() => setPaused(!paused)}>
          {paused ? <PlayIcon /> : <PauseIcon />}
        </TurnButton>
        <TurnButton label={text.nextSlide} onPress={() => turn(embla, 1, !wantsMotion)}>
          <NextIcon />
        </TurnButton>
      </div>
    </div>
  )
}

interface TurnButtonProps {
  readonly label: string
  readonly onPress: () => void
  readonly children: ReactNode
}

const TurnButton = ({ label, onPress, children }: TurnButtonProps) => (
  <button
    type="button"
    aria-label={label}
    onClick={onPress}
    className="flex size-touch items-center justify-center hover:text-clay"
  >
    {children}
  </button>
)

/** A row too short to loop restarts at its other end. */
function turn(embla: ReturnType<typeof useEmblaCarousel>[1], by: 1 | -1, jump: boolean) {
  if (by === 1) embla?.canScrollNext() ? embla.scrollNext(jump) : embla?.scrollTo(0, jump)
  else
    embla?.canScrollPrev()
      ? embla.scrollPrev(jump)
      : embla?.scrollTo(embla.scrollSnapList().length - 1, jump)
}

/** Returns the visible slide from when the row was still scrolled natively. */
function slideInView(row: HTMLElement): number {
  const [first, second] = row.querySelectorAll<HTMLElement>(':scope > :first-child > *')
  const width = (second?.offsetLeft ?? 0) - (first?.offsetLeft ?? 0)
  return width > 0 ? Math.round(row.scrollLeft / width) : 0
}
