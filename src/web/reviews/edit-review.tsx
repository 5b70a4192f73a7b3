import { useMutation } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { changeReview } from '#contract/reviews.ts'
import type { ApiRefusal } from '#web/api/api-refusal.ts'
import { call } from '#web/api/client.ts'
import { useDraft } from '#web/api/use-draft.ts'
import { useText } from '#web/language/use-text.ts'
import { useMemberText } from '#web/my-page/member-text.tsx'
import { useToast } from '#web/ui/toasts.tsx'
import { type MyReview, useRereadReviews } from './my-reviews-queries.ts'
import { myReviewsAddress } from './review-addresses.ts'
import { ReviewForm } from './review-form.tsx'
import type { ReviewWords } from './review-words.ts'

/** The form of a review that is there already; its pictures stay. */
export function EditReview({ review }: { readonly review: MyReview }) {
  const { ui, reviews } = useText()
  const text = useMemberText().myReviews
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
  const change = useMutation<unknown, ApiRefusal, ReviewWords>({
    mutationFn: (body) => call(changeReview, { params: { id: review.id }, body }),
  })

  const send = (body: ReviewWords) =>
    change.mutateAsync(body).then(
      async () => {
        draft.forget()
        say(text.changed)
        void reread()
        await navigate(myReviewsAddress)
        return null
      },
      (refusal: ApiRefusal) => refusal,
    )

  return (
    <ReviewForm draft={draft} submitLabel={ui.save} busy={change.isPending} send={send}>
      {review.images.length > 0 && (
        <div>
          <p className="text-lead font-strong">{text.photos}</p>
          <div className="mt-3 flex gap-2.5">
            {review.images.map(({ id, thumbnail_url: src }, at) => (
              <img
                key={id}
                src={src}
                alt={reviews.picture(review.author, at + 1)}
                className="aspect-[3/4] w-24 bg-fill object-cover"
              />
            ))}
          </div>
          <p className="mt-2 text-small text-muted">{text.photosStay}</p>
        </div>
      )}
    </ReviewForm>
  )
}
