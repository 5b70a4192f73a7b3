import { drawPortrait } from '#domain/drawings/draw-portrait.ts'
import type { Portrait } from '#domain/drawings/parameters/portrait.ts'
import { toSvg } from '#domain/drawings/svg.ts'

/** As large as its place, standing on the lower edge as a bust does. */
const FITTED = '<svg width="100%" height="100%" preserveAspectRatio="xMidYMax meet"'

/** The whole engine: loaded in the browser only where a drawing follows a slider. */
export const drawInBrowser = (portrait: Portrait): string =>
  toSvg(drawPortrait(portrait)).replace('<svg', FITTED)
