import { drawPortrait } from '#domain/drawings/draw-portrait.ts'
import type { Portrait } from '#domain/drawings/parameters/portrait.ts'
import { toSvg } from '#domain/drawings/svg.ts'

export interface DrawingRequest {
  readonly id: number
  readonly portrait: Portrait
}

export interface DrawingReply {
  readonly id: number
  readonly svg: string
}

/** Fits the drawing to its box, aligned to the bottom edge like a bust. */
const FITTED = '<svg width="100%" height="100%" preserveAspectRatio="xMidYMax meet"'

addEventListener('message', ({ data: { id, portrait } }: MessageEvent<DrawingRequest>) => {
  const svg = toSvg(drawPortrait(portrait)).replace('<svg', FITTED)
  postMessage({ id, svg } satisfies DrawingReply)
})
