import { useQuery } from '@tanstack/react-query'
import { givenName } from '#domain/names/given-name.ts'
import { waitingTexts } from '#texts/waiting.ts'
import { isRefusal } from '#web/api/api-refusal.ts'
import { usePageTexts } from '#web/language/use-page-texts.ts'
import { useText } from '#web/language/use-text.ts'
import { LoadProblem } from '#web/layout/load-problem.tsx'
import { NextStep } from '#web/orders/next-step.tsx'
import { orderDetailsAddress } from '#web/orders/order-addresses.ts'
import { PromiseNote } from '#web/orders/report-promise.tsx'
import { type OrderListItem, wholeOrder } from '#web/own-orders/my-orders-queries.ts'
import { ownSurvey } from '#web/own-orders/own-survey.ts'
import { useIsReportStopped } from '#web/own-orders/use-is-report-stopped.ts'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { SkeletonText } from '#web/ui/skeleton.tsx'
import { WaitingDay } from './waiting-day.tsx'
import { WaitingFace } from './waiting-face.tsx'
import { WaitingSteps } from './waiting-steps.tsx'

interface ReportWaitingProps {
  readonly order: OrderListItem
  /** When its sheet is promised. */
  readonly due: string
  readonly name: string | undefined
  /** Name of the consultant; null if nobody is named. */
  readonly consultant: string | null
}

/**
 * Shows an order whose result sheet is being written: the due day, the customer's face as the
 * survey describes it, and the progress. Source: docs/rules.md PR-6.
 */
export function ReportWaiting({ order, due, name, consultant }: ReportWaitingProps) {
  const text = usePageTexts(waitingTexts)
  const { orders } = useText().myPage
  const proof = { orderNumber: order.order_number }
  const whole = useQuery(wholeOrder(proof))
  const survey = useQuery(ownSurvey(proof))
  // The studio may begin before there is a survey.
  const unread = [whole, survey].filter(
    ({ data, error }) => error && !data && !isRefusal(error, 'ORDER_NOT_FOUND'),
  )
  if (useIsReportStopped(true, proof))
    return <NextStep orderNumber={order.order_number} small first />

  return (
    <section
      aria-label={`${text.label} ${order.order_number}`}
      className="grid grid-cols-[minmax(0,1fr)] gap-x-12 pt-6 pb-9 md:grid-cols-[minmax(0,1.15fr)_minmax(0,1fr)] md:grid-rows-[auto_1fr] md:pt-10"
    >
      <div className="max-md:pb-7">
        <WaitingDay due={due} name={name && givenName(name)} />
        <PromiseNote order={whole.data ?? order} due={due} />
      </div>
      <div className="md:col-start-2 md:row-span-2 md:row-start-1">
        <WaitingFace
          customer={survey.data?.customer}
          isPending={survey.isPending}
          isRead={order.is_work_begun}
        />
      </div>
      <div className="pt-7">
        {unread[0]?.error && (
          <LoadProblem
            error={unread[0].error}
            busy={unread.some(({ isFetching }) => isFetching)}
            onRetry={() => {
              for (const { refetch } of unread) void refetch()
            }}
          />
        )}
        {whole.isPending && <SkeletonText lines={6} className="h-52" />}
        {whole.data && (
          <WaitingSteps order={whole.data} due={due} survey={survey.data} consultant={consultant} />
        )}
        <p className="mt-6 flex flex-wrap items-center gap-x-4 text-small text-muted">
          <span>
            {order.product_name} <span className="figures inline-block">{order.order_number}</span>
          </span>
          <ButtonLink kind="quiet" to={orderDetailsAddress(order.order_number)}>
            {orders.detail}
          </ButtonLink>
        </p>
      </div>
    </section>
  )
}
