import { PRODUCT_PAGE } from '#web/catalog/product-place.ts'
import { useText } from '#web/language/use-text.ts'
import { TaskHeader } from '#web/layout/task-header.tsx'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Page } from '#web/ui/page.tsx'
import { StepTrail } from '#web/ui/step-trail.tsx'
import type { OrderPageData } from './load-order-page.ts'
import { LoginLink } from './login-link.tsx'
import { OrderForm } from './order-form.tsx'
import { PreloadNextPage } from './preload-next-page.tsx'
import type { Buyer } from './use-buyer.ts'

interface OrderScreenProps {
  readonly data: OrderPageData
  readonly buyer: Buyer
}

/**
 * The first of three steps: ordering. Remounts the form per user and product, since each has its
 * own draft. Says so if no payment method is available.
 */
export function OrderScreen({ data, buyer }: OrderScreenProps) {
  const text = useText().ordering
  const { product_id: productId, is_active: isActive } = data.product
  const isOpen = isActive && data.methods.length > 0

  return (
    <>
      <PreloadNextPage page="/user/mypage" />
      <TaskHeader backTo={PRODUCT_PAGE + data.query}>
        <StepTrail steps={text.steps} current={1} />
      </TaskHeader>
      <Page
        title={text.title}
        width="column"
        intro={isOpen && buyer.kind === 'guest' && <GuestIntro productId={productId} />}
      >
        {isOpen ? (
          <OrderForm key={`${buyer.kind} ${productId}`} data={data} buyer={buyer} />
        ) : (
          <EmptyState
            title={text.closed}
            text={isActive ? text.notReadyText : text.closedText}
            action={<ButtonLink to="/user">{text.closedAction}</ButtonLink>}
          />
        )}
      </Page>
    </>
  )
}

function GuestIntro({ productId }: { readonly productId: string }) {
  const text = useText().ordering
  return (
    <>
      <span className="max-md:block">{text.guestHint}</span>{' '}
      <LoginLink productId={productId}>{text.login}</LoginLink>
    </>
  )
}
