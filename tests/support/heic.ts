import { inflateSync } from 'node:zlib'

/**
 * An HEVC picture of 64 by 48 pixels, white to the left and black to the right, made for these tests
 * by `ffmpeg -c:v libx265 -x265-params keyint=1:info=0:range=full:crf=20`: its parameter sets (video,
 * sequence, picture) and its one slice.
 */
const smallStream: readonly Buffer[] = [
  'QAEMAf//BAgAAAMAn6gAAAMAAB66AkA=',
  'QgEBBAgAAAMAn6gAAAMAAB6gIIMWW6uTK8BbAgAAAwACAAADADIQ',
  'RAHBc8CJ',
  'KAGvCeA/1tvX/vVGae//7BgEPIdIokLXCd8kQNVaL9NBVPHmGA==',
].map((text) => Buffer.from(text, 'base64'))

/** The same of 4096 by 3072 grey pixels, whose slice is little but repetition. */
export const largeStream: readonly Buffer[] = [
  Buffer.from('QAEMAf//BAgAAAMAn6gAAAMAALS6AkA=', 'base64'),
  Buffer.from('QgEBBAgAAAMAn6gAAAMAALSgAIAIAMAWW6kkwvAWwIAAAAMAgAAADIQ=', 'base64'),
  Buffer.from('RAHBcrB0kA==', 'base64'),
  inflateSync(
    Buffer.from(
      'eNrTYFyjw8PP+/l4XszOoqenp+vFWBQ8PNzOJ4OdapixcLJ54rp+bgYGZjKRWIDYCvJ1M+QeoECzZgL5mrXI1ssiQq5OiQBydXo4kKuzkuwAntdArs5dZOs8TbbOW2TrfEmuTkZWcjUKk6tRnVyNpuRq9CZXYzC5GlPJ1VhKrsZWcjVOJlfjYnI1riZX435yNZ4kV+Nlumt8TneNn+mu8S+9NTJxjWqkgUY+cjWKjWrErVEKAGL9PGk=',
      'base64',
    ),
  ),
]

const STORED = { width: 64, height: 48 }
/** By how many quarters of a circle it is to be turned, against the clock. */
const TO_THE_RIGHT = 3

export interface HeicParts {
  /** What its head says that it measures. */
  readonly width?: number
  readonly height?: number
  /** What is in it: the parameter sets and the slice of a picture, the small one unless said otherwise. */
  readonly stream?: readonly Buffer[]
  /** Notes of the camera: a TIFF block, as EXIF has it. */
  readonly exif?: Buffer
}

interface Item {
  readonly id: number
  readonly type: string
  readonly data: Buffer
  /** Numbers of its properties, from 1. */
  readonly properties?: readonly number[]
}

type Reference = readonly [type: string, from: number, to: readonly number[]]

/** A HEIC that a phone took on its side, as its box of properties says. */
export function heicOf({ stream = smallStream, exif, ...head }: HeicParts = {}) {
  const { width, height } = { ...STORED, ...head }
  const items: Item[] = [{ id: 1, type: 'hvc1', data: sliceOf(stream), properties: [1, 2, 3] }]
  if (exif) items.push({ id: 2, type: 'Exif', data: Buffer.concat([u32(0), exif]) })
  const properties = [
    box('hvcC', decoderConfiguration(stream)),
    sizeOf(width, height),
    box('irot', Buffer.from([TO_THE_RIGHT])),
  ]
  return fileOf(items, properties, exif ? [['cdsc', 2, [1]]] : [])
}

/** A HEIC as phones store large photos: tiles of 4096 by 3072 pixels, cut off at `width` and `height`. */
export function heicGridOf({ width, height }: { width: number; height: number }) {
  const [columns, rows] = [Math.ceil(width / 4096), Math.ceil(height / 3072)]
  const tiles = Array.from(
    { length: columns * rows },
    (_, at): Item => ({
      id: 2 + at,
      type: 'hvc1',
      data: sliceOf(largeStream),
      properties: [1, 2],
    }),
  )
  const layout = [Buffer.from([0, 0, rows - 1, columns - 1]), u16(width), u16(height)]
  const grid = { id: 1, type: 'grid', data: Buffer.concat(layout), properties: [3] }
  const properties = [
    box('hvcC', decoderConfiguration(largeStream)),
    sizeOf(4096, 3072),
    sizeOf(width, height),
  ]
  return fileOf([grid, ...tiles], properties, [['dimg', 1, tiles.map(({ id }) => id)]])
}

function fileOf(
  items: readonly Item[],
  properties: readonly Buffer[],
  references: readonly Reference[],
): Buffer {
  const start = box('ftyp', ascii('heic'), u32(0), ascii('mif1heic'))
  const metaAt = (first: number) => meta({ items, properties, references, first })
  const first = start.length + metaAt(0).length + 8
  return Buffer.concat([start, metaAt(first), box('mdat', ...items.map(({ data }) => data))])
}

interface Meta {
  readonly items: readonly Item[]
  readonly properties: readonly Buffer[]
  readonly references: readonly Reference[]
  /** Where the first item's data begins; the others follow. */
  readonly first: number
}

function meta({ items, properties, references, first }: Meta): Buffer {
  const handler = Buffer.concat([u32(0), ascii('pict'), Buffer.alloc(13)])
  let at = first
  const places = items.map(({ id, data }) => {
    const place = Buffer.concat([u16(id), u16(0), u16(1), u32(at), u32(data.length)])
    at += data.length
    return place
  })
  const infos = items.map(({ id, type }) =>
    box('infe', u32(0x02000000), u16(id), u16(0), ascii(type), Buffer.alloc(1)),
  )
  const withProperties = items.filter((item) => item.properties)
  const associations = withProperties.map(({ id, properties: numbers = [] }) =>
    Buffer.concat([u16(id), Buffer.from([numbers.length, ...numbers.map((it) => it | 0x80)])]),
  )
  const links = references.map(([type, from, to]) =>
    box(type, u16(from), u16(to.length), ...to.map(u16)),
  )
  return box(
    'meta',
    u32(0),
    box('hdlr', u32(0), handler),
    box('pitm', u32(0), u16(1)),
    box('iloc', u32(0), Buffer.from([0x44, 0x00]), u16(items.length), ...places),
    box('iinf', u32(0), u16(items.length), ...infos),
    ...(links.length > 0 ? [box('iref', u32(0), ...links)] : []),
    box(
      'iprp',
      box('ipco', ...properties),
      box('ipma', u32(0), u32(withProperties.length), ...associations),
    ),
  )
}

const sliceOf = (stream: readonly Buffer[]) => {
  const slice = stream.at(-1)!
  return Buffer.concat([u32(slice.length), slice])
}

const sizeOf = (width: number, height: number) => box('ispe', u32(0), u32(width), u32(height))

/** Profile, tier and level of the sequence, 4:2:0 in 8 bits, and the parameter sets. */
function decoderConfiguration(stream: readonly Buffer[]): Buffer {
  const profile = Buffer.from('0408000000009fa80000001e'.padEnd(24, '0'), 'hex')
  const [video, sequence, picture] = stream as [Buffer, Buffer, Buffer, Buffer]
  const sets = (
    [
      [32, video],
      [33, sequence],
      [34, picture],
    ] as const
  ).map(([type, data]) =>
    Buffer.concat([Buffer.from([0x80 | type]), u16(1), u16(data.length), data]),
  )
  const head = [0xf0, 0x00, 0xfc, 0xfd, 0xf8, 0xf8, 0x00, 0x00, 0x0f, sets.length]
  return Buffer.concat([Buffer.from([1]), profile, Buffer.from(head), ...sets])
}

function box(type: string, ...parts: readonly Buffer[]): Buffer {
  const body = Buffer.concat(parts)
  return Buffer.concat([u32(body.length + 8), ascii(type), body])
}

const ascii = (text: string) => Buffer.from(text, 'latin1')

function u16(value: number): Buffer {
  const bytes = Buffer.alloc(2)
  bytes.writeUInt16BE(value)
  return bytes
}

function u32(value: number): Buffer {
  const bytes = Buffer.alloc(4)
  bytes.writeUInt32BE(value)
  return bytes
}
