import type { ClothColour } from '../cloth-colours.ts'

export const clothNames: Readonly<Record<ClothColour, string>> = {
  white: 'White',
  ivory: 'Ivory',
  beige: 'Beige',
  camel: 'Camel',
  brown: 'Brown',
  grey: 'Grey',
  black: 'Black',
  navy: 'Navy',
  blue: 'Blue',
  sky_blue: 'Sky blue',
  mint: 'Mint',
  green: 'Green',
  khaki: 'Khaki',
  yellow: 'Yellow',
  coral: 'Coral',
  red: 'Red',
  burgundy: 'Burgundy',
  hot_pink: 'Hot pink',
  baby_pink: 'Pale pink',
  lavender: 'Lavender',
}
