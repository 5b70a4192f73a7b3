import {
  type AdminOrder,
  assignOrder,
  changeOrderStatus,
  confirmDeposit,
  type StaffOrder,
} from '#contract/admin-orders.ts'
import { canChangePhotos } from '#domain/surveys/photo-source.ts'
import { useAdminText } from '../frame/admin-text.ts'
import { Allowed } from '../frame/role.tsx'
import { AccountPanel } from './account-panel.tsx'
import { AssignOrder } from './assign-order.tsx'
import { DepositPanel } from './deposit-panel.tsx'
import { hasDepositPanel, OrderActions } from './order-actions.tsx'
import { OrderAmounts, OrderContact, OrderHistory } from './order-facts.tsx'
import { OrderTrail } from './order-trail.tsx'
import { Part } from './part.tsx'
import { ReportPanel } from './report-panel.tsx'
import { SurveyAnswers } from './survey-answers.tsx'
import { SurveyPhotos } from './survey-photos.tsx'

/** Shows an order: next actions first, then all details; without money for a consultant. */
export function OrderDetail({ order }: { readonly order: AdminOrder | StaffOrder }) {
  const text = useAdminText().order
  const { survey } = order

  return (
    <article>
      <header className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 pt-4 pb-4 lg:pt-5">
        <h2 className="display-heading wrap-anywhere">{order.guest_name}</h2>
        <OrderTrail status={order.canonical_status} label={order.status_label} />
      </header>
      {survey && (
        <SurveyPhotos
          survey={survey}
          orderNumber={order.order_number}
          name={order.guest_name}
          isOpen={canChangePhotos(order.canonical_status)}
        />
      )}
      <div className="grid gap-x-8 xl:grid-cols-2">
        <div className="min-w-0 xl:order-2">
          {'account' in order && <OrderAccount order={order} />}
          <ReportPanel order={order} />
          <Allowed call={assignOrder}>
            <AssignOrder order={order} />
          </Allowed>
          {'account' in order && (
            <>
              <OrderAmounts order={order} />
              <Allowed call={changeOrderStatus}>
                <OrderActions order={order} />
              </Allowed>
            </>
          )}
        </div>
        <div className="min-w-0">
          <Part title={text.survey.title}>
            <SurveyAnswers
              survey={survey}
              deadline={order.waiting_for === 'SURVEY' ? order.survey_deadline : null}
            />
          </Part>
          <OrderContact order={order} />
          <OrderHistory order={order} />
        </div>
      </div>
    </article>
  )
}

/** The money of an order: confirming a deposit, and what has come and gone. */
const OrderAccount = ({ order }: { readonly order: AdminOrder }) => (
  <>
    {hasDepositPanel(order) && (
      <Allowed call={confirmDeposit}>
        <DepositPanel key={order.amount_due} order={order} />
      </Allowed>
    )}
    <AccountPanel order={order} />
  </>
)
