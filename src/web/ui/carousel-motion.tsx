import Autoplay from 'embla-carousel-autoplay'
import useEmblaCarousel from 'embla-carousel-react'
import { type ReactNode, useEffect, useState } from 'react'
import type { CarouselLimits } from '#domain/limits/limits.ts'
import { useText } from '#web/language/use-text.ts'
import { NextIcon, PauseIcon, PlayIcon, PreviousIcon } from './icons.tsx'
import { useCarouselRest } from './use-carousel-rest.ts'
import { useWantsMotion } from './use-wants-motion.ts'

interface CarouselMotionProps {
  readonly row: HTMLElement
  readonly limits: CarouselLimits
  readonly count: number
}

/** Embla measures a move in steps of its own; so many milliseconds of a move make one. */
const MS_PER_STEP = 36

/** Makes a row turn: by itself, by its buttons, by arrow keys and by hand. */
export function CarouselMotion({ row, limits, count }: CarouselMotionProps) {
  const text = useText().ui
  const wantsMotion = useWantsMotion()
  const [paused, setPaused] = useState(!wantsMotion)
  const playing = !useCarouselRest(row) && !paused
  const [options] = useState(() => ({
    loop: true,
    align: 'start' as const,
    duration: Math.round(limits.speedMs / MS_PER_STEP),
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
  const [turns, setTurns] = useState(true)

  useEffect(() => {
    row.dataset.moving = ''
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
      setTurns(embla.scrollSnapList().length > 1)
    }
    look()
    embla.on('select', look).on('reInit', look)
    return () => {
      embla.off('select', look).off('reInit', look)
    }
  }, [embla])

  useEffect(() => {
    if (!embla) return
    const resume = () => (playing ? autoplay.play() : autoplay.stop())
    resume()
    embla.on('pointerUp', resume).on('reInit', resume)
    return () => {
      embla.off('pointerUp', resume).off('reInit', resume)
    }
  }, [embla, autoplay, playing])

  useEffect(() => {
    const section = row.parentElement
    const turn = (event: KeyboardEvent) => {
      if (event.key !== 'ArrowRight' && event.key !== 'ArrowLeft') return
      event.preventDefault()
      if (event.key === 'ArrowRight') embla?.scrollNext(!wantsMotion)
      else embla?.scrollPrev(!wantsMotion)
    }
    section?.addEventListener('keydown', turn)
    return () => section?.removeEventListener('keydown', turn)
  }, [row, embla, wantsMotion])

  if (!turns) return null
  return (
    <div className="flex items-center justify-between gap-4">
      <p aria-live={playing ? 'off' : 'polite'} className="figures text-small text-muted">
        <span className="sr-only">{text.slideOf(at + 1, count)}</span>
        <span aria-hidden="true">
          {at + 1} / {count}
        </span>
      </p>
      <div className="-mr-3 flex">
        <TurnButton label={text.previousSlide} onPress={() => embla?.scrollPrev(!wantsMotion)}>
          <PreviousIcon />
        </TurnButton>
        <TurnButton label={paused ? text.play : text.pause} onPress={() => setPaused(!paused)}>
          {paused ? <PlayIcon /> : <PauseIcon />}
        </TurnButton>
        <TurnButton label={text.nextSlide} onPress={() => embla?.scrollNext(!wantsMotion)}>
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

/** Where the row stood when it was still pushed by hand. */
function slideInView(row: HTMLElement): number {
  const slides = [...(row.firstElementChild?.children ?? [])] as HTMLElement[]
  const width = (slides[1]?.offsetLeft ?? 0) - (slides[0]?.offsetLeft ?? 0)
  return width > 0 ? Math.round(row.scrollLeft / width) : 0
}
