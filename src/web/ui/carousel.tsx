import { lazy, type ReactNode, Suspense, useState } from 'react'
import type { CarouselLimits } from '#domain/limits/limits.ts'
import { useText } from '#web/language/use-text.ts'
import { useNearView } from './use-near-view.ts'

/**
 * Loaded when the row comes near the view, since it is too large for a first page load. Without a
 * connection the row is scrolled by hand.
 */
const CarouselMotion = lazy(() =>
  import('./carousel-motion.tsx').then(
    (motion) => ({ default: motion.CarouselMotion }),
    () => ({ default: () => null }),
  ),
)

interface CarouselProps {
  /** Unique on the page. */
  readonly name: string
  readonly label: string
  readonly limits: CarouselLimits
  readonly slides: readonly { readonly id: string; readonly slide: ReactNode }[]
}

/**
 * A row of slides that extends past the page's right edge. Without scripts it scrolls natively;
 * with them it also rotates automatically, by buttons and by arrow keys. Source: LND-08, LND-10.
 */
export function Carousel({ name, label, limits, slides }: CarouselProps) {
  const text = useText().ui
  const [row, setRow] = useState<HTMLElement | null>(null)
  const near = useNearView(row)

  return (
    <section aria-roledescription={text.carousel} aria-label={label}>
      <style>{slideRules(name, limits)}</style>
      <div
        ref={setRow}
        data-carousel={name}
        className="-mr-gutter snap-x snap-mandatory overflow-x-auto [scrollbar-width:none] data-moving:snap-none data-moving:touch-pan-y data-moving:overflow-hidden"
      >
        <div className="flex">
          {slides.map(({ id, slide }, at) => (
            // biome-ignore lint/a11y/useSemanticElements: a slide is a group of a carousel, not of a form
            <div
              key={id}
              role="group"
              aria-roledescription={text.slide}
              aria-label={text.slideOf(at + 1, slides.length)}
              className="mr-(--gap) w-[calc((100%-var(--spacing-gutter)-(var(--per-view)-1)*var(--gap))/var(--per-view))] shrink-0 snap-start"
            >
              {slide}
            </div>
          ))}
        </div>
      </div>
      <div className="mt-5 min-h-touch noscript:hidden">
        {row && near && (
          <Suspense>
            <CarouselMotion row={row} limits={limits} count={slides.length} />
          </Suspense>
        )}
      </div>
    </section>
  )
}

/** Sets the number of visible slides by width. Source: LIM-01. */
function slideRules(name: string, { perView, narrower }: CarouselLimits): string {
  const row = `[data-carousel=${name}]`
  return [
    `${row}{--gap:clamp(.75rem,2vw,1.5rem);--per-view:${perView}}`,
    ...narrower.map((at) => `@media(width<${at.underPx}px){${row}{--per-view:${at.perView}}}`),
  ].join('')
}
