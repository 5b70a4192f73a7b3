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

/** A HEIC that a phone took on its side, as its box of properties says. */
export function heicOf({ stream = smallStream, exif, ...head }: HeicParts = {}) {
  const { width, height } = { ...STORED, ...head }
  const slice = stream.at(-1)!
  const picture = Buffer.concat([u32(slice.length), slice])
  const notes = exif ? Buffer.concat([u32(0), exif]) : null
  const start = box('ftyp', ascii('heic'), u32(0), ascii('mif1heic'))
  const metaWith = (first: number) =>
    meta({ width, height, stream, picture, notes, offsets: [first, first + picture.length] })
  const first = start.length + metaWith(0).length + 8
  return Buffer.concat([start, metaWith(first), box('mdat', picture, notes ?? Buffer.alloc(0))])
}

interface Meta {
  readonly stream: readonly Buffer[]
  readonly width: number
  readonly height: number
  readonly picture: Buffer
  readonly notes: Buffer | null
  readonly offsets: readonly [number, number]
}

function meta({ width, height, stream, picture, notes, offsets }: Meta): Buffer {
  const items = [
    { id: 1, type: 'hvc1', data: picture, at: offsets[0] },
    ...(notes ? [{ id: 2, type: 'Exif', data: notes, at: offsets[1] }] : []),
  ]
  const handler = Buffer.concat([u32(0), ascii('pict'), Buffer.alloc(13)])
  const places = items.map(({ id, data, at }) =>
    Buffer.concat([u16(id), u16(0), u16(1), u32(at), u32(data.length)]),
  )
  const infos = items.map(({ id, type }) =>
    box('infe', u32(0x02000000), u16(id), u16(0), ascii(type), Buffer.alloc(1)),
  )
  const properties = box(
    'ipco',
    box('hvcC', decoderConfiguration(stream)),
    box('ispe', u32(0), u32(width), u32(height)),
    box('irot', Buffer.from([TO_THE_RIGHT])),
  )
  const association = box('ipma', u32(0), u32(1), u16(1), Buffer.from([3, 0x81, 0x02, 0x83]))
  return box(
    'meta',
    u32(0),
    box('hdlr', u32(0), handler),
    box('pitm', u32(0), u16(1)),
    box('iloc', u32(0), Buffer.from([0x44, 0x00]), u16(items.length), ...places),
    box('iinf', u32(0), u16(items.length), ...infos),
    ...(notes ? [box('iref', u32(0), box('cdsc', u16(2), u16(1), u16(1)))] : []),
    box('iprp', properties, association),
  )
}

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
