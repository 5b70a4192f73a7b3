import type { ReactNode } from 'react'
import type { Sheet } from '#contract/reports.ts'
import { useFormat } from '#web/language/use-format.ts'
import { useText } from '#web/language/use-text.ts'
import { AnalysisSection } from './analysis-section.tsx'
import { SheetContents } from './sheet-contents.tsx'
import { anchorOf, type SheetSection } from './sheet-sections.ts'
import { StyleFigure } from './style-figure.tsx'
import { Written } from './written.tsx'

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
  const { best_hair, worst_hair, type_analysis } = sheet
  const face = type_analysis

  return (
    <div className="@container">
      <article className="grid grid-cols-[minmax(0,1fr)] @column:grid-cols-[11.5rem_minmax(0,1fr)] @column:gap-x-20 print:block">
        <SheetHead sheet={sheet} />
        {/* Where it is wide, contents and actions stand beside the sheet as one; where it is narrow,
            the contents alone stay below the header. */}
        <div
          data-print="none"
          className="contents @column:sticky @column:top-[calc(var(--spacing-header)+1.5rem)] @column:col-start-1 @column:row-start-2 @column:mt-8 @column:flex @column:flex-col-reverse @column:justify-end @column:gap-7 @column:self-start"
        >
          {actions && <div className="py-4 @column:py-0">{actions}</div>}
          <div className="sticky top-header z-10 bg-paper @column:static">
            <SheetContents />
          </div>
        </div>
        <div className="@column:col-start-2 @column:row-start-2">
          <SheetPart section="typeAnalysis" untitled>
            <AnalysisSection analysis={type_analysis} />
          </SheetPart>
          <SheetPart section="hairSummary">
            <p className="max-w-(--container-text) text-lead">
              <Written>{sheet.hair_summary}</Written>
            </p>
          </SheetPart>
          <SheetPart section="bestHair">
            <div className="grid gap-6 @form:grid-cols-2 @column:gap-9 print:grid-cols-2">
              {best_hair.map((style, at) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: the first and the second style are places
                <StyleFigure key={at} style={style} place={{ list: 'best', at }} face={face} />
              ))}
            </div>
            {best_hair.length === 0 && <Written>{''}</Written>}
          </SheetPart>
          <SheetPart section="worstHair">
            <div className="grid grid-cols-2 gap-4 @text:grid-cols-3 @column:gap-6 print:grid-cols-3">
              {worst_hair.map((style, at) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: as above
                <StyleFigure key={at} style={style} place={{ list: 'worst', at }} face={face} />
              ))}
            </div>
            {worst_hair.length === 0 && <Written>{''}</Written>}
          </SheetPart>
          <SheetPart section="outro">
            <p className="max-w-(--container-text) text-lead">
              <Written>{sheet.outro}</Written>
            </p>
            {sheet.consultant_name && <Signature name={sheet.consultant_name} />}
          </SheetPart>
        </div>
      </article>
    </div>
  )
}

function SheetHead({ sheet }: { readonly sheet: Sheet }) {
  const text = useText().reports.sheet
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

interface SheetPartProps {
  readonly section: SheetSection
  /** Its first line says what it is; only ears need the heading. */
  readonly untitled?: boolean
  readonly children: ReactNode
}

function SheetPart({ section, untitled, children }: SheetPartProps) {
  const text = useText().reports.sheet

  return (
    <section
      id={anchorOf(section)}
      aria-labelledby={`${anchorOf(section)}-title`}
      className="scroll-mt-14 border-ink pt-10 pb-16 not-first:border-t @column:scroll-mt-4 @column:pt-14 @column:pb-20 print:break-inside-avoid print:pt-5 print:pb-5 print:last:pb-0"
    >
      <h2
        id={`${anchorOf(section)}-title`}
        tabIndex={-1}
        className={untitled ? 'sr-only' : 'display-heading mb-6 outline-none'}
      >
        {text[section]}
      </h2>
      {children}
    </section>
  )
}

function Signature({ name }: { readonly name: string }) {
  const text = useText().reports.sheet
  return <p className="display-heading mt-8 text-muted">{text.consultant(name)}</p>
}
