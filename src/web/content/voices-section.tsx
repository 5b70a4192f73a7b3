import type { ReplyOf } from '#contract/endpoint.ts'
import type { listReviews, Review } from '#contract/reviews.ts'
import { carousels } from '#domain/limits/limits.ts'
import { useFormat } from '#web/language/use-format.ts'
import { useText } from '#web/language/use-text.ts'
import { ReviewQuote } from '#web/reviews/review-quote.tsx'
import { useOpenReview } from '#web/reviews/use-open-review.tsx'
import { Carousel } from '#web/ui/carousel.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Problem } from '#web/ui/problem.tsx'
import { SectionHead } from './section-head.tsx'

interface VoicesSectionProps {
  /** Null when they could not be read. */
  readonly reviews: Pick<ReplyOf<typeof listReviews>, 'items' | 'average' | 'total'> | null
}

/** What customers say, as many as a carousel holds. Source: LND-10. */
export function VoicesSection({ reviews }: VoicesSectionProps) {
  const texts = useText()
  const text = texts.content.voices
  const { number, rating } = useFormat()
  const average = reviews?.average

  return (
    <section id="review" aria-labelledby="review-title" className="pt-section">
      <SectionHead
        id="review-title"
        title={text.title}
        intro={average ? text.average(rating(average), number(reviews.total)) : text.intro}
        to="/user/review"
        spread
      />
      <div className="mt-9 md:mt-12">
        {!reviews && (
          <Problem onRetry={() => window.location.reload()}>{texts.reviews.failed}</Problem>
        )}
        {reviews?.total === 0 && (
          <EmptyState title={texts.reviews.empty} text={texts.reviews.emptyText} />
        )}
        {reviews && reviews.items.length > 0 && <Voices reviews={reviews.items} />}
      </div>
    </section>
  )
}

function Voices({ reviews }: { readonly reviews: readonly Review[] }) {
  const text = useText().reviews
  const { open, dialog } = useOpenReview()

  return (
    <>
      <Carousel
        name="reviews"
        label={text.list}
        limits={carousels.reviews}
        slides={reviews.map((review) => ({
          id: review.id,
          slide: <ReviewQuote review={review} onOpen={() => open(review)} />,
        }))}
      />
      {dialog}
    </>
  )
}
