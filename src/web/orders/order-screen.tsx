import type { ConsultingType } from '#contract/catalog.ts'
import { useText } from '#web/language/use-text.ts'
import { TaskTop } from '#web/layout/task-top.tsx'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Page } from '#web/ui/page.tsx'
import { StepTrail } from '#web/ui/step-trail.tsx'
import type { OrderPageData } from './load-order-page.ts'
import { LoginLink } from './login-link.tsx'
import { NextPageAtHand } from './next-page-at-hand.tsx'
import { OrderForm } from './order-form.tsx'
import type { Buyer } from './use-buyer.ts'

interface OrderScreenProps {
  readonly data: OrderPageData
  readonly buyer: Buyer
}

/**
 * The first of three steps: ordering. A member's draft and a guest's are two forms. A shop that
 * cannot be paid says so instead of the form.
 */
export function OrderScreen({ data, buyer }: OrderScreenProps) {
  const text = useText().ordering
  const isOpen = data.product.is_active && data.methods.length > 0

  return (
    <>
      <NextPageAtHand page="/user/mypage" />
      <TaskTop backTo="/user/consulting/dashboard/original">
        <StepTrail steps={text.steps} current={1} />
      </TaskTop>
      <Page
        title={text.title}
        width="column"
        intro={
          isOpen && buyer.kind === 'guest' && <GuestIntro type={data.product.consulting_type} />
        }
      >
        {isOpen ? (
          <OrderForm key={buyer.kind} data={data} buyer={buyer} />
        ) : (
          <EmptyState
            title={text.closed}
            text={data.product.is_active ? text.notReadyText : text.closedText}
            action={<ButtonLink to="/user">{text.closedAction}</ButtonLink>}
          />
        )}
      </Page>
    </>
  )
}

function GuestIntro({ type }: { readonly type: ConsultingType }) {
  const text = useText().ordering
  return (
    <>
      <span className="max-md:block">{text.guestHint}</span>{' '}
      <LoginLink consultingType={type}>{text.login}</LoginLink>
    </>
  )
}
