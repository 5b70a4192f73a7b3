import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { PaymentProgress } from '#contract/payment-flow.ts'
import { AccessPrompt } from '#web/accounts/access-prompt.tsx'
import { isRefusal } from '#web/api/api-refusal.ts'
import { useText } from '#web/language/use-text.ts'
import { TaskHeader } from '#web/layout/task-header.tsx'
import { isOrderUnavailable } from '#web/orders/is-order-unavailable.ts'
import { type OrderProof, wholeOrder } from '#web/own-orders/my-orders-queries.ts'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Page } from '#web/ui/page.tsx'
import { Problem } from '#web/ui/problem.tsx'
import { Loading, Skeleton, SkeletonText } from '#web/ui/skeleton.tsx'
import { StepTrail } from '#web/ui/step-trail.tsx'
import { CheckingPanel } from './checking-panel.tsx'
import { paying } from './paying-queries.ts'
import { PayingState } from './paying-state.tsx'
import { usePayingText } from './use-paying-text.ts'

const LOOKUP = '/user/mypage'

interface PayingScreenProps {
  /** Null until the browser's storage is read. */
  readonly proof: OrderProof | null
  /** Whether the payment is being confirmed at this moment. */
  readonly isConfirming?: boolean
  /** Code of the last failure, if it says more than the order's state. */
  readonly code?: string | null | undefined
}

/** The second of three steps: paying. Shows the current payment state. */
export function PayingScreen({ proof, isConfirming = false, code }: PayingScreenProps) {
  const text = usePayingText()
  const steps = useText().ordering.steps

  return (
    <>
      <TaskHeader backTo={LOOKUP} width="text">
        <StepTrail steps={steps} current={2} />
      </TaskHeader>
      <Page title={text.title}>
        <div className="pt-7">
          <Content proof={proof} isConfirming={isConfirming} code={code} />
        </div>
      </Page>
    </>
  )
}

function Content({ proof, isConfirming, code }: PayingScreenProps) {
  const text = usePayingText()
  const payingQuery = useQuery({
    ...paying(proof ?? { orderNumber: '' }),
    enabled: Boolean(proof?.orderNumber) && !isConfirming,
  })
  const { data: now, error } = payingQuery
  useRefetchOrder(proof, now?.state)
  const check = () => void payingQuery.refetch()

  if (proof?.orderNumber && isRefusal(error, 'ORDER_NOT_FOUND', 'SIGN_IN_REQUIRED')) {
    return <AccessPrompt guest={proof} />
  }
  if (proof?.orderNumber === '' || isOrderUnavailable(error)) {
    return (
      <EmptyState
        title={text.noProof}
        text={text.noProofText}
        action={<ButtonLink to={LOOKUP}>{text.toLookup}</ButtonLink>}
      />
    )
  }
  if (isConfirming || now?.state === 'CHECKING') {
    return (
      <CheckingPanel isUnreachable={Boolean(error)} onCheck={check} busy={payingQuery.isFetching} />
    )
  }
  if (now && proof) return <PayingState now={now} proof={proof} code={code} />
  if (error) {
    return (
      <Problem onRetry={check} busy={payingQuery.isFetching}>
        {isRefusal(error, 'OFFLINE') ? text.offline : text.notShown}
      </Problem>
    )
  }
  return (
    <Loading>
      <SkeletonText lines={3} />
      <Skeleton className="mt-7 h-80 w-full" />
      <Skeleton className="mt-8 h-13 w-full" />
    </Loading>
  )
}

/** Refetches the order when its payment state changes. */
function useRefetchOrder(proof: OrderProof | null, state: PaymentProgress['state'] | undefined) {
  const queries = useQueryClient()
  // biome-ignore lint/correctness/useExhaustiveDependencies: refetches whenever the state changes
  useEffect(() => {
    if (proof) void queries.invalidateQueries({ queryKey: wholeOrder(proof).queryKey })
  }, [queries, proof, state])
}
