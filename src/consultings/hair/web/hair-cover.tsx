import type { ReactNode } from 'react'
import type { ReportHead } from '#contract/reports.ts'
import { coverPortrait } from '#domain/drawings/styles/report-portraits.ts'
import { Clauses } from '#web/reports/clauses.tsx'
import { ReportCover } from '#web/reports/report-cover.tsx'
import { ReportDetails } from '#web/reports/report-facts.tsx'
import { useReportText } from '#web/reports/use-report-text.ts'
import { OrUnwritten } from '#web/reports/written.tsx'
import type { HairContent } from '../report-content.ts'
import { useHairText } from './use-hair-text.ts'

interface HairCoverProps {
  readonly report: HairContent & ReportHead
  readonly calledName: string
  readonly tools: ReactNode
}

/** Shows the customer in the first style, with name and headline; contains the page's heading. */
export function HairCover({ report, calledName, tools }: HairCoverProps) {
  const text = useHairText().report
  const { title } = useReportText().report
  const [style] = report.best_hair

  return (
    <header className="-mx-gutter @column:mx-0 print:mx-0">
      <h1 className="sr-only">{title(report.customer_name)}</h1>
      <ReportCover
        name={calledName}
        headline={
          <OrUnwritten text={report.headline}>
            <Clauses>{report.headline}</Clauses>
          </OrUnwritten>
        }
        portrait={coverPortrait(report.type_analysis, style?.drawing ?? null)}
        label={text.style(style?.name ?? '')}
        facts={report.diagnosis_number && <ReportDetails report={report} />}
        tools={tools}
        first
      />
    </header>
  )
}
