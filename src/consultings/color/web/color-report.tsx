import type { ReportOnScreen } from '#consultings/report-on-screen.ts'
import { drawInCape } from '../draw-customer.ts'
import type { ColorContent } from '../report-content.ts'
import { colorReportTexts } from '../report-texts.ts'
import { AvoidedSection } from './avoided-section.tsx'
import { BestSection } from './best-section.tsx'
import { ColorCard } from './color-card.tsx'
import { CoverSection } from './cover-section.tsx'
import { LinesSection } from './lines-section.tsx'
import { LooksSection } from './looks-section.tsx'
import { MakeUpSection } from './make-up-section.tsx'

/** Source: RPT-02, RPT-04. */
export const colorOnScreen: ReportOnScreen<ColorContent> = {
  texts: colorReportTexts,
  sections: [
    { name: 'cover', isUntitled: true, isCover: true, isShared: true, Section: CoverSection },
    { name: 'lines', Section: LinesSection },
    { name: 'best', isShared: true, Section: BestSection },
    { name: 'avoided', isShared: true, Section: AvoidedSection },
    { name: 'makeUp', Section: MakeUpSection },
    { name: 'looks', Section: LooksSection },
  ],
  Card: ColorCard,
  portrait: (content) => drawInCape(content),
}
