import {
  type Oklch as CuloriOklch,
  clampRgb,
  formatHex,
  useMode as known,
  type Lab65,
  modeLab65,
  modeLrgb,
  modeOklab,
  modeOklch,
  modeRgb,
  parseHex,
  toGamut,
} from 'culori/fn'

const rgb = known(modeRgb)
const linear = known(modeLrgb)
const lab = known(modeLab65)
known(modeOklab)
const oklch = known(modeOklch)
const intoSrgb = toGamut('rgb', 'oklch')

/** Linear light of the sRGB primaries, each from 0 to 1; additive. */
export interface LinearRgb {
  readonly red: number
  readonly green: number
  readonly blue: number
}

/** CIELAB under D65, the white of screens: lightness 0 to 100, a from green to red, b from blue to yellow. */
export interface Lab {
  readonly lightness: number
  readonly a: number
  readonly b: number
}

/** Oklab in polar form: lightness 0 to 1, chroma 0 to about 0.32, hue in degrees, 0 for greys. */
interface Oklch {
  readonly lightness: number
  readonly chroma: number
  readonly hue: number
}

export function labOf(hex: string): Lab {
  const { l, a, b } = lab(parsed(hex))
  return { lightness: l, a, b }
}

/** Converts to sRGB. Outside of the gamut, lowers chroma and keeps the hue. */
export const hexOfLab = ({ lightness, a, b }: Lab): string =>
  shown({ mode: 'lab65', l: lightness, a, b })

export function linearOf(hex: string): LinearRgb {
  const { r, g, b } = linear(parsed(hex))
  return { red: r, green: g, blue: b }
}

/** Converts to sRGB; clips channels outside of the gamut. */
export const hexOfLinear = ({ red, green, blue }: LinearRgb): string =>
  formatHex(clampRgb(rgb({ mode: 'lrgb', r: red, g: green, b: blue })))

export function oklchOf(hex: string): Oklch {
  const { l, c, h } = oklch(parsed(hex))
  return { lightness: l, chroma: c, hue: h ?? 0 }
}

/** Converts to sRGB. Outside of the gamut, lowers chroma and keeps the hue. */
export const hexOfOklch = ({ lightness, chroma, hue }: Oklch): string =>
  shown({ mode: 'oklch', l: lightness, c: chroma, h: hue })

/** Tolerance for rounding when checking the gamut. */
const ROUNDING = 1e-4

function shown(colour: Lab65 | CuloriOklch): string {
  const { r, g, b } = rgb(colour)
  const isShown = [r, g, b].every((channel) => channel > -ROUNDING && channel < 1 + ROUNDING)
  return formatHex(isShown ? { mode: 'rgb', r, g, b } : intoSrgb(colour))
}

/** @throws RangeError for anything but `#rrggbb`: a bug in the caller, never user input. */
function parsed(hex: string) {
  const colour = /^#[0-9a-f]{6}$/i.test(hex) ? parseHex(hex) : undefined
  if (!colour) throw new RangeError(`not a colour as #rrggbb: ${hex}`)
  return colour
}
