import { classNames } from '#web/ui/class-names.ts'
import { StrandField } from '#web/ui/drawings/strand-field.tsx'
import { usePictureFailed } from '#web/ui/use-picture-failed.ts'
import { pictureCopies } from './picture-copies.ts'

/** Quiet grounds of the house, so that neighbours without a picture differ. */
const grounds = ['bg-fill', 'bg-blush', 'bg-summer-1', 'bg-sand', 'bg-spring-1', 'bg-summer-2']
const STRANDS = 26

interface ContentPictureProps {
  readonly id: string
  readonly imageUrl: string | null
  /** Gives the field its size. */
  readonly className?: string
}

/** The picture of a content; a lock of hair where it has none or it does not come. It decorates. */
export function ContentPicture({ id, imageUrl, className }: ContentPictureProps) {
  const { failed, watched } = usePictureFailed()
  const seed = seedOf(id)

  return (
    <div className={classNames('overflow-hidden', grounds[seed % grounds.length], className)}>
      {imageUrl && !failed ? (
        <img
          {...watched}
          {...pictureCopies(imageUrl, '(min-width: 48rem) 33vw, 100vw')}
          alt=""
          loading="lazy"
          className="size-full object-cover"
        />
      ) : (
        <StrandField seed={seed} strands={STRANDS} className="size-full" />
      )}
    </div>
  )
}

/** The same content always has the same drawing. */
const seedOf = (id: string): number => Number.parseInt(id.replaceAll('-', '').slice(-6), 16) || 0
