import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router'
import { changeReview } from '#contract/reviews.ts'
import { MAX_REVIEW_PHOTOS } from '#domain/limits/limits.ts'
import { ApiRefusal } from '#web/api/api-refusal.ts'
import { useDraft } from '#web/api/use-draft.ts'
import { useUpload } from '#web/api/use-upload.ts'
import { useMemberText } from '#web/language/member-text.tsx'
import { useFormat } from '#web/language/use-format.ts'
import { useText } from '#web/language/use-text.ts'
import { blobsOf, isStored, storedIdsOf, usePhotos } from '#web/photos/use-photos.ts'
import { useToast } from '#web/ui/toasts.tsx'
import { type MyReview, useInvalidateReviews } from './my-reviews-queries.ts'
import { myReviewsAddress } from './review-addresses.ts'
import { ReviewForm } from './review-form.tsx'
import type { ReviewInput } from './review-input.ts'
import { ReviewPhotos } from './review-photos.tsx'

interface ChangedReview extends ReviewInput {
  /** Stored photo of each slot, once it was changed. */
  readonly pictures?: readonly (string | null)[]
}

/**
 * Form to edit a review, including its photos and their order. Changes, including new photos, are
 * stored on this device until they are submitted.
 */
export function EditReview({ review }: { readonly review: MyReview }) {
  const { ui } = useText()
  const text = useMemberText().myReviews
  const { number } = useFormat()
  const navigate = useNavigate()
  const say = useToast()
  const reread = useInvalidateReviews()
  const { rating, title, text: reviewText, look_to_show: look } = review
  const draft = useDraft<ChangedReview>(`review_draft:${review.id}`, (earlier) => ({
    rating,
    title,
    text: reviewText,
    shows_look: review.look !== null,
    ...earlier,
  }))
  const there = review.images.map(({ id, thumbnail_url }) => ({ id, address: thumbnail_url }))
  const places = draft.content.pictures?.map(
    (pictureId) => there.find(({ id }) => id === pictureId) ?? null,
  )
  const photos = usePhotos(`review:${review.id}`, MAX_REVIEW_PHOTOS, places ?? there)
  const [begun] = useState(photos.slots)
  const { send: upload, progress } = useUpload()
  const sent = blobsOf(photos.ready)

  // biome-ignore lint/correctness/useExhaustiveDependencies: only what was done with the pictures
  useEffect(() => {
    if (photos.slots !== begun) draft.change({ pictures: storedIdsOf(photos.slots) })
  }, [photos.slots])

  async function send(written: ReviewInput) {
    const pictures = photos.ready.map((photo) =>
      isStored(photo) ? photo.id : sent.indexOf(photo.blob),
    )
    const body = {
      rating: written.rating,
      title: written.title,
      text: written.text,
      shows_look: look !== null && written.shows_look,
      pictures,
    }
    const input = { params: { id: review.id }, body }
    const answer = await upload(changeReview, input, sent)
    if (answer instanceof ApiRefusal) return answer
    draft.discard()
    await photos.discard()
    say(text.changed)
    void reread()
    await navigate(myReviewsAddress)
    return null
  }

  const percent = progress !== null && sent.length > 0 && Math.floor(progress * 100)
  return (
    <ReviewForm
      draft={draft}
      look={look}
      submitLabel={ui.save}
      busy={progress !== null}
      waiting={photos.slots.includes('preparing')}
      status={percent === false || percent === 100 ? text.sending : text.sent(number(percent))}
      send={send}
    >
      <ReviewPhotos photos={photos} progress={progress} />
    </ReviewForm>
  )
}
