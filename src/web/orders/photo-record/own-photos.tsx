import type { PhotoRecord } from '#contract/photo-record.ts'
import { useFormat } from '#web/language/use-format.ts'
import { useText } from '#web/language/use-text.ts'
import type { OrderProof } from '#web/own-orders/my-orders-queries.ts'
import { ReplacePhoto } from './replace-photo.tsx'

interface OwnPhotosProps {
  readonly record: PhotoRecord
  readonly proof: OrderProof
}

/** Thumbnails of a customer's photos, with when each was sent; replaceable until the work begins. */
export function OwnPhotos({ record: { images, can_change }, proof }: OwnPhotosProps) {
  const { myPage, photos } = useText()
  const text = myPage.photoRecord
  const format = useFormat()

  return (
    <div className="mb-3">
      <ul className="grid max-w-sm grid-cols-3 gap-2.5">
        {images.map(({ id, thumbnail_url: url, added_at: addedAt }, at) => (
          <li key={id}>
            <img
              src={url}
              alt={text.picture(photos.ordinals[at] ?? '')}
              className="aspect-[3/4] w-full bg-fill object-cover object-top"
            />
            <p className="mt-1 text-tiny text-muted tabular-nums">{format.dateTime(addedAt)}</p>
            {can_change && <ReplacePhoto id={id} name={photos.ordinals[at] ?? ''} proof={proof} />}
          </li>
        ))}
      </ul>
      {can_change && <p className="mt-2 text-small text-muted">{text.replaceNote}</p>}
    </div>
  )
}
