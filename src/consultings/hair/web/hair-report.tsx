import type { ReportOnScreen } from '#consultings/report-on-screen.ts'
import { coverPortrait } from '#domain/drawings/styles/report-portraits.ts'
import { Written, WrittenSection } from '#web/reports/written.tsx'
import type { HairContent } from '../report-content.ts'
import { hairTexts } from '../texts.ts'
import { AnalysisSection } from './analysis-section.tsx'
import { AvoidedStyle } from './avoided-style.tsx'
import { BestStyle } from './best-style.tsx'
import { HairCard } from './hair-card.tsx'
import { HairCover } from './hair-cover.tsx'
import { MorningSection } from './morning-section.tsx'

interface SectionProps {
  readonly report: HairContent
}

/** Source: RPT-02. */
export const hairOnScreen: ReportOnScreen<HairContent> = {
  texts: hairTexts,
  Cover: HairCover,
  sections: [
    {
      name: 'typeAnalysis',
      isUntitled: true,
      Section: ({ report }) => <AnalysisSection analysis={report.type_analysis} />,
    },
    {
      name: 'hairSummary',
      Section: ({ report }) => <WrittenSection>{report.hair_summary}</WrittenSection>,
    },
    { name: 'bestHair', isShared: true, Section: BestStyles },
    { name: 'worstHair', isShared: true, Section: AvoidedStyles },
    { name: 'morning', Section: MorningSection },
  ],
  Card: HairCard,
  portrait: ({ type_analysis, best_hair }) =>
    coverPortrait(type_analysis, best_hair[0]?.drawing ?? null),
}

function BestStyles({ report: { best_hair, type_analysis } }: SectionProps) {
  if (best_hair.length === 0) return <Written>{''}</Written>
  return (
    <ol className="grid gap-16 @column:gap-24 print:gap-8">
      {best_hair.map((style, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the first and the second style are places
        <li key={at} className="print:break-inside-avoid">
          <BestStyle style={style} at={at} face={type_analysis} />
        </li>
      ))}
    </ol>
  )
}

function AvoidedStyles({ report: { worst_hair, type_analysis } }: SectionProps) {
  if (worst_hair.length === 0) return <Written>{''}</Written>
  return (
    <div className="grid grid-cols-2 gap-4 @text:grid-cols-3 @column:grid-cols-4 @column:gap-6 print:grid-cols-4">
      {worst_hair.map((style, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: as above
        <AvoidedStyle key={at} style={style} at={at} face={type_analysis} />
      ))}
    </div>
  )
}
