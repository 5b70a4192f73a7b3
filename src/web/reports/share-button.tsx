import { useState } from 'react'
import { ShareIcon } from '#web/ui/icons.tsx'
import { lazyDialog } from '#web/ui/lazy-dialog.tsx'
import type { ReportToolsProps } from './report-tools-props.ts'
import { useReportText } from './use-report-text.ts'

const ShareDialog = lazyDialog(async () => (await import('./share-dialog.tsx')).ShareDialog)

/** Opens the share dialog, for customers whose sheet is published. */
export function ShareButton({ className, ...props }: ReportToolsProps & { className: string }) {
  const text = useReportText().share
  const [open, setOpen] = useState(false)
  const [isWanted, setIsWanted] = useState(false)
  if (!props.report.published_at) return null

  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        className={className}
        onClick={() => {
          setIsWanted(true)
          setOpen(true)
        }}
      >
        <ShareIcon />
        {text.open}
      </button>
      {isWanted && <ShareDialog {...props} open={open} onClose={() => setOpen(false)} />}
    </>
  )
}
