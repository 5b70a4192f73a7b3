import { itemAt } from '#domain/collections/lists.ts'
import { required } from '#server/platform/required.ts'
import { gradientSvg } from './gradient-svg.ts'
import { groupIn, numbersIn, type PdfObjects } from './pdf-objects.ts'

/** Steps per point, or per tenth of a millimetre of a drawing. */
const PRECISION = 100

/**
 * Converts a page's operators to SVG. Supports what our pages use: paths, clips, gradients and
 * photos, grouped by the page's saved states. Text must be drawn as paths.
 */
export function pageSvg(objects: PdfObjects, page: string, name: string): string {
  const [, , width, height] = numbersIn(groupIn(/\/MediaBox \[([^\]]*)\]/, page))
  const resources = objects.textOf(groupIn(/\/Resources (\d+)/, page))
  const parts: string[] = []
  const look = startLook()
  const saved: { look: Look; groups: number }[] = []
  let groups = 0
  let definitions = 0
  let path = ''
  let pen: readonly number[] = []
  let start = pen
  let operands: string[] = []
  const numbers = () => operands.map(Number)
  const operand = () => itemAt(operands, 0)
  const open = (attributes: string) => {
    parts.push(`<g ${attributes}>`)
    groups += 1
  }
  const define = (write: (id: string) => string): string => {
    definitions += 1
    const id = `${name}-${definitions}`
    parts.push(`<defs>${write(id)}</defs>`)
    return `url(#${id})`
  }
  /**
   * Relative to the current point, which is shorter. Whole numbers, so that errors do not add up.
   */
  const add = (command: 'M' | 'l' | 'c') => {
    const places = numbers().map((number) => Math.round(number * PRECISION))
    const from = command === 'M' ? [0, 0] : pen
    const moved = places.map((place, index) => (place - itemAt(from, index % 2)) / PRECISION)
    path += command + moved.join(' ').replaceAll(' -', '-')
    pen = places.slice(-2)
    if (command === 'M') start = pen
  }
  const paint = (attributes: string) => {
    parts.push(`<path d="${path}" ${attributes}/>`)
    path = ''
  }
  const colour = () =>
    operand().startsWith('/')
      ? define((id) => gradientSvg(objects, objects.named(resources, operand()), id))
      : `rgb(${numbers().map((share) => Math.round(share * 255))})`

  const operators: Readonly<Record<string, () => void>> = {
    q: () => saved.push({ look: { ...look }, groups }),
    Q: () => {
      const before = saved.pop()
      parts.push('</g>'.repeat(groups - (before?.groups ?? 0)))
      groups = before?.groups ?? 0
      Object.assign(look, before?.look)
    },
    cm: () => open(`transform="matrix(${operands.join(' ')})"`),
    m: () => add('M'),
    l: () => add('l'),
    c: () => add('c'),
    h: () => {
      path += 'Z'
      pen = start
    },
    re: () => {
      const [x, y, w = 0, h] = numbers().map(rounded)
      path += `M${x} ${y}h${w}v${h}h${-w}Z`
    },
    W: () => {
      const clip = path
      open(`clip-path="${define((id) => `<clipPath id="${id}"><path d="${clip}"/></clipPath>`)}"`)
    },
    n: () => {
      path = ''
    },
    w: () => {
      look.width = Number(operand())
    },
    d: () => {
      look.dash = operands.slice(0, -1).join(' ').replace(/[[\]]/g, '').trim()
    },
    scn: () => {
      look.fill = colour()
    },
    SCN: () => {
      look.stroke = colour()
    },
    gs: () => {
      const state = objects.named(resources, operand())
      look.fillOpacity = Number(/\/ca ([\d.]+)/.exec(state)?.[1] ?? look.fillOpacity)
      look.strokeOpacity = Number(/\/CA ([\d.]+)/.exec(state)?.[1] ?? look.strokeOpacity)
    },
    f: () => paint(`fill="${look.fill}"${opacity('fill', look.fillOpacity)}`),
    S: () => paint(strokeOf(look)),
    Do: () => parts.push(photoSvg(objects.streamOf(objects.idOf(resources, operand())))),
  }
  for (const token of objects.streamOf(groupIn(/\/Contents (\d+)/, page)).split(/\s+/)) {
    if (/^[A-Za-z*]+$/.test(token)) {
      if (!ignored.has(token)) required(operators[token], `operator ${token}`)()
      operands = []
    } else if (token) operands.push(token)
  }
  parts.push('</g>'.repeat(groups))
  const upright = `transform="matrix(1 0 0 -1 0 ${height})"`
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" fill="none" ` +
    `stroke-linecap="round" stroke-linejoin="round"><g ${upright}>${parts.join('')}</g></svg>`
  )
}

/** Line cap and join, which are always round, and colour spaces. */
const ignored = new Set(['J', 'j', 'cs', 'CS'])

interface Look {
  fill: string
  stroke: string
  width: number
  dash: string
  fillOpacity: number
  strokeOpacity: number
}
const startLook = (): Look => ({
  fill: '#000',
  stroke: '#000',
  width: 1,
  dash: '',
  fillOpacity: 1,
  strokeOpacity: 1,
})

const rounded = (number: number): number => Math.round(number * PRECISION) / PRECISION

/** A photo fills the unit square, first row at the top. */
const photoSvg = (jpeg: string): string =>
  `<image width="1" height="1" preserveAspectRatio="none" transform="matrix(1 0 0 -1 0 1)" ` +
  `href="data:image/jpeg;base64,${Buffer.from(jpeg, 'latin1').toString('base64')}"/>`

const opacity = (of: 'fill' | 'stroke', share: number): string =>
  share === 1 ? '' : ` ${of}-opacity="${share}"`

const strokeOf = ({ stroke, width, dash, strokeOpacity }: Look): string =>
  `stroke="${stroke}" stroke-width="${rounded(width)}"` +
  opacity('stroke', strokeOpacity) +
  (dash && ` stroke-dasharray="${dash}"`)
