import { sendingPhotosTexts } from '#texts/sending-photos.ts'
import { PhotoGuides } from '#web/catalog/photo-guides.tsx'
import { usePageTexts } from '#web/language/use-page-texts.ts'
import { guides } from './photo-guides.tsx'

/** Shows the photos that the hair survey asks for, on the product page. */
export default function HairPhotos() {
  const text = usePageTexts(sendingPhotosTexts)

  return (
    <PhotoGuides
      guides={guides.map(({ name, Guide }) => ({
        ...text.guides[name],
        picture: (
          <div className="aspect-3/4">
            <Guide />
          </div>
        ),
      }))}
    />
  )
}
