import { lightnessOf, mixed } from '../colour.ts'
import type { HairColourName } from '../parameters/hair-fields.ts'
import type { HairParameters } from '../parameters/portrait.ts'

/** The five colours in which hair is drawn. */
export interface HairInks {
  readonly mass: string
  /** Edges of locks. */
  readonly edge: string
  readonly light: string
  readonly dark: string
  readonly gleam: string
  /** Hair in the shade behind neck and face. */
  readonly behind: string
  /** Clipped hair, through which skin is visible. */
  readonly clipped: string
  readonly shortest: string
  /**
   * Density of dark hairs: higher for light hair, which is drawn by lines rather than by its mass.
   */
  readonly darkHairs: number
}

const named: Readonly<Record<HairColourName, string>> = {
  black: '#241d19',
  darkBrown: '#3a2820',
  brown: '#573a2a',
  ash: '#94887b',
  copper: '#96462c',
  blond: '#cfb083',
  grey: '#a39c93',
  white: '#ddd7cd',
  plan: '#e6ddd0',
}

const PAPER = '#faf6f0'
const SHADE = '#1c130e'

/**
 * Derives the colours of hair. Dark hair has lighter edges and highlights; light hair has dark
 * lines.
 */
export function hairInks({ colour, dye }: HairParameters): HairInks {
  const mass = dye ?? named[colour]
  const lightness = lightnessOf(mass)
  const isLight = lightness > 0.42
  return {
    mass,
    edge: isLight ? mixed(mass, SHADE, 0.34) : mixed(mass, PAPER, 0.2),
    light: mixed(mass, PAPER, isLight ? 0.55 : 0.42),
    dark: mixed(mass, SHADE, isLight ? 0.58 : 0.55),
    gleam: mixed(mass, PAPER, isLight ? 0.8 : 0.93),
    behind: mixed(mass, SHADE, isLight ? 0.2 : 0.12),
    clipped: isLight ? mixed(mass, PAPER, 0.35) : mixed(mass, '#9a8674', 0.34),
    shortest: isLight ? mixed(mass, PAPER, 0.55) : mixed(mass, '#b5a18e', 0.46),
    darkHairs: isLight ? 1.6 : 1,
  }
}
