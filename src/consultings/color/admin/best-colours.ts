import { itemAt } from '#domain/collections/lists.ts'
import { colourDifference, nearestColour } from '#domain/colours/difference.ts'
import { BEST_COLOURS, type ColorContent, type Swatch } from '../report-content.ts'

/**
 * Least ΔE between two colours of a sheet; closer colours are mistaken for each other in a shop.
 */
export const LEAST_DIFFERENCE = 6

/** Moves a best colour. Avoided colours keep their replacement. */
export function withBestMoved(content: ColorContent, from: number, to: number): ColorContent {
  const at = Math.max(0, Math.min(content.best.length - 1, to))
  if (at === from) return content
  const order = content.best.map((_, index) => index).filter((index) => index !== from)
  order.splice(at, 0, from)
  return {
    ...content,
    best: order.map((index) => itemAt(content.best, index)),
    avoided: content.avoided.map((it) => ({ ...it, instead: placeAfter(order, it.instead) })),
  }
}

const placeAfter = (order: readonly number[], place: number) => Math.max(0, order.indexOf(place))

/** Puts a colour at an index of the twelve: replaces the colour there, or appends. */
export function withBestAt(content: ColorContent, at: number, swatch: Swatch): ColorContent {
  if (at >= content.best.length) {
    return { ...content, best: [...content.best, swatch].slice(0, BEST_COLOURS) }
  }
  return { ...content, best: content.best.map((own, index) => (index === at ? swatch : own)) }
}

/** Removes a best colour. Where it was a replacement, the first best colour takes over. */
export function withoutBest(content: ColorContent, at: number): ColorContent {
  const order = content.best.map((_, index) => index).filter((index) => index !== at)
  return {
    ...content,
    best: order.map((index) => itemAt(content.best, index)),
    avoided: content.avoided.map((it) => ({ ...it, instead: placeAfter(order, it.instead) })),
  }
}

export interface Nearest {
  readonly swatch: Swatch
  readonly difference: number
}

/** Finds the other colour that looks most like the one at an index; null if there is no other. */
export function nearestOther(colours: readonly Swatch[], at: number): Nearest | null {
  const own = colours[at]
  const others = colours.filter((_, index) => index !== at)
  if (!own || others.length === 0) return null
  const swatch = nearestColour(own.hex, others)
  return { swatch, difference: colourDifference(own.hex, swatch.hex) }
}

/** Returns the indices of colours that look too much like another one. */
export const alikePlaces = (colours: readonly Swatch[]): number[] =>
  colours.flatMap((_, at) => {
    const nearest = nearestOther(colours, at)
    return nearest && nearest.difference < LEAST_DIFFERENCE ? [at] : []
  })
