import type { Review } from '#contract/reviews.ts'
import { useText } from '#web/language/use-text.ts'
import { classNames } from '#web/ui/class-names.ts'
import { Portrait } from '#web/ui/portrait.tsx'
import { usePictureFailed } from '#web/ui/use-picture-failed.ts'
import { authorPortrait } from './author-portrait.ts'

interface ReviewPictureProps {
  readonly review: Review
  /** Sets the picture's size. */
  readonly className?: string
}

/** Shows a review's first photo, or a portrait if there is none or it fails. */
export function ReviewPicture({ review, className }: ReviewPictureProps) {
  const text = useText().reviews
  const [image] = review.images
  const { failed, watched } = usePictureFailed()

  return (
    <div className={classNames('overflow-hidden', className)}>
      {image && !failed ? (
        <img
          {...watched}
          src={image.thumbnail_url}
          alt={text.picture(review.author, 1)}
          loading="lazy"
          className="size-full bg-fill object-cover"
        />
      ) : (
        <Portrait {...authorPortrait(review.portrait_seed, review.look, 'face')} covers />
      )}
    </div>
  )
}
