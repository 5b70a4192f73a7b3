import { useEffect, useRef } from 'react'
import type { Point } from '#domain/faces/face.ts'
import type { Size } from './measuring.ts'

const SIDE_PX = 128
/** Pixels of the photo that the loupe shows, as a share of its width. */
const SHOWN_SHARE = 0.09

interface LoupeProps {
  readonly canvas: HTMLCanvasElement
  readonly size: Size
  readonly point: Point
}

/** Magnifies the photo around a point, away from the finger that covers it. */
export function Loupe({ canvas, size, point: { x, y } }: LoupeProps) {
  const own = useRef<HTMLCanvasElement>(null)
  useEffect(() => {
    const context = own.current?.getContext('2d')
    if (!context) return
    const shown = size.width * SHOWN_SHARE
    context.clearRect(0, 0, SIDE_PX, SIDE_PX)
    context.drawImage(canvas, x - shown / 2, y - shown / 2, shown, shown, 0, 0, SIDE_PX, SIDE_PX)
  }, [canvas, size, x, y])

  const isLow = y > size.height / 2
  const isRight = x > size.width / 2
  return (
    <div
      aria-hidden="true"
      style={{ left: `${(x / size.width) * 100}%`, top: `${(y / size.height) * 100}%` }}
      className="pointer-events-none absolute z-20"
    >
      <div
        className={`absolute size-20 overflow-hidden rounded-full border-2 border-paper bg-ink sm:size-32 ${isLow ? 'bottom-8' : 'top-8'} ${isRight ? 'right-4' : 'left-4'}`}
      >
        <canvas ref={own} width={SIDE_PX} height={SIDE_PX} className="size-full" />
        <span className="absolute top-1/2 left-1/2 size-3 -translate-1/2 rounded-full border-2 border-paper bg-clay" />
      </div>
    </div>
  )
}
