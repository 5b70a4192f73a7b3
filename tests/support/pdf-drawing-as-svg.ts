/**
 * Reads the drawing operators of an uncompressed one-page PDF and writes them as SVG, so that what a
 * PDF draws can be compared by pixels without a PDF viewer. Knows what pdfkit writes for paths; text
 * is left out.
 */
export function pdfDrawingAsSvg(file: Uint8Array, page: { width: number; height: number }): string {
  const pdf = Buffer.from(file).toString('latin1')
  const states = new Map(
    [...pdf.matchAll(/\/(Gs\d+) (\d+) 0 R/g)].map(([, name, id]) => [name!, objectOf(pdf, id!)]),
  )
  const stream = /\/Contents (\d+) 0 R/.exec(pdf)![1]!
  const shapes = drawn(streamOf(pdf, stream), states)
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${page.width}" height="${page.height}" ` +
    `viewBox="0 0 ${page.width} ${page.height}" fill="none"><g transform="matrix(1 0 0 -1 0 ${page.height})">${shapes.join('')}</g></svg>`
  )
}

const objectOf = (pdf: string, id: string) =>
  new RegExp(`^${id} 0 obj\\n([\\s\\S]*?)\\nendobj`, 'm').exec(pdf)![1]!

const streamOf = (pdf: string, id: string) =>
  /stream\n([\s\S]*?)\nendstream/.exec(objectOf(pdf, id))![1]!

/** Cap, join, colour space, and the clip of the whole page. */
const ignored = new Set(['J', 'j', 'cs', 'CS', 'W'])

type Matrix = readonly [number, number, number, number, number, number]

interface State {
  matrix: Matrix
  fill: string
  stroke: string
  width: number
  dash: string
  fillOpacity: number
  strokeOpacity: number
}

const start: State = {
  matrix: [1, 0, 0, 1, 0, 0],
  fill: '#000',
  stroke: '#000',
  width: 1,
  dash: '',
  fillOpacity: 1,
  strokeOpacity: 1,
}

function drawn(stream: string, states: ReadonlyMap<string, string>): string[] {
  let now = { ...start }
  const saved: State[] = []
  const shapes: string[] = []
  let path = ''
  let operands: string[] = []
  const numbers = () => operands.map(Number)
  const colour = () =>
    `rgb(${numbers()
      .map((share) => Math.round(share * 255))
      .join(',')})`
  const paint = (look: string) => {
    shapes.push(`<path transform="matrix(${now.matrix.join(' ')})" d="${path}" ${look}/>`)
    path = ''
  }
  const operators: Readonly<Record<string, () => void>> = {
    q: () => saved.push({ ...now }),
    Q: () => {
      now = saved.pop() ?? { ...start }
    },
    cm: () => {
      now.matrix = times(now.matrix, numbers() as unknown as Matrix)
    },
    m: () => {
      path += `M${operands.join(' ')}`
    },
    l: () => {
      path += `L${operands.join(' ')}`
    },
    c: () => {
      path += `C${operands.join(' ')}`
    },
    h: () => {
      path += 'Z'
    },
    re: () => {
      const [x, y, width, height] = numbers()
      path += `M${x} ${y}h${width}v${height}h${-width!}Z`
    },
    n: () => {
      path = ''
    },
    w: () => {
      now.width = numbers()[0]!
    },
    d: () => {
      now.dash = operands.slice(0, -1).join(' ').replace(/[[\]]/g, '').trim()
    },
    scn: () => {
      now.fill = colour()
    },
    SCN: () => {
      now.stroke = colour()
    },
    gs: () => {
      const state = states.get(operands[0]!.slice(1)) ?? ''
      const fill = /\/ca ([\d.]+)/.exec(state)?.[1]
      const stroke = /\/CA ([\d.]+)/.exec(state)?.[1]
      if (fill) now.fillOpacity = Number(fill)
      if (stroke) now.strokeOpacity = Number(stroke)
    },
    f: () => paint(`fill="${now.fill}" fill-opacity="${now.fillOpacity}"`),
    S: () =>
      paint(
        `stroke="${now.stroke}" stroke-opacity="${now.strokeOpacity}" stroke-width="${now.width}" ` +
          `stroke-linecap="round" stroke-linejoin="round"${now.dash && ` stroke-dasharray="${now.dash}"`}`,
      ),
  }
  for (const token of stream.replace(/BT[\s\S]*?ET/g, '').split(/\s+/)) {
    if (/^[A-Za-z*]+$/.test(token)) {
      if (!ignored.has(token)) operators[token]!()
      operands = []
    } else if (token) operands.push(token)
  }
  return shapes
}

const times = ([a, b, c, d, e, f]: Matrix, [g, h, i, j, k, l]: Matrix): Matrix => [
  a * g + c * h,
  b * g + d * h,
  a * i + c * j,
  b * i + d * j,
  a * k + c * l + e,
  b * k + d * l + f,
]
