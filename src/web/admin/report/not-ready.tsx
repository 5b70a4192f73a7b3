import { isOffered, NEWER_KIND } from '#consultings/kinds.ts'
import { confirmDeposit, type StaffOrder } from '#contract/admin-orders.ts'
import type { ReportDraft } from '#contract/reports.ts'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { useAdminText } from '../frame/admin-text.ts'
import { useMay } from '../frame/role.tsx'

interface NotReadyProps {
  readonly order: StaffOrder
  /** Kind of the draft. */
  readonly kind: ReportDraft['consulting_type']
  /** Address of the order, where the next step is taken. */
  readonly orderAddress: string
}

/**
 * Says why a result sheet cannot be written for this order and what has to happen first, and links
 * to other orders waiting for one.
 */
export function NotReady({ order, kind, orderAddress }: NotReadyProps) {
  const { report: text, roles } = useAdminText()
  const { open } = text.needs.survey
  const needs = useMay()(confirmDeposit)
    ? text.needs
    : {
        ...text.needs,
        payment: { text: roles.without.needs.payment, open },
        survey: { text: roles.without.needs.survey, open },
      }
  const status = order.canonical_status
  const next =
    kind === NEWER_KIND
      ? needs.newer
      : !isOffered(kind)
        ? needs.kind
        : status === 'PAYMENT_PENDING'
          ? needs.payment
          : status === 'PAYMENT_COMPLETED'
            ? needs.survey
            : needs.ended

  return (
    <EmptyState
      title={text.notReady}
      text={next.text}
      action={
        <div className="flex flex-wrap justify-center gap-x-6 gap-y-3">
          <ButtonLink kind="secondary" size="small" to={orderAddress}>
            {next.open}
          </ButtonLink>
          <ButtonLink kind="quiet" size="small" to="/admin?waiting_for=SHEET">
            {needs.others}
          </ButtonLink>
        </div>
      }
    />
  )
}
