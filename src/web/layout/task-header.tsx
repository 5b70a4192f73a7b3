import type { ReactNode } from 'react'
import { Link, type To } from 'react-router'
import { useText } from '#web/language/use-text.ts'
import { BackIcon } from '#web/ui/icons.tsx'

interface TaskHeaderProps {
  readonly backTo: To
  /** Progress: a step trail. */
  readonly children?: ReactNode
  /** At the right: the saved state. */
  readonly note?: ReactNode
  /** Width of the screen below. */
  readonly width?: keyof typeof widths
}

const widths = { text: 'max-w-(--container-text)', column: 'max-w-(--container-column)' }

/** Head of a screen with a single task: a back link and the progress. */
export function TaskHeader({ backTo, children, note, width = 'column' }: TaskHeaderProps) {
  const text = useText().ui

  return (
    <div data-print="none" className="px-gutter">
      <div className={`mx-auto flex min-h-header flex-wrap items-center gap-x-3 ${widths[width]}`}>
        <Link
          to={backTo}
          aria-label={text.back}
          className="-ml-3 flex size-touch shrink-0 items-center justify-center"
        >
          <BackIcon />
        </Link>
        <div className="min-w-0 grow">{children}</div>
        {note && <p className="text-right text-tiny whitespace-nowrap text-muted">{note}</p>}
      </div>
    </div>
  )
}
