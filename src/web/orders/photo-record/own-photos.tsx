import type { PhotoRecord } from '#contract/photo-record.ts'
import { useFormat } from '#web/language/use-format.ts'
import { useText } from '#web/language/use-text.ts'

/** Thumbnails of a customer's photos, with when each was sent. */
export function OwnPhotos({ images }: Pick<PhotoRecord, 'images'>) {
  const text = useText().myPage.photoRecord
  const format = useFormat()

  return (
    <ul className="mb-3 grid max-w-sm grid-cols-3 gap-2.5">
      {images.map(({ id, name, thumbnail_url: url, added_at: addedAt }) => (
        <li key={id}>
          <img
            src={url}
            alt={text.picture(name ?? text.other)}
            className="aspect-[3/4] w-full bg-fill object-cover object-top"
          />
          <p className="mt-1 text-tiny text-muted tabular-nums">{format.dateTime(addedAt)}</p>
        </li>
      ))}
    </ul>
  )
}
