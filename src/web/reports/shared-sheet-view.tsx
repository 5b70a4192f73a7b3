import { sheetOnScreen } from '#consultings/sheets-on-screen.ts'
import type { Sheet } from '#contract/reports.ts'
import type { SharedSheet } from '#contract/sheet-shares.ts'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { SheetPartSection } from './sheet-part-section.tsx'
import { useSheetParts } from './sheet-sections.ts'
import { useReportText } from './use-report-text.ts'
import { WrittenLanguage } from './written.tsx'

/** Shows a shared sheet: its cover and the sections that its kind shares. */
export function SharedSheetView({ shared }: { readonly shared: SharedSheet }) {
  const { sheet: text, share } = useReportText()
  const { own } = useSheetParts(shared.consulting_type)
  const { Cover } = sheetOnScreen(shared.consulting_type)
  const sheet = withoutHead(shared)

  return (
    <div className="@container">
      <WrittenLanguage value={shared.language}>
        <article>
          {Cover ? (
            <Cover sheet={sheet} calledName={shared.given_name} tools={null} />
          ) : (
            <h1 className="display-chapter border-b border-ink pt-6 pb-5 @column:pt-12">
              {text.title(sheet.customer_name)}
            </h1>
          )}
          {own
            .filter(({ isShared }) => isShared)
            .map(({ Section, ...part }) => (
              <SheetPartSection key={part.name} {...part}>
                <Section sheet={sheet} />
              </SheetPartSection>
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
const withoutHead = ({ given_name, ...content }: SharedSheet) =>
  ({
    ...content,
    id: '',
    order_number: '',
    diagnosis_number: '',
    purchase_date: '',
    customer_name: given_name,
    published_at: null,
    version: 0,
  }) as Sheet
