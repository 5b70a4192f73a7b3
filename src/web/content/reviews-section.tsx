import { useState } from 'react'
import type { ReplyOf } from '#contract/endpoint.ts'
import type { listReviews, Review } from '#contract/reviews.ts'
import { carousels } from '#domain/limits/limits.ts'
import { useFormat } from '#web/language/use-format.ts'
import { useText } from '#web/language/use-text.ts'
import { LookLinks } from '#web/reviews/look-links.tsx'
import { galleryAddress } from '#web/reviews/review-filter.ts'
import { ReviewQuote } from '#web/reviews/review-quote.tsx'
import { useOpenReview } from '#web/reviews/use-open-review.tsx'
import { Carousel } from '#web/ui/carousel.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Problem } from '#web/ui/problem.tsx'
import { useNearView } from '#web/ui/use-near-view.ts'
import { SectionHead } from './section-head.tsx'

interface VoicesSectionProps {
  /** Null if they could not be read. */
  readonly reviews: Pick<
    ReplyOf<typeof listReviews>,
    'items' | 'average' | 'total' | 'face_shapes' | 'hair_lengths'
  > | null
}

/**
 * Shows customers' reviews in a carousel. The quotes load their display font when they come near
 * the view, since the first fonts lack their glyphs. Source: LND-10.
 */
export function ReviewsSection({ reviews }: VoicesSectionProps) {
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
        to={galleryAddress}
        spread
      />
      <div className="mt-9 md:mt-12">
        {!reviews && (
          <Problem onRetry={() => window.location.reload()}>{texts.reviews.failed}</Problem>
        )}
        {reviews?.total === 0 && (
          <EmptyState title={texts.reviews.empty} text={texts.reviews.emptyText} />
        )}
        {reviews && reviews.items.length > 0 && (
          <>
            <Voices reviews={reviews.items} />
            <LookLinks counts={reviews} className="mt-6" />
          </>
        )}
      </div>
    </section>
  )
}

const slideLook = {
  article: 'h-full grid-cols-[7.5rem_minmax(0,1fr)] lg:grid-cols-[8.5rem_minmax(0,1fr)]',
  title: 'line-clamp-6 pb-1',
  text: 'hidden noscript:block',
}

function Voices({ reviews }: { readonly reviews: readonly Review[] }) {
  const text = useText().reviews
  const { open, dialog } = useOpenReview()
  const [quotes, setQuotes] = useState<HTMLDivElement | null>(null)
  const isNear = useNearView(quotes)

  return (
    <div ref={setQuotes} data-until-near={isNear ? undefined : ''}>
      <Carousel
        name="reviews"
        label={text.list}
        limits={carousels.reviews}
        slides={reviews.map((review) => ({
          id: review.id,
          slide: (
            <ReviewQuote level="h3" look={slideLook} review={review} onOpen={() => open(review)} />
          ),
        }))}
      />
      {dialog}
    </div>
  )
}
