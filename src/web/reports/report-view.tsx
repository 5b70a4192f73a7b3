import type { ReactNode } from 'react'
import { reportOnScreen } from '#consultings/reports-on-screen.ts'
import type { Report } from '#contract/reports.ts'
import { givenName } from '#domain/names/given-name.ts'
import { PartQuestions } from './part-questions.tsx'
import { ReportContents } from './report-contents.tsx'
import { ReportDetails } from './report-facts.tsx'
import { ReportLinks } from './report-links.tsx'
import { ReportPartSection } from './report-part-section.tsx'
import { type ReportPart, useReportParts } from './report-sections.ts'
import { ReportTools } from './report-tools.tsx'
import { useReportText } from './use-report-text.ts'
import { WrittenSection } from './written.tsx'

interface ReportViewProps {
  readonly report: Report
  /** Guest token, or null; absent in a preview without actions. */
  readonly token?: string | null
}

/** Shows a whole result sheet, to its customer and in the consultant's preview. Source: RPT-02. */
export function ReportView({ report, token }: ReportViewProps) {
  const { own, closing } = useReportParts(report.consulting_type)
  const { Cover } = reportOnScreen(report.consulting_type)
  const cover = own.find(({ isCover }) => isCover)
  const tools = token !== undefined && <ReportTools report={report} token={token} />
  const questionsAt = (part: ReportPart) =>
    token !== undefined &&
    report.published_at && <PartQuestions report={report} token={token} part={part} />

  return (
    <div className="@container">
      <article className="grid grid-cols-[minmax(0,1fr)] @column:grid-cols-[11.5rem_minmax(0,1fr)] @column:gap-x-20 print:block">
        {Cover ? (
          <div className="@column:col-span-2 @column:row-start-1">
            <Cover report={report} calledName={givenName(report.customer_name)} tools={tools} />
          </div>
        ) : (
          <ReportHead report={report} tools={tools} />
        )}
        {cover && (
          // On a phone the face is above the title, which still comes first for screen readers.
          <div className="order-first @column:order-none @column:col-start-2 @column:row-start-2">
            <ReportPartSection {...cover} isCover>
              <cover.Section report={report} />
              {questionsAt(cover)}
            </ReportPartSection>
          </div>
        )}
        <div
          data-print="none"
          className="sticky top-header z-10 bg-paper @column:top-[calc(var(--spacing-header)+1.5rem)] @column:col-start-1 @column:row-span-2 @column:row-start-2 @column:mt-8 @column:self-start"
        >
          <ReportContents parts={[...own, closing]} />
        </div>
        <div className="@column:col-start-2 @column:row-start-3">
          {own
            .filter((part) => part !== cover)
            .map(({ Section, ...part }) => (
              <ReportPartSection key={part.name} {...part}>
                <Section report={report} />
                {questionsAt(part)}
              </ReportPartSection>
            ))}
          <ReportPartSection {...closing}>
            <WrittenSection>{report.outro}</WrittenSection>
            {report.consultant_name && <Signature name={report.consultant_name} />}
            {questionsAt(closing)}
            {token !== undefined && <ReportLinks report={report} token={token} />}
          </ReportPartSection>
        </div>
      </article>
      {token !== undefined && (
        <div
          data-print="none"
          className="sticky bottom-0 z-20 -mx-gutter border-t border-ink bg-paper pb-[env(safe-area-inset-bottom)] @column:hidden"
        >
          <ReportTools report={report} token={token} bar />
        </div>
      )}
    </div>
  )
}

interface ReportHeadProps {
  readonly report: Report
  readonly tools: ReactNode
}

function ReportHead({ report, tools }: ReportHeadProps) {
  const text = useReportText().report

  return (
    <header className="border-b border-ink pt-6 pb-5 @column:col-start-2 @column:row-start-1 @column:pt-12 print:pt-0">
      <div className="text-muted">
        <ReportDetails report={report} />
      </div>
      <h1 className="display-chapter mt-2">{text.title(report.customer_name)}</h1>
      {tools && <div className="mt-4 hidden @column:block print:hidden">{tools}</div>}
    </header>
  )
}

function Signature({ name }: { readonly name: string }) {
  const text = useReportText().report
  return <p className="display-heading mt-8 text-muted">{text.consultant(name)}</p>
}
