import { shortCuts } from '../hair/short-cuts.ts'
import type { HairParameters } from '../parameters/portrait.ts'
import { isLayered } from './cut-parts.ts'

/** Sections of the head for cutting, from below. */
export const sections = ['nape', 'back', 'sides', 'top', 'front'] as const
export type Section = (typeof sections)[number]

/** Share of the layering that each section takes. */
// biome-ignore format: a table reads by columns
const shares: Readonly<Record<Section, number>> = {
  nape: 0.25, back: 0.65, sides: 0.6, top: 1, front: 0.85,
}

const STEP_DEGREES = 15

/**
 * Returns the angle in degrees at which a section's hair is held off the head: 0 for one length, 90
 * straight out for layers, rounded to what a hand can hold. Null where hair is clipped.
 */
export function elevationOf(hair: HairParameters, section: Section): number | null {
  if (hair.cut !== 'falling') return shortElevation(shortCuts[hair.cut].isClipped === true, section)
  if (!isLayered(hair)) return 0
  return Math.round((hair.layers * shares[section]) / STEP_DEGREES) * STEP_DEGREES
}

function shortElevation(isClipped: boolean, section: Section): number | null {
  if (section === 'top' || section === 'front') return 90
  if (isClipped) return null
  return section === 'nape' ? 45 : 75
}
