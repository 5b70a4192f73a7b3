/** The parts of fontkit that are used here; it has no types. pdfkit draws with the same package. */
declare module 'fontkit' {
  export interface Font {
    /** Code points for which the font has a glyph. */
    readonly characterSet: readonly number[]
    readonly unitsPerEm: number
    /** The glyphs of a text and their positions, in font units. */
    layout(text: string): {
      readonly advanceWidth: number
      readonly glyphs: readonly {
        readonly path: {
          toSVG(): string
          readonly commands: readonly {
            readonly command:
              | 'moveTo'
              | 'lineTo'
              | 'quadraticCurveTo'
              | 'bezierCurveTo'
              | 'closePath'
            readonly args: readonly number[]
          }[]
        }
      }[]
      readonly positions: readonly {
        readonly xAdvance: number
        readonly xOffset: number
        readonly yOffset: number
      }[]
    }
  }
  export function create(file: Buffer): Font
}
