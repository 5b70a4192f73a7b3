import sharp, { type Sharp } from 'sharp'
import type { ReasonName } from '#domain/photo-checks/check-names.ts'
import { head, times, wholePortrait, withShapes } from './photo-makers.ts'
import type { TestPhoto } from './test-photo.ts'
import { drawnPhotos } from './test-photos-drawn.ts'

/** Skin painted over the fringe, which covers the forehead of the portrait. */
const freeForehead = withShapes(
  `<linearGradient id="skin"><stop stop-color="#e0c5ac"/><stop offset="1" stop-color="#cbab90"/></linearGradient>
  <ellipse cx="134" cy="75" rx="46" ry="17" fill="url(#skin)"/>`,
)

/** The head with a free forehead, changed before it is enlarged. */
const free = (change?: (picture: Sharp) => Sharp | Promise<Sharp>) => () =>
  head(async (picture) => {
    const png = await (await freeForehead(picture)).png().toBuffer()
    return change ? change(sharp(png)) : sharp(png)
  })

/** Lays one picture over another that is multiplied by it. */
const shaded = (shapes: string) => async (picture: Sharp) => {
  const { width, height } = await picture.metadata()
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${shapes}</svg>`
  return picture.composite([{ input: Buffer.from(svg), blend: 'multiply' }])
}

const sideLight = (left: string, right: string) =>
  shaded(
    `<linearGradient id="side"><stop offset="0.3" stop-color="${left}"/><stop offset="0.7" stop-color="${right}"/></linearGradient>
    <rect width="100%" height="100%" fill="url(#side)"/>`,
  )

const mask = (colour: string) =>
  withShapes(
    `<path d="M84 122 Q108 120 131 108 Q156 120 180 122 L176 150 Q160 190 131 190 Q100 190 88 150 Z" fill="${colour}"/>`,
  )

/** The head, cut out, in front of a wall of one colour. */
const beforeWall =
  (colour: string, scale = 1) =>
  async (picture: Sharp) => {
    const { width, height } = await picture.metadata()
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
      <ellipse cx="132" cy="113" rx="84" ry="113" fill="#fff"/></svg>`
    const person = await picture
      .ensureAlpha()
      .composite([{ input: Buffer.from(svg), blend: 'dest-in' }])
      .png()
      .toBuffer()
    const smaller = sharp(person).resize({ width: Math.round(width * scale) })
    return sharp({ create: { width, height, channels: 3, background: colour } }).composite([
      { input: await smaller.png().toBuffer(), gravity: 'centre' },
    ])
  }

const hairOver = (colour: string) =>
  withShapes(`<path d="M82 50 H186 V82 Q134 98 82 82 Z" fill="${colour}"/>`)

const turned = (degrees: number) => (picture: Sharp) =>
  picture.rotate(degrees, { background: '#a8a39b' })

/** The head beside another copy of itself, scaled. */
const withSecond = (scale: number) => async (picture: Sharp) => {
  const one = await picture.png().toBuffer()
  const other = await sharp(one)
    .resize({ width: Math.round(270 * scale) })
    .flop()
    .png()
    .toBuffer()
  return sharp({
    create: { width: 540, height: 340, channels: 3, background: '#a8a39b' },
  }).composite([
    { input: one, left: 0, top: 0 },
    { input: other, left: 300 - Math.round(30 * scale), top: 0 },
  ])
}

const part = (left: number, top: number, width: number, height: number) => (picture: Sharp) =>
  picture.extract({ left, top, width, height })

const far = (picture: Sharp) =>
  picture.extend({ top: 160, bottom: 260, left: 200, right: 200, background: '#a8a39b' })

const front = (
  name: string,
  make: TestPhoto['make'],
  ...expected: readonly ReasonName[]
): TestPhoto => ({ name, subject: 'front', expected, make })

const portraitPhotos: readonly TestPhoto[] = [
  front('portrait, whole: fringe', () => wholePortrait(), 'foreheadCovered'),
  front('portrait, head: fringe', () => head(), 'foreheadCovered'),
  front('free forehead', free()),
  front(
    'free forehead, mirrored',
    free((it) => it.flop()),
  ),
  front(
    'blur 0.5 px',
    free((it) => it.blur(0.5)),
  ),
  front(
    'blur 1 px',
    free((it) => it.blur(1)),
    'blurred',
  ),
  front(
    'blur 2 px',
    free((it) => it.blur(2)),
    'blurred',
  ),
  front(
    'blur 4 px',
    free((it) => it.blur(4)),
    'blurred',
  ),
  front('light × 0.75', free(times(0.75))),
  front('light × 0.5', free(times(0.5)), 'tooDark'),
  front('light × 0.35', free(times(0.35)), 'tooDark'),
  front('light × 0.2', free(times(0.2)), 'tooDark'),
  front('light × 1.1', free(times(1.1))),
  front('light × 1.4', free(times(1.4)), 'tooBright'),
  front('light × 1.8', free(times(1.8)), 'tooBright'),
  front('light from the right', free(sideLight('#555', '#fff')), 'unevenLight'),
  front('light from the left', free(sideLight('#fff', '#666')), 'unevenLight'),
  front(
    'shaded face, bright room',
    free(shaded('<ellipse cx="132" cy="120" rx="62" ry="75" fill="#808080"/>')),
  ),
  front('turned by 5°', free(turned(5))),
  front('turned by 15°', free(turned(15)), 'tilted'),
  front('turned by −20°', free(turned(-20)), 'tilted'),
  front('turned by 30°', free(turned(30)), 'tilted'),
  front('blue cast', free(times(0.6, 0.8, 1.3)), 'colourCast'),
  front('yellow cast', free(times(1.05, 0.9, 0.4)), 'colourCast'),
  front('green cast', free(times(0.7, 1.05, 0.7)), 'colourCast'),
  front('before a white wall', free(beforeWall('#fff'))),
  front('before a black wall', free(beforeWall('#101010', 0.7))),
  front('before a brick wall', free(beforeWall('#a5482f'))),
  front('before a wooden wall', free(beforeWall('#a8682f', 0.7))),
  front('before a blue wall', free(beforeWall('#2456a8', 0.7))),
  front('warm lamp', free(times(1.05, 0.97, 0.85))),
  front(
    'black and white',
    free((it) => it.greyscale()),
    'colourCast',
  ),
  front('small in the picture', free(far), 'faceTooSmall'),
  front('close', free(part(62, 40, 144, 170)), 'cutOff'),
  front('too close', free(part(76, 60, 112, 124)), 'faceTooLarge', 'cutOff'),
  front('cut off above', free(part(0, 80, 270, 260)), 'cutOff'),
  front('cut off at the left', free(part(105, 0, 165, 340)), 'cutOff'),
  front('cut off below', free(part(0, 0, 270, 165)), 'cutOff'),
  front(
    'few pixels',
    async () => sharp(await (await free()()).png().toBuffer()).resize({ height: 300 }),
    'tooFewPixels',
  ),
  front('dark hair over the forehead', free(hairOver('#241a15')), 'foreheadCovered'),
  front('brown hair over the forehead', free(hairOver('#5a3a22')), 'foreheadCovered'),
  front('blue mask', free(mask('#9fc3dc')), 'mouthCovered'),
  front('white mask', free(mask('#f4f4f2')), 'mouthCovered'),
  front('black mask', free(mask('#1c1c1e')), 'mouthCovered'),
  front('two people', free(withSecond(0.9)), 'severalFaces'),
  front('somebody a step behind', free(withSecond(0.5)), 'severalFaces'),
  front('somebody in the background', free(withSecond(0.25))),
  front(
    'blurred and dark',
    free((it) => times(0.3)(it.blur(2))),
    'tooDark',
  ),
  { name: 'portrait as a photo of the hair', subject: 'any', expected: [], make: free() },
  {
    name: 'from the front where the side is asked',
    subject: 'side',
    expected: ['notTurned'],
    make: free(),
  },
]

export const testPhotos: readonly TestPhoto[] = [...portraitPhotos, ...drawnPhotos]
