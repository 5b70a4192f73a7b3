import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { DrawingColour } from '#domain/portraits/drawing.ts'
import { portrait } from '#domain/portraits/portrait.ts'
import { syllable } from './syllable.ts'

const UI = join(import.meta.dirname, '../../src/web/ui')

/** The mark as the browser's tab shows it, square and with its ground. */
export const readIcon = (): Promise<string> => readFile(join(UI, 'icon.svg'), 'utf8')

/** The same within the middle 80 per cent, which is what every shape of home screen leaves. */
export const maskable = (icon: string): string =>
  icon
    .replace('viewBox="0 0 64 64"', 'viewBox="-10 -10 84 84"')
    .replace('M0 0h64v64H0z', 'M-10-10h84v84h-84z')

type Tokens = ReadonlyMap<string, string>

export async function readColours(): Promise<Tokens> {
  const css = await readFile(join(UI, 'tokens.css'), 'utf8')
  return new Map(
    [...css.matchAll(/--color-([\w-]+): (#\w+)/g)].map(([, name = '', value = '']) => [
      name,
      value,
    ]),
  )
}

/** 1200 × 630: what stands beside a link to the site where it is shared. A mark and a face, no words. */
export function sharingPicture(colours: Tokens): string {
  const of = (name: string) => colours.get(name) ?? ''
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 630" fill="none" stroke-linecap="round" stroke-linejoin="round">
<path fill="${of('paper')}" d="M0 0h1200v630H0z"/>
<g transform="translate(560 -30) scale(1.62)">${face(of)}</g>
<g transform="translate(96 168) scale(5.6)" stroke-width="2">${strands(of)}</g>
<g transform="translate(330 386) scale(.26 -.26)" fill="${of('ink')}"><path d="${syllable}"/></g>
${fan(colours)}
</svg>`
}

function face(of: (name: string) => string): string {
  const { strokes } = portrait({ face: 'oval', hair: 'long', fringe: 'none', strands: 100 })
  const colour = (name: DrawingColour | undefined) => (name ? of(name) : 'none')
  const paths = strokes.map(
    ({ path, stroke, fill, width, opacity }) =>
      `<path d="${path}" stroke="${colour(stroke)}" fill="${colour(fill)}" stroke-width="${width}" opacity="${opacity}"/>`,
  )
  return `<g transform="translate(190 150)">${paths.join('')}</g>`
}

const strands = (of: (name: string) => string): string =>
  [
    `<path stroke="${of('ink')}" d="M4.2 4C2.4 16 7.6 22 8.2 30S7.4 38 7 40.5"/>`,
    `<path stroke="${of('clay')}" d="M15.2 2C13.4 14.5 18.2 21 18.6 30S17.6 39.5 16.8 42"/>`,
    `<path stroke="${of('ink')}" d="M26 4C24.4 16 29 22 29.4 30S28.6 38 28 40.5"/>`,
  ].join('')

/** The sixteen personal colours along the lower edge. */
function fan(colours: Tokens): string {
  const swatches = [...colours].filter(([name]) => /^(spring|summer|autumn|winter)-/.test(name))
  const width = 1200 / swatches.length
  return swatches
    .map(([, value], at) => `<path fill="${value}" d="M${at * width} 602h${width}v28h-${width}z"/>`)
    .join('')
}
