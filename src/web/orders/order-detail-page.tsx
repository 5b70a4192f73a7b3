import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { type LoaderFunctionArgs, useNavigate, useParams, useSearchParams } from 'react-router'
import type { Order } from '#contract/orders.ts'
import { ORDER_NUMBER_MAX_LENGTH, redirectDelaysMs } from '#domain/limits/limits.ts'
import { AccessPage, type AccessPageProps } from '#web/accounts/access-page.tsx'
import { MemberOnly } from '#web/accounts/member-only.tsx'
import { isRefusal } from '#web/api/api-refusal.ts'
import { storageKeys, writeStored } from '#web/api/local-storage.ts'
import { useSession } from '#web/api/session.ts'
import { useText } from '#web/language/use-text.ts'
import { loadTitle } from '#web/layout/page-title.ts'
import { storeGuestToken } from '#web/own-orders/guest-tokens.ts'
import { wholeOrder } from '#web/own-orders/my-orders-queries.ts'
import { BackLink } from '#web/ui/back-link.tsx'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { guestOrderAddress, ordersAddress, surveyAddress } from './order-addresses.ts'
import { OrderFailed, OrderMissing } from './order-missing.tsx'
import { OrderView } from './order-view.tsx'

export { titleMeta as meta } from '#web/layout/page-title.ts'

export const loader = ({ context }: LoaderFunctionArgs) =>
  loadTitle(context, ({ myPage }) => myPage.detail.title)

const numberPattern = new RegExp(`^[A-Z0-9-]{1,${ORDER_NUMBER_MAX_LENGTH}}$`)

/**
 * Shows a member's order by its number; asks unidentified visitors for access in place. Source:
 * ORD-15, ORD-16.
 */
export default function OrderDetailPage() {
  const text = useText().myPage.detail
  const orderNumber = (useParams().orderNumber ?? '').trim().toUpperCase()
  const access = useOrderAccess(orderNumber)

  if (!numberPattern.test(orderNumber)) {
    return (
      <OrderMissing
        title={text.badNumber}
        help={text.badNumberHelp}
        above={access.above}
        action={<ButtonLink to={ordersAddress}>{text.back}</ButtonLink>}
      />
    )
  }
  return (
    <MemberOnly {...access}>
      <OrderOfMember orderNumber={orderNumber} access={access} />
    </MemberOnly>
  )
}

/** Returns the access prompt that replaces the order; guest orders open at the guests' address. */
function useOrderAccess(orderNumber: string): AccessPageProps {
  const text = useText().myPage.detail
  const navigate = useNavigate()
  return {
    title: text.title,
    above: <BackLink to={ordersAddress}>{text.back}</BackLink>,
    guest: {
      orderNumber,
      onProven(number, token) {
        storeGuestToken(number, token)
        void navigate(guestOrderAddress(number, token), { replace: true })
      },
    },
  }
}

interface OrderOfMemberProps {
  readonly orderNumber: string
  readonly access: AccessPageProps
}

function OrderOfMember({ orderNumber, access }: OrderOfMemberProps) {
  const text = useText().myPage.detail
  const session = useSession()
  const query = wholeOrder({ orderNumber })
  const order = useQuery({ ...query, enabled: session !== null })
  const leaving = useSurveyAhead(order.isFetching ? undefined : order.data)

  if (isRefusal(order.error, 'ORDER_NOT_FOUND')) {
    return <AccessPage {...access} problem={text.notFound} />
  }
  if (order.isError && !order.data) {
    return (
      <OrderFailed
        error={order.error}
        above={access.above}
        onRetry={() => void order.refetch()}
        busy={order.isFetching}
      />
    )
  }
  return (
    <>
      <p role="status" className="sr-only">
        {leaving && text.toSurvey}
      </p>
      <OrderView order={order.data} proof={{ orderNumber }} above={access.above} />
    </>
  )
}

/**
 * Remembers a paid order without a survey and redirects to the survey, unless the details were
 * requested. Ignores cached data, since the survey may have been submitted since. Source: ORD-16.
 */
function useSurveyAhead(order: Order | undefined): boolean {
  const navigate = useNavigate()
  const [search] = useSearchParams()
  const leads =
    order?.canonical_status === 'PAYMENT_COMPLETED' &&
    !order.has_survey_submitted &&
    search.get('view') !== 'details'
  const orderNumber = order?.order_number
  const consultingType = order?.consulting_type

  useEffect(() => {
    if (!leads || !orderNumber || !consultingType) return
    writeStored(storageKeys.orderNumber, orderNumber)
    writeStored(storageKeys.consultingType, consultingType)
    const timer = setTimeout(
      () => navigate(surveyAddress(orderNumber), { replace: true }),
      redirectDelaysMs.paidOrderToSurvey,
    )
    return () => clearTimeout(timer)
  }, [leads, orderNumber, consultingType, navigate])

  return leads
}
