import { useState } from 'react'
import { Problem } from '#web/ui/problem.tsx'
import { useAdminText } from '../frame/admin-text.ts'
import { ConflictDialog, type ConflictDialogProps } from './conflict-dialog.tsx'

interface ConflictProps<Content> extends Omit<ConflictDialogProps<Content>, 'open' | 'onLater'> {
  /** Identifies the other version. Its dialog opens by itself once, and again on request. */
  readonly version: string | number
  /** What waits for the choice and where it is stored; by default, the text on this screen. */
  readonly waits?: string
}

/**
 * Reports that somebody else saved first and nothing was overwritten, and lets the user choose
 * between both versions. Every edit conflict of the back office is shown this way.
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
