import { useState } from 'react'
import { Problem } from '#web/ui/problem.tsx'
import { useAdminText } from '../frame/admin-text.ts'
import { ConflictDialog, type ConflictDialogProps } from './conflict-dialog.tsx'

interface ConflictProps<Content> extends Omit<ConflictDialogProps<Content>, 'open' | 'onLater'> {
  /** Which of their versions it is: each is shown once by itself, and again when asked for. */
  readonly version: string | number
  /** What waits for the choice and where it is kept; else on this screen. */
  readonly waits?: string
}

/**
 * Somebody else saved first: says that nothing was overwritten, and shows both versions to choose
 * from. Every place of the back office where that happens shows it so.
 */
export function Conflict<Content>({ version, waits, ...dialog }: ConflictProps<Content>) {
  const text = useAdminText().editing
  const [seen, setSeen] = useState<string | number>()

  return (
    <>
      <Problem retry={text.conflict.resolve} onRetry={() => setSeen(undefined)}>
        {waits ?? text.waits}
      </Problem>
      <ConflictDialog
        {...dialog}
        key={version}
        open={seen !== version}
        onLater={() => setSeen(version)}
        onResolve={(chosen) => {
          setSeen(version)
          dialog.onResolve(chosen)
        }}
      />
    </>
  )
}
