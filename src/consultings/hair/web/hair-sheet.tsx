import { Written, WrittenSection } from '#web/reports/written.tsx'
import type { SheetOnScreen } from '../../sheets-on-screen.ts'
import type { HairContent } from '../sheet-content.ts'
import { hairTexts } from '../texts.ts'
import { AnalysisSection } from './analysis-section.tsx'
import { HairCard } from './hair-card.tsx'
import { StyleFigure } from './style-figure.tsx'

interface SectionProps {
  readonly sheet: HairContent
}

/** Source: RPT-02. */
export const hairOnScreen: SheetOnScreen<HairContent> = {
  texts: hairTexts,
  sections: [
    {
      name: 'typeAnalysis',
      isUntitled: true,
      Section: ({ sheet }) => <AnalysisSection analysis={sheet.type_analysis} />,
    },
    {
      name: 'hairSummary',
      Section: ({ sheet }) => <WrittenSection>{sheet.hair_summary}</WrittenSection>,
    },
    { name: 'bestHair', Section: BestStyles },
    { name: 'worstHair', Section: WorstStyles },
  ],
  Card: HairCard,
}

function BestStyles({ sheet: { best_hair, type_analysis } }: SectionProps) {
  if (best_hair.length === 0) return <Written>{''}</Written>
  return (
    <div className="grid gap-6 @form:grid-cols-2 @column:gap-9 print:grid-cols-2">
      {best_hair.map((style, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the first and the second style are places
        <StyleFigure key={at} style={style} place={{ list: 'best', at }} face={type_analysis} />
      ))}
    </div>
  )
}

function WorstStyles({ sheet: { worst_hair, type_analysis } }: SectionProps) {
  if (worst_hair.length === 0) return <Written>{''}</Written>
  return (
    <div className="grid grid-cols-2 gap-4 @text:grid-cols-3 @column:gap-6 print:grid-cols-3">
      {worst_hair.map((style, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: as above
        <StyleFigure key={at} style={style} place={{ list: 'worst', at }} face={type_analysis} />
      ))}
    </div>
  )
}
