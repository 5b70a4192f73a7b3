import { Link } from 'react-router'
import type { Sheet } from '#contract/reports.ts'
import { useReportText } from '#web/reports/use-report-text.ts'
import { Button } from '#web/ui/button.tsx'
import { BackIcon } from '#web/ui/icons.tsx'
import type { HairContent } from '../sheet-content.ts'
import { StyleFigure } from './style-figure.tsx'
import { useHairText } from './use-hair-text.ts'

interface HairCardProps {
  readonly sheet: HairContent & Pick<Sheet, 'diagnosis_number'>
  /** The address of the sheet itself. */
  readonly backTo: string
}

/** The two styles that suit and nothing else, to hold out in a salon or to print on one page. */
export function HairCard({ sheet, backTo }: HairCardProps) {
  const text = useReportText().screens
  const { card, sections } = useHairText().sheet
  const { type_analysis: face } = sheet

  return (
    <div className="@container pb-16 print:pb-0">
      <div data-print="none" className="flex items-center justify-between gap-4 pt-2">
        <Link to={backTo} className="-ml-1 flex min-h-touch items-center gap-2 text-small">
          <BackIcon />
          {text.backToSheet}
        </Link>
        <Button kind="secondary" size="small" onClick={() => window.print()}>
          {text.print}
        </Button>
      </div>
      <header className="mt-4 mb-6 border-b border-ink pb-5">
        <h1 className="display-title">{card.title}</h1>
        <p className="mt-1 text-muted">
          {card.faceType} · {face.face_type}
        </p>
      </header>
      <h2 className="sr-only">{sections.bestHair}</h2>
      <div className="grid gap-6 @form:grid-cols-2 print:grid-cols-2">
        {sheet.best_hair.map((style, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the first and the second style are places
          <StyleFigure key={at} style={style} place={{ list: 'best', at }} face={face} />
        ))}
      </div>
      <p className="figures mt-6 text-small text-muted">{sheet.diagnosis_number}</p>
    </div>
  )
}
