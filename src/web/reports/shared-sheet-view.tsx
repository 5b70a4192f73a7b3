import { sheetOnScreen } from '#consultings/sheets-on-screen.ts'
import type { Sheet } from '#contract/reports.ts'
import type { SharedSheet } from '#contract/sheet-shares.ts'
import { SheetPartSection } from './sheet-part-section.tsx'
import { useSheetParts } from './sheet-sections.ts'
import { useReportText } from './use-report-text.ts'

/** What a link shows of a sheet: its cover and the parts that its kind shares. */
export function SharedSheetView({ shared }: { readonly shared: SharedSheet }) {
  const text = useReportText().sheet
  const { own } = useSheetParts(shared.consulting_type)
  const { Cover } = sheetOnScreen(shared.consulting_type)
  const sheet = withoutHead(shared)

  return (
    <div className="@container">
      <article>
        {Cover ? (
          <Cover sheet={sheet} tools={null} />
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
    </div>
  )
}

/** As the sections take it: a shared sheet has neither number nor dates. */
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
