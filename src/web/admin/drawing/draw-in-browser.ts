import { drawPortrait } from '#domain/drawings/draw-portrait.ts'
import type { Portrait } from '#domain/drawings/parameters/portrait.ts'
import { toSvg } from '#domain/drawings/svg.ts'

/** Fits the drawing to its box, aligned to the bottom edge like a bust. */
const FITTED = '<svg width="100%" height="100%" preserveAspectRatio="xMidYMax meet"'

/**
 * Draws a portrait in the browser. Loads the whole engine, so import it only where a drawing
 * follows a slider.
 */
export const drawInBrowser = (portrait: Portrait): string =>
  toSvg(drawPortrait(portrait)).replace('<svg', FITTED)
