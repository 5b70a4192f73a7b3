import { Fragment, type ReactNode } from 'react'
import type { SheetHead } from '#contract/reports.ts'
import { CustomerName } from '#web/reports/customer-name.tsx'
import { SheetFacts } from '#web/reports/sheet-facts.tsx'
import { OrUnwritten } from '#web/reports/written.tsx'
import { Portrait } from '#web/ui/portrait.tsx'
import type { HairContent } from '../sheet-content.ts'
import { customerPortrait } from './customer-portrait.ts'
import { useHairText } from './use-hair-text.ts'

interface HairCoverProps {
  readonly sheet: HairContent & SheetHead
  readonly tools: ReactNode
}

/**
 * The customer in the first style, their name and one sentence. On a phone the knit is the field
 * that the words stand on; where it is wide, face and words share the screen.
 */
export function HairCover({ sheet, tools }: HairCoverProps) {
  const text = useHairText().sheet

  return (
    <header className="-mx-gutter grid grid-cols-[minmax(0,1fr)] @text:grid-cols-2 @text:border-b @column:mx-0 @text:border-ink print:mx-0 print:grid-cols-2 print:border-b print:border-ink">
      <div className="aspect-[10/11] overflow-hidden bg-sand @text:aspect-4/5 print:aspect-4/5 print:bg-transparent">
        <Portrait
          {...customerPortrait(sheet)}
          label={text.style(sheet.best_hair[0]?.name ?? '')}
          first
          className="-ml-[14%] w-[128%]! max-w-none @text:-ml-[7.5%] @text:w-[115%]!"
        />
      </div>
      <div className="relative -mt-px flex flex-col bg-ink px-gutter pt-1 pb-7 text-paper forced-color-adjust-none @text:bg-transparent @text:py-8 @text:pl-8 @text:text-ink @column:pr-0 @column:pl-12 print:bg-transparent print:py-0 print:pr-0 print:pl-8 print:text-ink">
        {sheet.diagnosis_number && (
          <div className="order-last mt-5 opacity-80 @text:order-first @text:mt-0 @text:opacity-100 print:order-first print:mt-0">
            <SheetFacts sheet={sheet} />
          </div>
        )}
        <CustomerName name={sheet.customer_name} />
        <p className="display-heading mt-2 wrap-anywhere @text:mt-auto @column:display-chapter print:mt-6">
          <Headline>{sheet.headline}</Headline>
        </p>
        {tools && (
          <div className="hidden border-t border-ink pt-6 @column:mt-7 @column:block print:hidden">
            {tools}
          </div>
        )}
      </div>
    </header>
  )
}

/** Breaks between its clauses first. */
const Headline = ({ children }: { readonly children: string }) => (
  <OrUnwritten text={children}>
    {children.split(/(?<=,)\s+/).map((clause, at) => (
      <Fragment key={clause}>
        {at > 0 && ' '}
        <span className="inline-block">{clause}</span>
      </Fragment>
    ))}
  </OrUnwritten>
)
