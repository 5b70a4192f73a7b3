import { reportOnScreen } from '#consultings/reports-on-screen.ts'
import type { SharedReport } from '#contract/report-shares.ts'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { ReportPartSection } from './report-part-section.tsx'
import { useReportParts } from './report-sections.ts'
import { useReportText } from './use-report-text.ts'
import { WrittenLanguage } from './written.tsx'

/** Shows a shared sheet: its cover and the sections that its kind shares. */
export function SharedReportView({ shared }: { readonly shared: SharedReport }) {
  const { report: text, share } = useReportText()
  const { own } = useReportParts(shared.consulting_type)
  const { Cover } = reportOnScreen(shared.consulting_type)
  const report = withoutHead(shared)

  return (
    <div className="@container">
      <WrittenLanguage value={shared.language}>
        <article>
          {Cover ? (
            <Cover report={report} calledName={shared.given_name} tools={null} />
          ) : (
            <h1 className="display-chapter border-b border-ink pt-6 pb-5 @column:pt-12">
              {text.title(report.customer_name)}
            </h1>
          )}
          {own
            .filter(({ isShared }) => isShared)
            .map(({ Section, ...part }) => (
              <ReportPartSection key={part.name} {...part}>
                <Section report={report} />
              </ReportPartSection>
            ))}
        </article>
      </WrittenLanguage>
      <p className="border-t border-ink pt-8 pb-16">
        <ButtonLink kind="secondary" to="/user">
          {share.toSite}
        </ButtonLink>
      </p>
    </div>
  )
}

/** Converts it for the sections: a shared sheet has neither number nor dates. */
const withoutHead = ({ given_name, ...content }: SharedReport) => ({
  ...content,
  id: '',
  order_number: '',
  diagnosis_number: '',
  purchase_date: '',
  customer_name: given_name,
  published_at: null,
  version: 0,
})
