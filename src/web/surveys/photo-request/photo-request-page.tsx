import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { type LoaderFunctionArgs, useSearchParams } from 'react-router'
import { nameOfPhoto, photoRequestTexts } from '#texts/photo-requests.ts'
import { AccessPage } from '#web/accounts/access-page.tsx'
import { useSession } from '#web/api/session.ts'
import { usePageTexts } from '#web/language/use-page-texts.ts'
import { useText } from '#web/language/use-text.ts'
import { inOwnDocument, pageAbilities } from '#web/layout/page-abilities.ts'
import { loadTitle } from '#web/layout/page-title.ts'
import { wholeOrderAddress } from '#web/orders/order-addresses.ts'
import { OrderFailed, OrderMissing } from '#web/orders/order-missing.tsx'
import { provenOrder } from '#web/own-orders/my-orders-queries.ts'
import { BackLink } from '#web/ui/back-link.tsx'
import { Page } from '#web/ui/page.tsx'
import { Loading, SkeletonText } from '#web/ui/skeleton.tsx'
import { askedPhoto } from './asked-photo.ts'
import { PhotoRequestEnd } from './photo-request-end.tsx'
import { PhotoRequestForm } from './photo-request-form.tsx'

export { titleMeta as meta } from '#web/layout/page-title.ts'

export const loader = ({ context }: LoaderFunctionArgs) =>
  loadTitle(context, ({ myPage }) => myPage.detail.title)

/** For the photo coach. */
export const headers = pageAbilities('camera')
export const clientLoader = inOwnDocument

/** Takes the one photo that the studio asked for, by the link of its mail. Source: docs/rules.md S-18. */
export default function PhotoRequestPage() {
  const text = usePageTexts(photoRequestTexts)
  const { detail } = useText().myPage
  const [search] = useSearchParams()
  const orderNumber = (search.get('order') ?? '').trim().toUpperCase()
  const reader = String(useSession()?.user.id ?? 'visitor')
  const order = useQuery(provenOrder(orderNumber, search.get('token'), reader))
  const guestToken = order.data?.token
  const proof = { orderNumber, guestToken }
  const asked = useQuery({
    ...askedPhoto(proof, search.get('request') ?? ''),
    enabled: Boolean(order.data),
  })
  const [isSent, setIsSent] = useState(false)
  const above = (
    <BackLink to={wholeOrderAddress(orderNumber, guestToken)}>{text.page.toOrder}</BackLink>
  )

  if (order.data === null) {
    return <AccessPage title={detail.title} guest={{ orderNumber }} />
  }
  const failed = [order, asked].find(({ isError, data }) => isError && !data)
  if (failed?.error) {
    return (
      <OrderFailed
        error={failed.error}
        onRetry={() => void failed.refetch()}
        busy={failed.isFetching}
      />
    )
  }
  if (asked.data === null) {
    return <OrderMissing title={text.page.gone.title} help={text.page.gone.text} above={above} />
  }
  if (!order.data || !asked.data) {
    return (
      <Page title={detail.title} width="form">
        <Loading>
          <SkeletonText lines={6} className="pt-8" />
        </Loading>
      </Page>
    )
  }

  const { request } = asked.data
  const isOpen = request.state === 'OPEN' && !isSent
  return (
    <Page
      title={
        isOpen
          ? text.page.title(nameOfPhoto(text, request.name))
          : isSent
            ? text.page.done
            : text.page.states[request.state === 'OPEN' ? 'ANSWERED' : request.state].title
      }
      above={above}
      width="form"
    >
      {isOpen ? (
        <PhotoRequestForm
          key={request.id}
          asked={asked.data}
          proof={proof}
          onSent={() => {
            setIsSent(true)
            void order.refetch()
          }}
          onClosed={() => void asked.refetch()}
        />
      ) : (
        <PhotoRequestEnd
          state={isSent || request.state === 'OPEN' ? 'SENT' : request.state}
          order={order.data.order}
          proof={proof}
        />
      )}
    </Page>
  )
}
