/** What is used of fontkit, which brings no types; pdfkit draws with the same package. */
declare module 'fontkit' {
  export interface Font {
    /** Code points that the font has a glyph for. */
    readonly characterSet: readonly number[]
  }
  export function create(file: Buffer): Font
}
