import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { namedStyles } from '#domain/drawings/styles/style.ts'
import { houseFace } from './house-face.ts'
import { areaSvg, colourOf, colours, portraitSvg } from './svg.ts'
import { syllable } from './syllable.ts'

const UI = join(import.meta.dirname, '../../src/web/ui')
const SHARING = { width: 1_200, height: 630, ground: 'sand' } as const

/** Reads the icon of the browser tab. */
export const readIcon = (): Promise<string> => readFile(join(UI, 'icon.svg'), 'utf8')

/** Shrinks the icon to the middle 80 per cent, the safe zone of maskable icons. */
export const maskable = (icon: string): string =>
  icon
    .replace('viewBox="0 0 64 64"', 'viewBox="-10 -10 84 84"')
    .replace('M0 0h64v64H0z', 'M-10-10h84v84h-84z')

/** Draws the preview picture of shared links: logo and face, no text. */
export const sharingPicture = (): string => areaSvg(SHARING, `${face()}${strands}${name}`)

const face = () =>
  portraitSvg(
    { x: 850, y: 268, scale: 1.86 },
    {
      face: houseFace,
      hair: namedStyles.softWaves,
      picture: { clothesColour: colourOf('ink') },
    },
  )

const strands = `<g transform="translate(104 178) scale(6.4)" stroke-width="1.7">
<path stroke="${colours.ink}" d="M4.2 4C2.4 16 7.6 22 8.2 30S7.4 38 7 40.5"/>
<path stroke="${colours.clay}" d="M15.2 2C13.4 14.5 18.2 21 18.6 30S17.6 39.5 16.8 42"/>
<path stroke="${colours.ink}" d="M26 4C24.4 16 29 22 29.4 30S28.6 38 28 40.5"/>
</g>`

const name = `<g transform="translate(340 424) scale(.28 -.28)" fill="${colours.ink}"><path d="${syllable}"/></g>`
