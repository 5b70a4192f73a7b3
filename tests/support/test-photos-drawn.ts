import sharp, { type Sharp } from 'sharp'
import type { PortraitChoices } from '#domain/drawings/parameters/portrait.ts'
import type { ReasonName } from '#domain/photo-checks/check-names.ts'
import type { PhotoSubject } from '#domain/photo-checks/photo-check.ts'
import { drawn, fromSvg, times } from './photo-makers.ts'
import type { TestPhoto } from './test-photo.ts'

const person = (skinColour: string, choices: PortraitChoices = {}): Sharp =>
  drawn({ ...choices, face: { skinColour, ...choices.face } })

const svg = (shapes: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="400" height="500">${shapes}</svg>`

const dog = svg(`
  <rect width="400" height="500" fill="#b9c7a6"/>
  <path d="M110 130 Q60 150 70 290 Q110 280 130 200 Z M290 130 Q340 150 330 290 Q290 280 270 200 Z" fill="#6b4426"/>
  <ellipse cx="200" cy="220" rx="95" ry="115" fill="#a8743f"/>
  <ellipse cx="200" cy="290" rx="55" ry="60" fill="#e2c39a"/>
  <circle cx="165" cy="195" r="13" fill="#1d1410"/><circle cx="235" cy="195" r="13" fill="#1d1410"/>
  <ellipse cx="200" cy="262" rx="24" ry="17" fill="#1d1410"/>
  <path d="M200 279 V305 M200 305 Q180 325 165 310 M200 305 Q220 325 235 310" stroke="#1d1410" stroke-width="5" fill="none"/>`)

const landscape = svg(`
  <rect width="400" height="500" fill="#a9c8e2"/>
  <path d="M0 320 L120 180 L220 300 L300 220 L400 330 V500 H0 Z" fill="#6f8a5c"/>
  <circle cx="320" cy="90" r="35" fill="#f3e3a1"/>`)

const photo = (
  name: string,
  subject: PhotoSubject,
  make: TestPhoto['make'],
  ...expected: readonly ReasonName[]
): TestPhoto => ({ name, subject, expected, make })

const tones = ['#f0d2bb', '#dcae8c', '#b97f58', '#8a5a3c', '#5d3b28']
const back = () => person('#dcae8c', { picture: { view: 'back' } })
const turnedLeft = () => person('#dcae8c', { picture: { view: 'threeQuarterLeft' } })

/** Two drawn people side by side, the second of another size. */
async function two(scale: number): Promise<Sharp> {
  const one = await person('#dcae8c').png().toBuffer()
  const other = await person('#f0d2bb', { face: { outline: 'round' } })
    .png()
    .toBuffer()
  const [width, height] = [Math.round(800 * scale), Math.round(1_000 * scale)]
  return sharp({
    create: { width: 1_600, height: 1_000, channels: 3, background: '#d9d4cc' },
  }).composite([
    { input: one, left: 0, top: 0 },
    { input: await sharp(other).resize(width, height).toBuffer(), left: 1_200 - width / 2, top: 0 },
  ])
}

export const drawnPhotos: readonly TestPhoto[] = [
  ...tones.map((tone) => photo(`drawn, skin ${tone}`, 'front', () => person(tone))),
  ...tones.map((tone) =>
    photo(
      `drawn, skin ${tone}, full fringe`,
      'front',
      () => person(tone, { hair: { fringe: 'full' } }),
      'foreheadCovered',
    ),
  ),
  photo('drawn, turned to the left', 'front', turnedLeft, 'turnedAway'),
  photo('drawn, turned to the left, side asked', 'side', turnedLeft),
  photo('drawn, from the side, side asked', 'side', () =>
    person('#dcae8c', { picture: { view: 'left' } }),
  ),
  photo('drawn, from behind, front asked', 'front', back, 'noFace'),
  photo('drawn, from behind', 'any', back),
  photo('drawn, from behind, dark', 'any', () => times(0.25)(back()), 'tooDark'),
  photo('drawn, from behind, blurred', 'any', () => back().blur(14), 'blurred'),
  photo('drawn, two people', 'front', () => two(0.9), 'severalFaces'),
  photo('drawn, somebody a step behind', 'front', () => two(0.5), 'severalFaces'),
  photo('drawn, somebody in the background', 'front', () => two(0.25)),
  photo('drawn dog', 'front', () => fromSvg(dog), 'noFace'),
  photo('drawn landscape', 'front', () => fromSvg(landscape), 'noFace'),
]
