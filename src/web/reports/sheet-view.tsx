import type { ReactNode } from 'react'
import type { Sheet } from '#contract/reports.ts'
import { useFormat } from '#web/language/use-format.ts'
import { SheetContents } from './sheet-contents.tsx'
import { anchorOf, type SheetPart, useSheetParts } from './sheet-sections.ts'
import { useReportText } from './use-report-text.ts'
import { WrittenSection } from './written.tsx'

interface SheetViewProps {
  readonly sheet: Sheet
  /** What may be done with the sheet: below its title, or beside it where it is wide. */
  readonly actions?: ReactNode
}

/**
 * A whole result sheet, as wide as its place allows: the same for its customer and for the
 * consultant who previews it. Fetches nothing. Source: RPT-02.
 */
export function SheetView({ sheet, actions }: SheetViewProps) {
  const { own, closing } = useSheetParts(sheet.consulting_type)
  const cover = own.find(({ isCover }) => isCover)

  return (
    <div className="@container">
      <article className="grid grid-cols-[minmax(0,1fr)] @column:grid-cols-[11.5rem_minmax(0,1fr)] @column:gap-x-20 print:block">
        <SheetHead sheet={sheet} />
        {cover && (
          <div className="@column:col-start-2 @column:row-start-2">
            <Part {...cover} isCover>
              <cover.Section sheet={sheet} />
            </Part>
          </div>
        )}
        {/* Where it is wide, contents and actions stand beside the sheet as one; where it is narrow,
            the contents alone stay below the header. */}
        <div
          data-print="none"
          className="contents @column:sticky @column:top-[calc(var(--spacing-header)+1.5rem)] @column:col-start-1 @column:row-span-2 @column:row-start-2 @column:mt-8 @column:flex @column:flex-col-reverse @column:justify-end @column:gap-7 @column:self-start"
        >
          {actions && <div className="py-4 @column:py-0">{actions}</div>}
          <div className="sticky top-header z-10 bg-paper @column:static">
            <SheetContents parts={[...own, closing]} />
          </div>
        </div>
        <div className="@column:col-start-2 @column:row-start-3">
          {own
            .filter((part) => part !== cover)
            .map(({ Section, ...part }) => (
              <Part key={part.name} {...part}>
                <Section sheet={sheet} />
              </Part>
            ))}
          <Part {...closing}>
            <WrittenSection>{sheet.outro}</WrittenSection>
            {sheet.consultant_name && <Signature name={sheet.consultant_name} />}
          </Part>
        </div>
      </article>
    </div>
  )
}

function SheetHead({ sheet }: { readonly sheet: Sheet }) {
  const text = useReportText().sheet
  const { date } = useFormat()
  const facts = [
    text.diagnosisNumber(sheet.diagnosis_number),
    text.purchased(date(sheet.purchase_date)),
    ...(sheet.consultant_name ? [text.consultant(sheet.consultant_name)] : []),
  ]

  return (
    <header className="border-b border-ink pt-6 pb-5 @column:col-start-2 @column:row-start-1 @column:pt-12 print:pt-0">
      <ul className="flex flex-wrap gap-x-4 text-small text-muted @form:gap-x-0">
        {facts.map((fact) => (
          <li key={fact} className="@form:not-last:after:mx-2 @form:not-last:after:content-['·']">
            {fact}
          </li>
        ))}
      </ul>
      <h1 className="display-chapter mt-2">{text.title(sheet.customer_name)}</h1>
    </header>
  )
}

interface PartProps extends SheetPart {
  readonly isUntitled?: true | undefined
  readonly isCover?: true | undefined
  readonly children: ReactNode
}

function Part({ name, title, isUntitled, isCover, children }: PartProps) {
  return (
    <section
      id={anchorOf(name)}
      aria-labelledby={`${anchorOf(name)}-title`}
      className={`scroll-mt-14 border-ink not-first:border-t @column:scroll-mt-4 print:break-inside-avoid print:pt-5 print:pb-5 print:last:pb-0 ${isCover ? 'pb-6 @column:pb-0' : 'pt-10 pb-16 @column:pt-14 @column:pb-20'}`}
    >
      <h2
        id={`${anchorOf(name)}-title`}
        tabIndex={-1}
        className={isUntitled ? 'sr-only' : 'display-heading mb-6 outline-none'}
      >
        {title}
      </h2>
      {children}
    </section>
  )
}

function Signature({ name }: { readonly name: string }) {
  const text = useReportText().sheet
  return <p className="display-heading mt-8 text-muted">{text.consultant(name)}</p>
}
