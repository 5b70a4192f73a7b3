const HEADER_BYTES = 8
const ENTRY_BYTES = 12
const SHORT = 3
const LONG = 4
const UNDEFINED = 7
const BITS = 8
const CHANNELS = 3
const RGB = 2
const ICC_PROFILE = 34_675

export interface Pixels {
  readonly width: number
  readonly height: number
  /** RGB bytes, row by row. */
  readonly data: Uint8Array
  /** ICC profile; empty if the picture has none. */
  readonly profile: Uint8Array
}

/** Writes an uncompressed TIFF, which can carry pixels with their colour profile. */
export function tiffOf({ width, height, data, profile }: Pixels): Uint8Array {
  const entries = (at: { bits: number; profile: number; data: number }) =>
    [
      [256, LONG, 1, width],
      [257, LONG, 1, height],
      [258, SHORT, CHANNELS, at.bits],
      [259, SHORT, 1, 1], // not compressed
      [262, SHORT, 1, RGB],
      [273, LONG, 1, at.data],
      [277, SHORT, 1, CHANNELS],
      [278, LONG, 1, height], // all rows in one strip
      [279, LONG, 1, data.length],
      ...(profile.length > 0 ? [[ICC_PROFILE, UNDEFINED, profile.length, at.profile]] : []),
    ] as const
  const count = entries({ bits: 0, profile: 0, data: 0 }).length
  const bits = HEADER_BYTES + 2 + count * ENTRY_BYTES + 4
  const places = { bits, profile: bits + 2 * CHANNELS, data: bits + 2 * CHANNELS + profile.length }

  const file = new Uint8Array(places.data + data.length)
  const view = new DataView(file.buffer)
  view.setUint32(0, 0x49492a00) // little-endian from here on
  view.setUint32(4, HEADER_BYTES, true)
  view.setUint16(HEADER_BYTES, count, true)
  for (const [index, [tag, type, length, value]] of entries(places).entries()) {
    const at = HEADER_BYTES + 2 + index * ENTRY_BYTES
    view.setUint16(at, tag, true)
    view.setUint16(at + 2, type, true)
    view.setUint32(at + 4, length, true)
    view.setUint32(at + 8, value, true)
  }
  for (let channel = 0; channel < CHANNELS; channel += 1) {
    view.setUint16(places.bits + 2 * channel, BITS, true)
  }
  file.set(profile, places.profile)
  file.set(data, places.data)
  return file
}
