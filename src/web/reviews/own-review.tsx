import { languageAttributes } from '#web/language/language-attributes.ts'
import { useMemberText } from '#web/language/member-text.tsx'
import { useFormat } from '#web/language/use-format.ts'
import { useText } from '#web/language/use-text.ts'
import { Button } from '#web/ui/button.tsx'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { useDialogs } from '#web/ui/dialogs-provider.tsx'
import { Problem } from '#web/ui/problem.tsx'
import { Rating } from '#web/ui/rating.tsx'
import { useToast } from '#web/ui/toasts.tsx'
import { type MyReview, useDeleteReview } from './my-reviews-queries.ts'
import { editReviewAddress } from './review-addresses.ts'
import { ReviewPicture } from './review-picture.tsx'
import { StudioReply } from './studio-reply.tsx'
import { useLookText } from './use-look-text.ts'

/** Shows one's own review with buttons to edit and delete it. */
export function OwnReview({ review }: { readonly review: MyReview }) {
  const { reviews, moderation } = useText()
  const text = useMemberText().myReviews
  const lookText = useLookText()
  const { date } = useFormat()

  return (
    <li className="grid grid-cols-[5.5rem_1fr] gap-x-5 border-b border-sand py-6 first:pt-0 md:grid-cols-[8rem_1fr] md:gap-x-7">
      <ReviewPicture review={review} className="aspect-[4/5]" />
      <div className="min-w-0">
        <p className="text-small">
          <Rating value={review.rating} label={reviews.rating} />
        </p>
        <h3
          {...languageAttributes(review.language)}
          className="mt-1 text-lead font-strong wrap-anywhere"
        >
          {review.title}
        </h3>
        <p
          {...languageAttributes(review.language)}
          className="mt-2 max-w-(--container-text) whitespace-pre-line wrap-anywhere"
        >
          {review.text}
        </p>
        <p className="mt-3 flex flex-wrap gap-x-3 text-small text-muted">
          <span>{review.product_name}</span>
          <span className="figures">{review.order_number}</span>
          <time dateTime={review.date}>{date(review.date)}</time>
        </p>
        {review.look_to_show && (
          <p className="text-small text-muted">
            {review.look ? lookText(review.look) : text.lookNotShown}
          </p>
        )}
        <StudioReply review={review} />
        {review.hidden_kind && (
          <p className="mt-2 text-small text-clay">
            {moderation.hidden(moderation.kinds[review.hidden_kind])}
          </p>
        )}
        <Actions review={review} />
      </div>
    </li>
  )
}

function Actions({ review: { id, title } }: { readonly review: MyReview }) {
  const { ui } = useText()
  const text = useMemberText().myReviews
  const { confirm } = useDialogs()
  const say = useToast()
  const removing = useDeleteReview()

  async function remove() {
    const agreed = await confirm(text.removeQuestion(title), {
      text: text.removeText,
      ok: ui.remove,
    })
    if (agreed) removing.mutate(id, { onSuccess: () => say(text.removed) })
  }

  return (
    <>
      <div className="mt-3 flex gap-x-6">
        <ButtonLink
          kind="quiet"
          size="small"
          to={editReviewAddress(id)}
          aria-label={text.editOf(title)}
        >
          {ui.edit}
        </ButtonLink>
        <Button
          kind="quiet"
          size="small"
          aria-label={text.removeOf(title)}
          busy={removing.isPending}
          onClick={() => void remove()}
        >
          {ui.remove}
        </Button>
      </div>
      {removing.isError && <Problem>{removing.error.serverMessage ?? text.removeFailed}</Problem>}
    </>
  )
}
