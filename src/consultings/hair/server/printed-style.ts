import type { ReportPicture } from '#server/reports/pdf/report-picture.ts'
import type { BestStyle, Style } from '../report-content.ts'

interface Printed {
  readonly picture: ReportPicture
  /** Text alternative of the picture. */
  readonly alt: string
}
export type PrintedStyle = Style & Printed
export type PrintedBestStyle = BestStyle & Printed
