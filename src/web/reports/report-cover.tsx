import type { ReactNode } from 'react'
import type { PortraitChoices } from '#domain/drawings/parameters/portrait.ts'
import { Portrait } from '#web/ui/portrait.tsx'
import { CalledName } from './called-name.tsx'

interface ReportCoverProps {
  /** The customer's name. */
  readonly name: string
  readonly headline: ReactNode
  readonly portrait: PortraitChoices
  /** Text alternative of the drawing. */
  readonly label: string
  readonly facts?: ReactNode
  readonly tools?: ReactNode
  /** Whether it is on the first screen of its page. */
  readonly first?: boolean
}

/**
 * Shows the customer's face, name and headline. On narrow screens the knit is the text's
 * background; on wide ones face and text are side by side. Has no heading.
 */
export function ReportCover(props: ReportCoverProps) {
  const { name, headline, portrait, label, facts, tools, first } = props
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] @text:grid-cols-2 @text:border-b @text:border-ink print:grid-cols-2 print:border-b print:border-ink">
      <div className="aspect-[10/11] overflow-hidden bg-sand @text:aspect-4/5 print:aspect-4/5 print:bg-transparent">
        <Portrait
          {...portrait}
          label={label}
          first={first}
          className="-ml-[14%] w-[128%]! max-w-none @text:-ml-[7.5%] @text:w-[115%]!"
        />
      </div>
      <div className="relative -mt-px flex flex-col bg-ink px-gutter pt-1 pb-7 text-paper forced-color-adjust-none @text:bg-transparent @text:py-8 @text:pl-8 @text:text-ink @column:pr-0 @column:pl-12 print:bg-transparent print:py-0 print:pr-0 print:pl-8 print:text-ink">
        {facts && (
          <div className="order-last mt-5 opacity-80 @text:order-first @text:mt-0 @text:opacity-100 print:order-first print:mt-0">
            {facts}
          </div>
        )}
        <CalledName name={name} />
        <p className="display-heading mt-2 wrap-anywhere @text:mt-auto @column:display-chapter print:mt-6">
          {headline}
        </p>
        {tools && (
          <div className="hidden border-t border-ink pt-6 @column:mt-7 @column:block print:hidden">
            {tools}
          </div>
        )}
      </div>
    </div>
  )
}
