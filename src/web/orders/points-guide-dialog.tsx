import type { getSite } from '#contract/content.ts'
import type { ReplyOf } from '#contract/endpoint.ts'
import { useFormat } from '#web/language/use-format.ts'
import { useText } from '#web/language/use-text.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { PolicyText } from './policy-text.tsx'
import { RuleList } from './rule-list.tsx'

interface PointsGuideDialogProps {
  readonly open: boolean
  readonly onClose: () => void
  readonly rules: ReplyOf<typeof getSite>['points_rules']
}

/** From how many points on, how long they live, how they are earned. Source: MYP-05. */
export function PointsGuideDialog({ open, onClose, rules }: PointsGuideDialogProps) {
  const text = useText().ordering.pointsGuide
  const close = useText().ui.close
  const { won, points, number } = useFormat()

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
      <RuleList
        rules={[
          text.minimum(won(rules.minimum)),
          text.expiry(number(rules.valid_months)),
          text.oldest,
          text.earn(number(rules.earn_percent)),
          text.review(points(rules.review), points(rules.review_with_photo)),
        ]}
      />
      {open && <PolicyText kind="points" title={text.full} failed={text.failed} />}
    </Dialog>
  )
}
