/** Brand colours as `#rrggbb`. A drawing is a separate file, so it cannot use the page's CSS. */
export const inks = {
  paper: '#faf6f0',
  ink: '#221c18',
  clay: '#b04a2f',
  lip: '#b9553b',
  sand: '#e9dfd2',
  white: '#fffdf9',
  pupil: '#17100d',
  iris: '#38271f',
} as const

type Channels = readonly [red: number, green: number, blue: number]

const channelsOf = (colour: string): Channels => [
  Number.parseInt(colour.slice(1, 3), 16),
  Number.parseInt(colour.slice(3, 5), 16),
  Number.parseInt(colour.slice(5, 7), 16),
]

/** Mixes two colours; returns `#rrggbb`. */
export function mixed(from: string, to: string, share: number): string {
  const [a, b] = [channelsOf(from), channelsOf(to)]
  const mix = (i: 0 | 1 | 2) =>
    Math.round(a[i] + (b[i] - a[i]) * share)
      .toString(16)
      .padStart(2, '0')
  return `#${mix(0)}${mix(1)}${mix(2)}`
}

/** Multiplies two colours, as a colour seen through tinted glass; returns `#rrggbb`. */
export function multiplied(colour: string, glass: string): string {
  const [a, b] = [channelsOf(colour), channelsOf(glass)]
  const channel = (i: 0 | 1 | 2) =>
    Math.round((a[i] * b[i]) / 255)
      .toString(16)
      .padStart(2, '0')
  return `#${channel(0)}${channel(1)}${channel(2)}`
}

/** Approximates perceived lightness, from 0 (black) to 1 (white). */
export function lightnessOf(colour: string): number {
  const [red, green, blue] = channelsOf(colour)
  return (0.299 * red + 0.587 * green + 0.114 * blue) / 255
}
