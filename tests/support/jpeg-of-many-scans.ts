/** Frequencies of the DC scan. A JPEG has one DC scan and one scan per bit of each AC frequency. */
const AVERAGES = { first: 0, last: 0 }
const FREQUENCIES = 63
const HIGHEST_BIT = 13
const COLOURS = [1, 2, 3]

const LONGEST_RUN = 0x7fff
const SHORTEST_RUN = 0x4000

/**
 * Builds a valid grey progressive JPEG with the maximum of 2,647 scans. A decoder processes all blocks
 * for each scan, although a picture of 5 megapixels has only 76 kB.
 */
export function jpegOfManyScans({ width, height }: { width: number; height: number }): Buffer {
  const blocks = Math.ceil(width / 8) * Math.ceil(height / 8)
  const empty = emptyRuns(blocks)
  const components = COLOURS.flatMap((colour) => [colour, 0x11, 0])
  const parts: Buffer[] = [
    Buffer.from([0xff, 0xd8]),
    segment(0xdb, [0, ...Array.from({ length: 64 }, () => 1)]),
    segment(0xc2, [8, ...twoBytes(height), ...twoBytes(width), COLOURS.length, ...components]),
    segment(0xc4, oneCodeTable(0x00, 0x00)),
    segment(0xc4, oneCodeTable(0x10, 0xe0)),
    scan(COLOURS, AVERAGES, 0x00),
    Buffer.alloc(Math.ceil((blocks * COLOURS.length) / 8)),
  ]
  for (const colour of COLOURS) {
    for (let at = 1; at <= FREQUENCIES; at += 1) {
      for (let bit = HIGHEST_BIT; bit >= 0; bit -= 1) {
        const before = bit === HIGHEST_BIT ? 0 : bit + 1
        parts.push(scan([colour], { first: at, last: at }, (before << 4) | bit), empty)
      }
    }
  }
  return Buffer.concat([...parts, Buffer.from([0xff, 0xd9])])
}

/** A Huffman table with one code: the bit 0 for `symbol`. */
const oneCodeTable = (place: number, symbol: number) => [
  ...[place, 1],
  ...Array.from({ length: 15 }, () => 0),
  symbol,
]

const scan = (colours: readonly number[], { first, last }: typeof AVERAGES, bits: number) =>
  segment(0xda, [colours.length, ...colours.flatMap((it) => [it, 0]), first, last, bits])

/** Encodes empty blocks as runs of up to 32,767: a run of 16,384 and 14 bits that extend it. */
function emptyRuns(blocks: number): Buffer {
  const runs = Math.ceil(blocks / LONGEST_RUN)
  const lengths = Array.from(
    { length: runs },
    (_, at) => Math.floor((blocks * (at + 1)) / runs) - Math.floor((blocks * at) / runs),
  )
  const bits = lengths.map((it) => `0${(it - SHORTEST_RUN).toString(2).padStart(14, '0')}`).join('')
  const bytes = bits.match(/.{1,8}/g)!.map((it) => Number.parseInt(it.padEnd(8, '1'), 2))
  return Buffer.from(bytes.flatMap((byte) => (byte === 0xff ? [byte, 0] : [byte])))
}

const segment = (marker: number, data: readonly number[]) =>
  Buffer.from([0xff, marker, ...twoBytes(data.length + 2), ...data])

const twoBytes = (value: number) => [value >> 8, value & 0xff]
