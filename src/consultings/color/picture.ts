import type { ReportInPicture } from '#consultings/report-in-picture.ts'
import { drawInCape } from './draw-customer.ts'
import type { ColorContent } from './report-content.ts'
import { seasonNames } from './season-names.ts'

/** Shares the customer in a cape of their twelve colours. */
export const colorInPicture: ReportInPicture<ColorContent> = {
  of: (report, language) => ({
    portrait: drawInCape(report, { frame: 'bust' }),
    headline: report.headline,
    found: report.season ? seasonNames[report.season][language] : '',
  }),
  look: () => null,
}
