import type { PortraitChoices } from '#domain/drawings/parameters/portrait.ts'
import { namedStyles } from '#domain/drawings/styles/style.ts'
import { sendingPhotosTexts } from '#texts/sending-photos.ts'
import { PhotoGuides } from '#web/catalog/photo-guides.tsx'
import { usePageTexts } from '#web/language/use-page-texts.ts'
import { Portrait } from '#web/ui/portrait.tsx'

/** What each photo of the hair survey shows: the face free for two of them, the hair as it is for one. */
const guides = [
  {
    name: 'front',
    portrait: {
      hair: { tied: 'lowBun', parting: 'none' },
      picture: { frame: 'head', detail: 'medium' },
    },
  },
  {
    name: 'side',
    portrait: {
      hair: { tied: 'lowBun', parting: 'none' },
      picture: { view: 'left', frame: 'head', detail: 'medium' },
    },
  },
  {
    name: 'now',
    portrait: {
      hair: namedStyles.longStraight,
      picture: { view: 'back', frame: 'bust', detail: 'medium' },
    },
  },
] as const satisfies readonly { readonly name: string; readonly portrait: PortraitChoices }[]

/** The photos of the hair survey, where one buys. */
export default function HairPhotos() {
  const text = usePageTexts(sendingPhotosTexts)

  return (
    <PhotoGuides
      guides={guides.map(({ name, portrait }) => ({
        ...text.guides[name],
        picture: (
          <div className="aspect-3/4">
            <Portrait {...portrait} covers />
          </div>
        ),
      }))}
    />
  )
}
