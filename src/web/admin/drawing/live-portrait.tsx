import { useEffect, useRef, useState } from 'react'
import { describePortrait } from '#domain/drawings/description.ts'
import type { Portrait as Parameters } from '#domain/drawings/parameters/portrait.ts'
import { drawingTexts, portraitName } from '#texts/drawings.ts'
import { useLanguage } from '#web/language/use-text.ts'
import { Portrait } from '#web/ui/portrait.tsx'
import { runAfterPaint } from '#web/ui/run-after-paint.ts'
import type { drawInBrowser } from './draw-in-browser.ts'

/**
 * A shadow root spares the browser matching the page’s styles against a thousand new paths per
 * frame.
 */
const shadowOf = (element: HTMLElement): ShadowRoot =>
  element.shadowRoot ?? element.attachShadow({ mode: 'open' })

interface LivePortraitProps {
  readonly portrait: Parameters
}

/**
 * Portrait drawn in the browser, at most once per frame and after the frame's paint, so that a
 * slider moves before its picture does. Shows the server’s file until the engine has loaded, or if
 * it fails to load.
 */
export function LivePortrait({ portrait }: LivePortraitProps) {
  const texts = drawingTexts[useLanguage()]
  const place = useRef<HTMLDivElement>(null)
  const draw = useEngine()

  const latest = useRef(portrait)
  const isWaiting = useRef(false)

  useEffect(() => {
    latest.current = portrait
    // Never cancelled: changes faster than the drawing would postpone it until they stop.
    if (!draw || isWaiting.current) return
    isWaiting.current = true
    runAfterPaint(() => {
      isWaiting.current = false
      if (place.current) shadowOf(place.current).innerHTML = draw(latest.current)
    })
  }, [draw, portrait])

  return (
    <div
      role="img"
      aria-label={portraitName(texts, describePortrait(portrait))}
      className="h-full *:h-full [&_img]:h-full [&_img]:object-contain [&_img]:object-bottom"
    >
      {draw ? <div ref={place} className="contain-strict" /> : <Portrait {...portrait} first />}
    </div>
  )
}

function useEngine(): typeof drawInBrowser | undefined {
  const [draw, setDraw] = useState<typeof drawInBrowser>()
  useEffect(() => {
    let isGone = false
    import('./draw-in-browser.ts').then(
      (engine) => {
        if (!isGone) setDraw(() => engine.drawInBrowser)
      },
      // The server’s file stays visible.
      () => undefined,
    )
    return () => {
      isGone = true
    }
  }, [])
  return draw
}
