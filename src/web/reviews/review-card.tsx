import type { Review } from '#contract/reviews.ts'
import { useText } from '#web/language/use-text.ts'
import { writtenIn } from '#web/language/written-in.ts'
import { classNames } from '#web/ui/class-names.ts'
import { Rating } from '#web/ui/rating.tsx'
import { ReviewByline } from './review-byline.tsx'
import { ReviewPicture } from './review-picture.tsx'
import { StudioReply } from './studio-reply.tsx'

interface ReviewCardProps {
  readonly review: Review
  readonly onOpen: () => void
  /** `row`: words beside the picture, in a list; `tile`: below it, in a grid. */
  readonly look: keyof typeof looks
}

const looks = {
  row: {
    Heading: 'h3',
    article: 'grid grid-cols-[6.5rem_1fr] gap-x-5 py-6 md:grid-cols-[10rem_1fr] md:gap-x-7 md:py-8',
    words: 'min-w-0',
    heading: 'text-lead',
    title: 'hover:text-clay',
    text: 'mt-2 line-clamp-3 max-w-(--container-text) md:line-clamp-4',
  },
  tile: {
    Heading: 'h2',
    article: 'group flex h-full flex-col',
    words: 'mt-3.5 grow',
    heading: '',
    title: 'line-clamp-3 group-hover:text-clay',
    text: 'mt-1.5 line-clamp-2 text-small text-muted',
  },
} as const

/** A review in short; all of it opens on a press. Without scripts the whole text stands here. */
export function ReviewCard({ review, onOpen, look }: ReviewCardProps) {
  const text = useText().reviews
  const { Heading, ...of } = looks[look]

  return (
    <article className={classNames('relative', of.article)}>
      <ReviewPicture review={review} className="aspect-[4/5]" />
      <div className={classNames('flex flex-col', of.words)}>
        <p className="text-small">
          <Rating value={review.rating} label={text.rating} />
        </p>
        <Heading className={classNames('mt-1 font-strong', of.heading)}>
          <button
            type="button"
            {...writtenIn(review.language)}
            onClick={onOpen}
            aria-haspopup="dialog"
            className={classNames('text-left after:absolute after:inset-0', of.title)}
          >
            {review.title}
          </button>
        </Heading>
        <p
          {...writtenIn(review.language)}
          className={classNames('whitespace-pre-line noscript:line-clamp-none', of.text)}
        >
          {review.text}
        </p>
        <StudioReply short review={review} />
        <ReviewByline review={review} />
      </div>
    </article>
  )
}
