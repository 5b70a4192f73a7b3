import { useNavigate } from 'react-router'
import { changeReview } from '#contract/reviews.ts'
import { MAX_REVIEW_PHOTOS } from '#domain/limits/limits.ts'
import { ApiRefusal } from '#web/api/api-refusal.ts'
import { useDraft } from '#web/api/use-draft.ts'
import { useUpload } from '#web/api/use-upload.ts'
import { useFormat } from '#web/language/use-format.ts'
import { useText } from '#web/language/use-text.ts'
import { useMemberText } from '#web/my-page/member-text.tsx'
import { blobsOf, isKept, usePhotos } from '#web/photos/use-photos.ts'
import { useToast } from '#web/ui/toasts.tsx'
import { type MyReview, useRereadReviews } from './my-reviews-queries.ts'
import { myReviewsAddress } from './review-addresses.ts'
import { ReviewForm } from './review-form.tsx'
import { ReviewPhotos } from './review-photos.tsx'
import type { ReviewWords } from './review-words.ts'

/** The form of a review that is there already, with its pictures to add to, take from and arrange. */
export function EditReview({ review }: { readonly review: MyReview }) {
  const { ui } = useText()
  const text = useMemberText().myReviews
  const { number } = useFormat()
  const navigate = useNavigate()
  const say = useToast()
  const reread = useRereadReviews()
  const { rating, title, text: words } = review
  const draft = useDraft<ReviewWords>(`review_draft:${review.id}`, (kept) => ({
    rating,
    title,
    text: words,
    ...kept,
  }))
  const there = review.images.map(({ id, thumbnail_url }) => ({ id, address: thumbnail_url }))
  const photos = usePhotos(null, MAX_REVIEW_PHOTOS, there)
  const { send: upload, progress } = useUpload()
  const sent = blobsOf(photos.ready)

  async function send(body: ReviewWords) {
    const pictures = photos.ready.map((photo) =>
      isKept(photo) ? photo.id : sent.indexOf(photo.blob),
    )
    const input = { params: { id: review.id }, body: { ...body, pictures } }
    const answer = await upload(changeReview, input, sent)
    if (answer instanceof ApiRefusal) return answer
    draft.forget()
    say(text.changed)
    void reread()
    await navigate(myReviewsAddress)
    return null
  }

  const percent = progress !== null && sent.length > 0 && Math.floor(progress * 100)
  return (
    <ReviewForm
      draft={draft}
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
