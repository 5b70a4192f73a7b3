import { useEffect, useRef, useState } from 'react'
import { describePortrait } from '#domain/drawings/description.ts'
import type { Portrait as Parameters } from '#domain/drawings/parameters/portrait.ts'
import { drawingTexts, portraitName } from '#texts/drawings.ts'
import { useLanguage } from '#web/language/use-text.ts'
import { Portrait } from '#web/ui/portrait.tsx'
import { runAfterPaint } from '#web/ui/run-after-paint.ts'
import { drawInWorker } from './draw-in-worker.ts'

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
 * Portrait drawn on this device, so that it follows a slider. Each drawing is made after a paint: a
 * slider moves before its picture does. Shows the server’s file until the first drawing is there, or
 * if none can be made.
 */
export function LivePortrait({ portrait }: LivePortraitProps) {
  const texts = drawingTexts[useLanguage()]
  const place = useRef<HTMLDivElement>(null)
  const [isDrawn, setDrawn] = useState(false)
  const latest = useRef(portrait)
  const isDrawing = useRef(false)

  /** Draws one after the other; of portraits that arrive meanwhile, the last one only. */
  async function follow() {
    if (isDrawing.current) return
    isDrawing.current = true
    try {
      let drawn: Parameters
      do {
        await new Promise<void>(runAfterPaint)
        drawn = latest.current
        const svg = await drawInWorker(drawn)
        if (!place.current) return
        shadowOf(place.current).innerHTML = svg
        setDrawn(true)
      } while (drawn !== latest.current)
    } catch {
      setDrawn(false)
    } finally {
      isDrawing.current = false
    }
  }
  const start = useRef(follow)

  useEffect(() => {
    latest.current = portrait
    void start.current()
  }, [portrait])

  return (
    <div
      role="img"
      aria-label={portraitName(texts, describePortrait(portrait))}
      className="h-full *:h-full [&_img]:h-full [&_img]:object-contain [&_img]:object-bottom"
    >
      <div ref={place} className={isDrawn ? 'contain-strict' : 'hidden'} />
      {!isDrawn && <Portrait {...portrait} first />}
    </div>
  )
}
