import { drawPortrait } from '#domain/drawings/draw-portrait.ts'
import type { Portrait } from '#domain/drawings/parameters/portrait.ts'
import { toSvg } from '#domain/drawings/svg.ts'

/** The whole engine: loaded in the browser only where a drawing follows a slider. */
export const drawLive = (portrait: Portrait): string => toSvg(drawPortrait(portrait))
