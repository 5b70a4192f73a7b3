import type { getSite } from '#contract/content.ts'
import type { ReplyOf } from '#contract/endpoint.ts'
import type { Format } from '#texts/format.ts'
import type { Messages } from '#texts/messages.ts'
import { formatRefundWindow } from '#web/catalog/refund-window.ts'
import { RuleList } from '#web/content/rule-list.tsx'
import { useFormat } from '#web/language/use-format.ts'
import { useText } from '#web/language/use-text.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { PolicyText } from './policy-text.tsx'

type Site = ReplyOf<typeof getSite>

interface RefundRulesDialogProps {
  readonly open: boolean
  readonly onClose: () => void
  readonly site: Pick<Site, 'refund_rules' | 'survey_deadline_days'>
}

/** Shows the refund rules: the current figures, then the whole policy. */
export function RefundRulesDialog({ open, onClose, site }: RefundRulesDialogProps) {
  const text = useText().ordering.refundRules
  const format = useFormat()

  return (
    <Dialog
      open={open}
      onClose={onClose}
      width="text"
      title={text.title}
      footer={
        <Button wide onClick={onClose}>
          {text.close}
        </Button>
      }
    >
      <RuleList rules={rulesOf(site, text, format)} />
      {open && <PolicyText kind="refund" title={text.full} failed={text.failed} />}
    </Dialog>
  )
}

function rulesOf(
  { refund_rules: rules, survey_deadline_days: surveyDays }: RefundRulesDialogProps['site'],
  text: Messages['ordering']['refundRules'],
  { won, number }: Format,
): string[] {
  const window = formatRefundWindow(rules.free_window_minutes, text, number)
  const missed = rules.adds_fees ? text.missedBesides : text.missedInstead
  return [
    text.free(window),
    text.late(window, won(rules.late_fee)),
    ...(rules.survey_missed_fee > 0
      ? [missed(number(surveyDays), won(rules.survey_missed_fee))]
      : []),
    ...(rules.statutory_withdrawal_days > 0
      ? [text.statutory(number(rules.statutory_withdrawal_days))]
      : []),
    text.back,
  ]
}
