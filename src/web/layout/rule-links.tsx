import { type MouseEvent, useState } from 'react'
import { Link } from 'react-router'
import type { getSite } from '#contract/content.ts'
import type { ReplyOf } from '#contract/endpoint.ts'
import { useText } from '#web/language/use-text.ts'
import { lazyDialog } from '#web/ui/lazy-dialog.tsx'

/** Imported on demand: the footer is also on pages without these providers. */
const loadAppProviders = () => import('./app-providers.tsx')
const RefundRulesDialog = lazyDialog(async () => {
  const [{ withAppProviders }, { RefundRulesDialog }] = await Promise.all([
    loadAppProviders(),
    import('#web/orders/refund-rules-dialog.tsx'),
  ])
  return withAppProviders(RefundRulesDialog)
})
const PointsGuideDialog = lazyDialog(async () => {
  const [{ withAppProviders }, { PointsGuideDialog }] = await Promise.all([
    loadAppProviders(),
    import('#web/orders/points-guide-dialog.tsx'),
  ])
  return withAppProviders(PointsGuideDialog)
})

interface RuleLinksProps {
  readonly site: Pick<
    ReplyOf<typeof getSite>,
    'refund_rules' | 'survey_deadline_days' | 'points_rules'
  >
}

/** Shows the rules in force in dialogs; without scripts, links to the whole policy. Source: MYP-05. */
export function RuleLinks({ site }: RuleLinksProps) {
  const text = useText().content.policies
  const [openedRules, setOpenedRules] = useState<'refund' | 'points'>()
  const [isOpen, setIsOpen] = useState(false)

  const show = (rules: 'refund' | 'points') => (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    setOpenedRules(rules)
    setIsOpen(true)
  }
  const close = () => setIsOpen(false)

  return (
    <>
      <li>
        <Link to="/policies/refund" onClick={show('refund')}>
          {text.refund}
        </Link>
      </li>
      <li>
        <Link to="/policies/points" onClick={show('points')}>
          {text.points}
        </Link>
      </li>
      {openedRules === 'refund' && <RefundRulesDialog open={isOpen} onClose={close} site={site} />}
      {openedRules === 'points' && (
        <PointsGuideDialog open={isOpen} onClose={close} rules={site.points_rules} />
      )}
    </>
  )
}
