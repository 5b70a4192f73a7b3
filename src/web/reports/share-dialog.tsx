import { sharedName } from '#domain/names/shared-name.ts'
import { Dialog } from '#web/ui/dialog.tsx'
import { NewShare } from './new-share.tsx'
import { OpenShares } from './open-shares.tsx'
import type { ReportToolsProps } from './report-tools-props.ts'
import { SharePicture } from './share-picture.tsx'
import { useReportText } from './use-report-text.ts'

interface ShareDialogProps extends ReportToolsProps {
  readonly open: boolean
  readonly onClose: () => void
}

/** Creates and revokes share links, and draws a picture to send. */
export function ShareDialog({ open, onClose, ...report }: ShareDialogProps) {
  const text = useReportText().share

  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={text.title}
      description={text.intro(sharedName(report.report.customer_name))}
    >
      <NewShare {...report} />
      <OpenShares {...report} />
      <SharePicture {...report} />
    </Dialog>
  )
}
