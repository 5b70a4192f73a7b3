import { useNavigate } from 'react-router'
import { writeReview } from '#contract/reviews.ts'
import { MAX_REVIEW_PHOTOS } from '#domain/limits/limits.ts'
import { ApiRefusal, isRefusal } from '#web/api/api-refusal.ts'
import { useDraft } from '#web/api/use-draft.ts'
import { useUpload } from '#web/api/use-upload.ts'
import { useMemberText } from '#web/language/member-text.tsx'
import { useFormat } from '#web/language/use-format.ts'
import { blobsOf, usePhotos } from '#web/photos/use-photos.ts'
import { useToast } from '#web/ui/toasts.tsx'
import { useInvalidateReviews, type WaitingOrder } from './my-reviews-queries.ts'
import { myReviewsAddress } from './review-addresses.ts'
import { ReviewForm } from './review-form.tsx'
import { emptyReview, type ReviewInput } from './review-input.ts'
import { ReviewPhotos } from './review-photos.tsx'
import { EarningsNote } from './waiting-row.tsx'

interface WriteReviewProps {
  readonly order: WaitingOrder
  /** Called if the order cannot be reviewed, or not any more. */
  readonly onStop: (reason: 'exists' | 'notYet') => void
}

/** Form of a new review. Text and photos are stored on this device until they are submitted. */
export function WriteReview({ order, onStop }: WriteReviewProps) {
  const { order_number, product_name, look_to_show: look } = order
  const text = useMemberText().myReviews
  const { points, number } = useFormat()
  const navigate = useNavigate()
  const say = useToast()
  const reread = useInvalidateReviews()
  const draft = useDraft<ReviewInput>(`review_draft:${order_number}`, (earlier) => ({
    ...emptyReview,
    ...earlier,
  }))
  const photos = usePhotos(`review:${order_number}`, MAX_REVIEW_PHOTOS)
  const { send: upload, progress } = useUpload()

  async function send({ shows_look, ...input }: ReviewInput) {
    const body = { order_number, ...input, shows_look: look !== null && shows_look }
    const blobs = blobsOf(photos.ready)
    const answer = await upload(writeReview, { body }, blobs)
    if (answer instanceof ApiRefusal) {
      const reason = stopFor(answer)
      if (reason) onStop(reason)
      return reason ? null : answer
    }
    draft.discard()
    await photos.discard()
    const earned = answer.points_earned
    say(earned > 0 ? text.writtenWith(points(earned)) : text.written)
    void reread()
    await navigate(myReviewsAddress)
    return null
  }

  const percent = progress !== null && photos.ready.length > 0 && Math.floor(progress * 100)
  return (
    <ReviewForm
      draft={draft}
      look={look}
      submitLabel={text.submit}
      busy={progress !== null}
      waiting={photos.slots.includes('preparing')}
      status={percent === false || percent === 100 ? text.sending : text.sent(number(percent))}
      send={send}
      above={
        <p>
          <span className="block font-strong">
            {product_name} <span className="figures font-normal text-muted">{order_number}</span>
          </span>
          <span className="text-small text-moss">
            <EarningsNote order={order} />
          </span>
        </p>
      }
    >
      <ReviewPhotos photos={photos} progress={progress} />
    </ReviewForm>
  )
}

function stopFor(refusal: ApiRefusal) {
  if (isRefusal(refusal, 'REVIEW_EXISTS')) return 'exists'
  return isRefusal(refusal, 'ORDER_NOT_COMPLETED', 'ORDER_NOT_FOUND') ? 'notYet' : null
}
