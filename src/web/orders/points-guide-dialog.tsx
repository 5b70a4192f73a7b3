import type { getSite } from '#contract/content.ts'
import type { ReplyOf } from '#contract/endpoint.ts'
import { PointsRules } from '#web/content/points-rules.tsx'
import { useText } from '#web/language/use-text.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { PolicyText } from './policy-text.tsx'

interface PointsGuideDialogProps {
  readonly open: boolean
  readonly onClose: () => void
  readonly rules: ReplyOf<typeof getSite>['points_rules']
}

/** Explains points: minimum, expiry, and earning. Source: MYP-05. */
export function PointsGuideDialog({ open, onClose, rules }: PointsGuideDialogProps) {
  const text = useText().ordering.pointsGuide
  const close = useText().ui.close

  return (
    <Dialog
      open={open}
      onClose={onClose}
      width="text"
      title={text.title}
      footer={
        <Button kind="secondary" wide onClick={onClose}>
          {close}
        </Button>
      }
    >
      <PointsRules rules={rules} />
      {open && <PolicyText kind="points" title={text.full} failed={text.failed} />}
    </Dialog>
  )
}
