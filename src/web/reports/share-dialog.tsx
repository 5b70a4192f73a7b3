import { sharedName } from '#domain/names/shared-name.ts'
import { Dialog } from '#web/ui/dialog.tsx'
import { NewShare } from './new-share.tsx'
import { OpenShares } from './open-shares.tsx'
import { SharePicture } from './share-picture.tsx'
import type { SheetToolsProps } from './sheet-tools-props.ts'
import { useReportText } from './use-report-text.ts'

interface ShareDialogProps extends SheetToolsProps {
  readonly open: boolean
  readonly onClose: () => void
}

/** Creates and revokes share links, and draws a picture to send. */
export function ShareDialog({ open, onClose, ...sheet }: ShareDialogProps) {
  const text = useReportText().share

  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={text.title}
      description={text.intro(sharedName(sheet.sheet.customer_name))}
    >
      <NewShare {...sheet} />
      <OpenShares {...sheet} />
      <SharePicture {...sheet} />
    </Dialog>
  )
}
