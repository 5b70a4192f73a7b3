import { Link } from 'react-router'
import { Button } from '#web/ui/button.tsx'
import { BackIcon } from '#web/ui/icons.tsx'
import { useReportText } from './use-report-text.ts'

/** What can be done with a card of a result sheet: go back to the sheet at an address, or print. */
export function CardBar({ backTo }: { readonly backTo: string }) {
  const text = useReportText().screens

  return (
    <div data-print="none" className="flex items-center justify-between gap-4 pt-2">
      <Link to={backTo} className="-ml-1 flex min-h-touch items-center gap-2 text-small">
        <BackIcon />
        {text.backToSheet}
      </Link>
      <Button kind="secondary" size="small" onClick={() => window.print()}>
        {text.print}
      </Button>
    </div>
  )
}
