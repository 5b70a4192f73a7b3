import type { SheetPicture } from '#server/reports/pdf/sheet-picture.ts'
import type { BestStyle, Style } from '../sheet-content.ts'

interface Printed {
  readonly picture: SheetPicture
  /** Text alternative of the picture. */
  readonly alt: string
}
export type PrintedStyle = Style & Printed
export type PrintedBestStyle = BestStyle & Printed
