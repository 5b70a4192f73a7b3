import type { Content } from '#contract/content.ts'
import { Dialog } from '#web/ui/dialog.tsx'
import { ContentText } from './content-text.tsx'

interface ContentDialogProps {
  readonly content: Content
  readonly open: boolean
  readonly onClose: () => void
}

/** Shows one content in a dialog. Source: LND-09. */
export const ContentDialog = ({ content, open, onClose }: ContentDialogProps) => (
  <Dialog open={open} onClose={onClose} title={content.title} width="text">
    <ContentText content={content} />
  </Dialog>
)
