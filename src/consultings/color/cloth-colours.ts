import { keysOf } from '#domain/collections/records.ts'

/**
 * Clothes colours that everybody can name: neutrals, blues, greens to yellows, reds to pinks. The
 * survey asks for remembered colours; the palettes of the sheet are independent of them.
 */
export const clothColourHexes = {
  white: '#fdfcf9',
  ivory: '#f3e8d3',
  beige: '#d9c3a3',
  camel: '#b98548',
  brown: '#6b4630',
  grey: '#9a9a98',
  black: '#1f1c1b',
  navy: '#27375a',
  blue: '#2f62b8',
  sky_blue: '#a8cbe8',
  mint: '#a9dcc8',
  green: '#2f7a55',
  khaki: '#6f6b43',
  yellow: '#f0c843',
  coral: '#ee7d66',
  red: '#c22f35',
  burgundy: '#6e1f35',
  hot_pink: '#d9397f',
  baby_pink: '#f3c6cd',
  lavender: '#b9a6d6',
} as const

export type ClothColour = keyof typeof clothColourHexes

export const clothColours = keysOf(clothColourHexes)
