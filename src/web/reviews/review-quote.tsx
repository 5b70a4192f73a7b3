import type { ReactNode } from 'react'
import type { Review } from '#contract/reviews.ts'
import { languageAttributes } from '#web/language/language-attributes.ts'
import { classNames } from '#web/ui/class-names.ts'
import { quoteLength } from './quote-length.ts'
import { ReviewByline } from './review-byline.tsx'
import { ReviewPicture } from './review-picture.tsx'

/** Classes that style the quote in its context. The article has two columns: picture and author. */
export interface QuoteLook {
  readonly article: string
  readonly words?: string
  readonly title?: string
  readonly text: string
  readonly picture?: string
  readonly author?: string
}

interface ReviewQuoteProps {
  readonly review: Review
  readonly onOpen: () => void
  readonly level: 'h2' | 'h3'
  readonly look: QuoteLook
  /** Shown below the quote: the studio's reply. */
  readonly children?: ReactNode
}

/**
 * Shows a review as a quote above its portrait or photo. The whole is clickable; without scripts
 * the full text is shown.
 */
export function ReviewQuote({ review, onOpen, level: Heading, look, children }: ReviewQuoteProps) {
  return (
    <article
      className={classNames(
        'group relative grid grid-rows-[1fr_auto] items-end gap-x-4 border-b border-ink',
        look.article,
      )}
    >
      <div className={classNames('@container col-span-2 self-start pb-7', look.words)}>
        <Heading>
          <button
            type="button"
            {...languageAttributes(review.language)}
            onClick={onOpen}
            aria-haspopup="dialog"
            data-length={quoteLength(review.title)}
            className={classNames(
              'display-quote text-left wrap-anywhere after:absolute after:inset-0 group-hover:text-clay',
              look.title,
            )}
          >
            {`“${review.title}”`}
          </button>
        </Heading>
        <p
          {...languageAttributes(review.language)}
          className={classNames(
            'wrap-anywhere whitespace-pre-line noscript:line-clamp-none',
            look.text,
          )}
        >
          {review.text}
        </p>
        {children}
      </div>
      <ReviewPicture review={review} className={classNames('aspect-[23/30]', look.picture)} />
      <div className={classNames('pb-4', look.author)}>
        <ReviewByline review={review} />
      </div>
    </article>
  )
}
