/** What is used of fontkit, which brings no types; pdfkit draws with the same package. */
declare module 'fontkit' {
  export interface Font {
    /** Code points that the font has a glyph for. */
    readonly characterSet: readonly number[]
    readonly unitsPerEm: number
    /** The glyphs of a text and where each stands, in units of the font. */
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
