import type { Review } from '#contract/reviews.ts'
import { languageOfText } from '#domain/languages/language-of-text.ts'
import { languageAttributes } from '#web/language/language-attributes.ts'
import { useFormat } from '#web/language/use-format.ts'
import { useText } from '#web/language/use-text.ts'
import { classNames } from '#web/ui/class-names.ts'

interface StudioReplyProps {
  readonly review: Pick<Review, 'reply'>
  /** Shows only the beginning; the whole without scripts. */
  readonly short?: boolean
}

/** Shows the studio's reply to a review, marked with its language. Nothing if there is none. */
export function StudioReply({ review: { reply }, short }: StudioReplyProps) {
  const text = useText().reviews
  const { date } = useFormat()
  if (!reply) return null
  return (
    <div className="mt-4 border-l-2 border-sand pl-3.5 text-small">
      <p className="flex flex-wrap gap-x-3 text-tiny text-muted">
        <span>{text.studioReply}</span>
        <time dateTime={reply.created_at}>{date(reply.created_at)}</time>
      </p>
      <p
        {...languageAttributes(languageOfText(reply.text))}
        className={classNames(
          'mt-1 max-w-(--container-text) wrap-anywhere whitespace-pre-line',
          short && 'line-clamp-2 noscript:line-clamp-none',
        )}
      >
        {reply.text}
      </p>
    </div>
  )
}
