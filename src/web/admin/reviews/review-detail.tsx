import { type AdminReview, moderateReview } from '#contract/admin-reviews.ts'
import { languageAttributes } from '#web/language/language-attributes.ts'
import { useFormat } from '#web/language/use-format.ts'
import { useText } from '#web/language/use-text.ts'
import { useLookText } from '#web/reviews/use-look-text.ts'
import { type Definition, DefinitionList } from '#web/ui/definition-list.tsx'
import { Rating } from '#web/ui/rating.tsx'
import { useAdminText } from '../frame/admin-text.ts'
import { FactLink } from '../frame/fact-link.tsx'
import { Allowed } from '../frame/role.tsx'
import { ReplyPart } from './reply-part.tsx'
import { ReviewVisibility } from './review-visibility.tsx'

/** Shows a review with its photos, its visibility and the studio’s reply. */
export function ReviewDetail({ review }: { readonly review: AdminReview }) {
  const labels = useAdminText().reviews
  const text = useText().reviews
  const lookText = useLookText()
  const { date } = useFormat()

  const items: Definition[] = [
    { term: text.rating, value: <Rating value={review.rating} label={text.rating} /> },
    { term: labels.columns.author, value: review.author },
    ...(review.look ? [{ term: labels.columns.look, value: lookText(review.look) }] : []),
    { term: labels.columns.written, value: date(review.date) },
    {
      term: labels.order,
      value: <FactLink to={`/admin/orders/${review.order_number}`}>{review.order_number}</FactLink>,
    },
  ]
  return (
    <article>
      <h2
        {...languageAttributes(review.language)}
        className="display-heading pt-4 pb-3 wrap-anywhere lg:pt-5"
      >
        {review.title}
      </h2>
      <div className="border-t border-sand py-4">
        <DefinitionList dense items={items} />
      </div>
      <p
        {...languageAttributes(review.language)}
        className="max-w-(--container-text) border-t border-sand py-4.5 wrap-anywhere whitespace-pre-line"
      >
        {review.text}
      </p>
      {review.images.length > 0 && (
        <ul className="flex flex-wrap gap-3 pb-5">
          {review.images.map(({ id, url, width, height }, at) => (
            <li key={id}>
              <img
                src={url}
                width={width}
                height={height}
                alt={text.picture(review.author, at + 1)}
                className="h-52 w-auto max-w-full bg-fill object-contain"
              />
            </li>
          ))}
        </ul>
      )}
      <Allowed call={moderateReview}>
        <ReviewVisibility review={review} />
      </Allowed>
      {!review.erased_at && <ReplyPart review={review} />}
    </article>
  )
}
