import type { ReactNode } from 'react'
import type { SheetHead } from '#contract/reports.ts'
import { coverPortrait } from '#domain/drawings/styles/sheet-portraits.ts'
import { Clauses } from '#web/reports/clauses.tsx'
import { SheetCover } from '#web/reports/sheet-cover.tsx'
import { SheetFacts } from '#web/reports/sheet-facts.tsx'
import { useReportText } from '#web/reports/use-report-text.ts'
import { OrUnwritten } from '#web/reports/written.tsx'
import type { HairContent } from '../sheet-content.ts'
import { useHairText } from './use-hair-text.ts'

interface HairCoverProps {
  readonly sheet: HairContent & SheetHead
  readonly calledName: string
  readonly tools: ReactNode
}

/** Shows the customer in the first style, with name and headline; contains the page's heading. */
export function HairCover({ sheet, calledName, tools }: HairCoverProps) {
  const text = useHairText().sheet
  const { title } = useReportText().sheet
  const [style] = sheet.best_hair

  return (
    <header className="-mx-gutter @column:mx-0 print:mx-0">
      <h1 className="sr-only">{title(sheet.customer_name)}</h1>
      <SheetCover
        name={calledName}
        headline={
          <OrUnwritten text={sheet.headline}>
            <Clauses>{sheet.headline}</Clauses>
          </OrUnwritten>
        }
        portrait={coverPortrait(sheet.type_analysis, style?.drawing ?? null)}
        label={text.style(style?.name ?? '')}
        facts={sheet.diagnosis_number && <SheetFacts sheet={sheet} />}
        tools={tools}
        first
      />
    </header>
  )
}
