import { useNavigate } from 'react-router'
import { storageKeys, writeStored } from '#web/api/local-storage.ts'
import { useText } from '#web/language/use-text.ts'
import { guestTokenOf } from '#web/own-orders/guest-tokens.ts'
import type { GuestContact, GuestOrder } from '#web/own-orders/my-orders-queries.ts'
import { Button } from '#web/ui/button.tsx'
import type { GuestAction } from './guest-action.ts'
import { surveyAddress } from './order-addresses.ts'

interface GuestOrderActionsProps {
  readonly order: GuestOrder
  readonly contact: GuestContact
  readonly onAction: (action: GuestAction) => void
}

const takesSurvey = ['PAYMENT_PENDING', 'PAYMENT_COMPLETED']
const cancellable = ['PAYMENT_PENDING', 'PAYMENT_COMPLETED', 'ORDER_PROCESSING']

/**
 * Actions on a guest order. The survey button exists only for PAYMENT_PENDING and
 * PAYMENT_COMPLETED, and is disabled once the survey is submitted. Source: GST-03.
 */
export function GuestOrderActions({ order, contact, onAction }: GuestOrderActionsProps) {
  const text = useText().myPage
  const navigate = useNavigate()
  const { order_number: orderNumber, status } = order

  function toSurvey() {
    writeStored(storageKeys.orderNumber, orderNumber)
    writeStored(storageKeys.consultingType, order.consulting_type)
    writeStored(storageKeys.guestEmail, contact.email)
    writeStored(storageKeys.guestPhone, contact.phone)
    if (!order.is_masked) writeStored(storageKeys.guestName, order.guest_name)
    writeStored(storageKeys.guestFlag, 'true')
    void navigate(surveyAddress(orderNumber, guestTokenOf(orderNumber)))
  }

  return (
    <>
      {order.report_status === 1 && (
        <Button wide onClick={() => onAction('report')}>
          {text.detail.toReport}
        </Button>
      )}
      {takesSurvey.includes(status) && (
        <Button wide disabled={order.has_survey} onClick={toSurvey}>
          {order.has_survey ? text.orders.surveyDone : text.detail.toSurveyAction}
        </Button>
      )}
      <div className="flex flex-wrap justify-center gap-x-6 md:mr-auto md:shrink-0 md:pr-4">
        <Button kind="quiet" size="small" onClick={() => onAction('whole')}>
          {text.guest.wholeOrder}
        </Button>
        {cancellable.includes(status) && (
          <Button kind="quiet" size="small" onClick={() => onAction('cancel')}>
            {text.detail.cancel}
          </Button>
        )}
      </div>
    </>
  )
}
