import { useQuery } from '@tanstack/react-query'
import type { Order } from '#contract/orders.ts'
import { nameOfPhoto, photoRequestTexts } from '#texts/photo-requests.ts'
import { usePageTexts } from '#web/language/use-page-texts.ts'
import type { OrderProof } from '#web/own-orders/my-orders-queries.ts'
import { ownSurvey } from '#web/own-orders/own-survey.ts'
import { photoRequestAddress } from '#web/surveys/photo-request/photo-request-addresses.ts'
import { ButtonLink } from '#web/ui/button-link.tsx'

interface AwaitedPhotosProps {
  readonly order: Order
  readonly proof: OrderProof
}

/** Links to the page of each photo that the studio asked for and waits for. */
export function AwaitedPhotos({ order, proof }: AwaitedPhotosProps) {
  const texts = usePageTexts(photoRequestTexts)
  const { data: survey } = useQuery({ ...ownSurvey(proof), enabled: order.is_due_paused })
  if (!order.is_due_paused) return null

  return (
    <div className="mt-5 border-l-2 border-clay pl-4">
      <p>{texts.order.text}</p>
      <ul className="mt-3 space-y-3">
        {survey?.awaited.map(({ id, name, reason }) => (
          <li key={id}>
            <p className="pb-1.5 text-small">{texts.reasons[reason].label}</p>
            <ButtonLink to={photoRequestAddress(proof.orderNumber, id, proof.guestToken)}>
              {texts.order.send(nameOfPhoto(texts, name))}
            </ButtonLink>
          </li>
        ))}
      </ul>
    </div>
  )
}
