import type { PortraitChoices } from '#domain/drawings/parameters/portrait.ts'
import { namedStyles } from '#domain/drawings/styles/style.ts'
import { classNames } from '#web/ui/class-names.ts'
import { Portrait } from '#web/ui/portrait.tsx'
import { usePictureFailed } from '#web/ui/use-picture-failed.ts'
import { MediaPicture } from './media-picture.tsx'

/** Background colours, so that neighbours without a picture differ. */
const grounds = ['bg-fill', 'bg-blush', 'bg-summer-1', 'bg-sand', 'bg-spring-1', 'bg-summer-2']

/** Close-ups of hair, from behind and from the side. */
const pictures = [
  { hair: namedStyles.longStraight, picture: { frame: 'hair', view: 'back' } },
  {
    hair: { ...namedStyles.layeredBob, colour: 'copper' },
    picture: { frame: 'hair', view: 'left' },
    face: { eyes: 'closed' },
  },
  { hair: { ...namedStyles.lowBun, colour: 'plan' }, picture: { frame: 'hair', view: 'back' } },
  {
    hair: { ...namedStyles.fullFringeBob, colour: 'black' },
    picture: { frame: 'hair', view: 'left' },
    face: { eyes: 'closed' },
  },
  { hair: { ...namedStyles.hushCut, colour: 'ash' }, picture: { frame: 'hair', view: 'back' } },
  {
    hair: { ...namedStyles.curtainLong, colour: 'brown' },
    picture: { frame: 'hair', view: 'left' },
    face: { eyes: 'closed' },
  },
  { hair: { ...namedStyles.lowBun, faceFrame: 0 }, picture: { frame: 'hair', view: 'back' } },
] as const satisfies readonly PortraitChoices[]

interface ContentPictureProps {
  readonly id: string
  readonly imageUrl: string | null
  /** Sets the picture's size. */
  readonly className?: string
}

/** Shows a content's picture; a drawing of hair if there is none or it fails. Decorative. */
export function ContentPicture({ id, imageUrl, className }: ContentPictureProps) {
  const { failed, watched } = usePictureFailed()
  const seed = seedOf(id)

  return (
    <div
      className={classNames(
        'overflow-hidden',
        grounds[Math.floor(seed / pictures.length) % grounds.length],
        className,
      )}
    >
      {imageUrl && !failed ? (
        <MediaPicture
          {...watched}
          src={imageUrl}
          alt=""
          loading="lazy"
          className="size-full object-cover"
        />
      ) : (
        <Portrait {...pictures[seed % pictures.length]} covers />
      )}
    </div>
  )
}

/** Derives a seed from the id, so that a content always has the same drawing. */
const seedOf = (id: string): number => Number.parseInt(id.replaceAll('-', '').slice(-6), 16) || 0
