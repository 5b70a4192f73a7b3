import { type ReactNode, useState } from 'react'
import type { Report } from '#contract/reports.ts'
import { useLanguage } from '#web/language/use-text.ts'
import { Button } from '#web/ui/button.tsx'
import { sideBySide } from '../groups.ts'
import { BEST_COLOURS, type ColorContent } from '../report-content.ts'
import { seasonNames } from '../season-names.ts'
import { CardColours } from './card-colours.tsx'
import { ColourDialog } from './colour-dialog.tsx'
import { CompareDialog } from './compare-dialog.tsx'
import { Fan } from './fan.tsx'
import { useColorText } from './use-color-text.ts'

interface ColorCardProps {
  readonly report: ColorContent & Pick<Report, 'customer_name' | 'diagnosis_number'>
  /** Buttons for actions on the card. */
  readonly bar: ReactNode
}

type Opened = { readonly colour: number } | 'pairs' | null

/** Shows the colours as a fan, to hold against cloth in a shop; in print, as a list with names. */
export function ColorCard({ report, bar }: ColorCardProps) {
  const language = useLanguage()
  const { card } = useColorText()
  const [opened, setOpened] = useState<Opened>(null)
  const [isBright, setBright] = useState(false)
  const { season, best } = report
  const colours = sideBySide(best)
  const nearestToFace = colours.findIndex(({ place }) => place === 0)
  const pairs = report.avoided.flatMap(({ colour, instead }) => {
    const worn = best[instead]
    return worn ? [{ worn, left: colour }] : []
  })
  const isOneOpen = opened !== null && opened !== 'pairs'

  return (
    <div className="@container pb-16 print:pb-0">
      {bar}
      {best.length < 2 ? (
        <p className="py-16 text-lead text-muted">{card.empty}</p>
      ) : (
        <div className="items-center gap-x-14 @text:grid @text:grid-cols-[7fr_5fr] print:block">
          <div className="-mx-gutter mt-2 @form:mx-auto @form:max-w-(--container-form) @text:mx-0 @text:max-w-none print:mx-0 print:max-w-100">
            <Fan colours={colours} onOpen={(colour) => setOpened({ colour })} />
          </div>
          <header className="relative -mt-3 @text:mt-0 print:mt-0">
            <h1 className="display-title wrap-anywhere">{card.title(report.customer_name)}</h1>
            <p className="mt-1 text-muted">
              {season && `${seasonNames[season][language]} · `}
              {best.length === BEST_COLOURS ? card.all : card.count(best.length)}
            </p>
            <div data-print="none" className="mt-5 grid gap-3 @form:grid-cols-2 @text:grid-cols-1">
              <Button wide onClick={() => setOpened({ colour: nearestToFace })}>
                {card.oneByOne}
              </Button>
              {pairs.length > 0 && (
                <Button kind="secondary" wide onClick={() => setOpened('pairs')}>
                  {card.compare}
                </Button>
              )}
            </div>
            <p data-print="none" className="mt-4 text-small text-muted">
              {card.hint}
            </p>
          </header>
          <CardColours colours={colours} />
        </div>
      )}
      <p className="figures mt-6 text-small text-muted">{report.diagnosis_number}</p>
      <ColourDialog
        open={isOneOpen}
        onClose={() => setOpened(null)}
        colours={colours}
        first={isOneOpen ? opened.colour : 0}
        isBright={isBright}
        onBright={setBright}
      />
      <CompareDialog open={opened === 'pairs'} onClose={() => setOpened(null)} pairs={pairs} />
    </div>
  )
}
