import { Link } from 'react-router'
import { Button } from '#web/ui/button.tsx'
import { BackIcon } from '#web/ui/icons.tsx'
import { useReportText } from './use-report-text.ts'

interface CardBarProps {
  /** Address of the sheet. */
  readonly backTo: string
}

/** Bar above a card: back to the sheet, and print. */
export function CardBar({ backTo }: CardBarProps) {
  const text = useReportText().screens

  return (
    <div data-print="none" className="flex items-center justify-between gap-4 pt-2 pb-2">
      <Link to={backTo} className="-ml-1 flex min-h-touch items-center gap-2 text-small">
        <BackIcon />
        {text.backToReport}
      </Link>
      <Button kind="secondary" size="small" onClick={() => window.print()}>
        {text.print}
      </Button>
    </div>
  )
}
