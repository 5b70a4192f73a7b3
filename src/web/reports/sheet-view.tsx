import type { ReactNode } from 'react'
import { sheetOnScreen } from '#consultings/sheets-on-screen.ts'
import type { Sheet } from '#contract/reports.ts'
import { givenName } from '#domain/names/given-name.ts'
import { PartQuestions } from './part-questions.tsx'
import { SheetContents } from './sheet-contents.tsx'
import { SheetFacts } from './sheet-facts.tsx'
import { SheetLinks } from './sheet-links.tsx'
import { SheetPartSection } from './sheet-part-section.tsx'
import { type SheetPart, useSheetParts } from './sheet-sections.ts'
import { SheetTools } from './sheet-tools.tsx'
import { useReportText } from './use-report-text.ts'
import { WrittenSection } from './written.tsx'

interface SheetViewProps {
  readonly sheet: Sheet
  /** Guest token, or null; absent in a preview without actions. */
  readonly token?: string | null
}

/** Shows a whole result sheet, to its customer and in the consultant's preview. Source: RPT-02. */
export function SheetView({ sheet, token }: SheetViewProps) {
  const { own, closing } = useSheetParts(sheet.consulting_type)
  const { Cover } = sheetOnScreen(sheet.consulting_type)
  const cover = own.find(({ isCover }) => isCover)
  const tools = token !== undefined && <SheetTools sheet={sheet} token={token} />
  const questionsAt = (part: SheetPart) =>
    token !== undefined &&
    sheet.published_at && <PartQuestions sheet={sheet} token={token} part={part} />

  return (
    <div className="@container">
      <article className="grid grid-cols-[minmax(0,1fr)] @column:grid-cols-[11.5rem_minmax(0,1fr)] @column:gap-x-20 print:block">
        {Cover ? (
          <div className="@column:col-span-2 @column:row-start-1">
            <Cover sheet={sheet} calledName={givenName(sheet.customer_name)} tools={tools} />
          </div>
        ) : (
          <SheetHead sheet={sheet} tools={tools} />
        )}
        {cover && (
          // On a phone the face is above the title, which still comes first for screen readers.
          <div className="order-first @column:order-none @column:col-start-2 @column:row-start-2">
            <SheetPartSection {...cover} isCover>
              <cover.Section sheet={sheet} />
              {questionsAt(cover)}
            </SheetPartSection>
          </div>
        )}
        <div
          data-print="none"
          className="sticky top-header z-10 bg-paper @column:top-[calc(var(--spacing-header)+1.5rem)] @column:col-start-1 @column:row-span-2 @column:row-start-2 @column:mt-8 @column:self-start"
        >
          <SheetContents parts={[...own, closing]} />
        </div>
        <div className="@column:col-start-2 @column:row-start-3">
          {own
            .filter((part) => part !== cover)
            .map(({ Section, ...part }) => (
              <SheetPartSection key={part.name} {...part}>
                <Section sheet={sheet} />
                {questionsAt(part)}
              </SheetPartSection>
            ))}
          <SheetPartSection {...closing}>
            <WrittenSection>{sheet.outro}</WrittenSection>
            {sheet.consultant_name && <Signature name={sheet.consultant_name} />}
            {questionsAt(closing)}
            {token !== undefined && <SheetLinks sheet={sheet} token={token} />}
          </SheetPartSection>
        </div>
      </article>
      {token !== undefined && (
        <div
          data-print="none"
          className="sticky bottom-0 z-20 -mx-gutter border-t border-ink bg-paper pb-[env(safe-area-inset-bottom)] @column:hidden"
        >
          <SheetTools sheet={sheet} token={token} bar />
        </div>
      )}
    </div>
  )
}

interface SheetHeadProps {
  readonly sheet: Sheet
  readonly tools: ReactNode
}

function SheetHead({ sheet, tools }: SheetHeadProps) {
  const text = useReportText().sheet

  return (
    <header className="border-b border-ink pt-6 pb-5 @column:col-start-2 @column:row-start-1 @column:pt-12 print:pt-0">
      <div className="text-muted">
        <SheetFacts sheet={sheet} />
      </div>
      <h1 className="display-chapter mt-2">{text.title(sheet.customer_name)}</h1>
      {tools && <div className="mt-4 hidden @column:block print:hidden">{tools}</div>}
    </header>
  )
}

function Signature({ name }: { readonly name: string }) {
  const text = useReportText().sheet
  return <p className="display-heading mt-8 text-muted">{text.consultant(name)}</p>
}
