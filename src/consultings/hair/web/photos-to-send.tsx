import type { PortraitChoices } from '#domain/drawings/parameters/portrait.ts'
import { namedStyles } from '#domain/drawings/styles/style.ts'
import { sendingPhotosTexts } from '#texts/sending-photos.ts'
import { PhotoGuides } from '#web/catalog/photo-guides.tsx'
import { usePageTexts } from '#web/language/use-page-texts.ts'
import { Portrait } from '#web/ui/portrait.tsx'

/** Guides for the photos: two with the face free, one with the hair as it is. */
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

/** Shows the photos that the hair survey asks for, on the product page. */
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
