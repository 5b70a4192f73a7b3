import { areaSvg, colours } from '../pictures/svg.ts'
import { type Look, person } from './people.ts'

const client: Look = { who: 'house', style: 'longStraight', hair: { parting: '6:4' } }
const newHair: Look = { who: 'house', style: 'layeredBob', face: { expression: 'smile' } }
const plan: Look = {
  ...newHair,
  hair: { colour: 'plan', length: 10 },
  picture: { frame: 'plan', measures: 'plan' },
  cloth: 'paper',
}

const seenFrom = (look: Look, view: 'left' | 'right' | 'back' | 'threeQuarterLeft'): Look => ({
  ...look,
  picture: { ...look.picture, view },
})

/** Draws the cutting plan for the salon: front and back with measures. */
export const cuttingPlan = () =>
  [plan, seenFrom(plan, 'back')]
    .map((look, i) =>
      areaSvg(
        { width: 600, height: 900, x: i * 600, ground: i ? 'fill' : 'paper' },
        person({ x: 330, y: 370, scale: 1.8 }, look),
      ),
    )
    .join('')

/** Draws the four steps: two photos, the plan, and the new hair. */
export const fourSteps = () =>
  [client, seenFrom(client, 'left'), plan, newHair]
    .map((look, i) =>
      areaSvg(
        {
          width: 600,
          height: 450,
          x: (i % 2) * 600,
          y: Math.floor(i / 2) * 450,
          ground: i === 1 || i === 2 ? 'fill' : 'sand',
        },
        person({ x: 300, y: 190, scale: 1.32 }, { ...look, ...(i === 3 && { cloth: 'clay' }) }),
      ),
    )
    .join('')

/** Draws two photo prints; the face on the upper one is covered. */
export const privatePhoto = () => {
  const look = seenFrom({ who: 'round', style: 'seeThroughLayers', cloth: 'clay' }, 'back')
  return print(7, '') + print(-4, person({ x: 230, y: 260, scale: 1.45 }, look))
}

/** Draws a woman who looks at a print of the hair that she wants. */
export const shownPhoto = () =>
  person(
    { x: 880, y: 400, scale: 1.95 },
    seenFrom({ ...client, cloth: 'ink' }, 'threeQuarterLeft'),
  ) +
  `<g transform="translate(-290 20)">${print(-5, person({ x: 230, y: 250, scale: 1.4 }, { ...newHair, cloth: 'clay' }))}</g>`

const PRINT = { width: 460, height: 560, margin: 26 } as const

/** Draws a photo print with a white margin, rotated about the middle of the picture. */
function print(degrees: number, content: string): string {
  const { width, height, margin } = PRINT
  const [outerWidth, outerHeight] = [width + 2 * margin, height + 4 * margin]
  const inner = areaSvg({ width, height, x: margin, y: margin, ground: 'fill' }, content)
  return (
    `<g transform="translate(600 450) rotate(${degrees}) translate(${-outerWidth / 2} ${-outerHeight / 2})">` +
    `<rect width="${outerWidth}" height="${outerHeight}" fill="${colours.sheet}" stroke="${colours.rule}" stroke-width="1.5"/>${inner}</g>`
  )
}
