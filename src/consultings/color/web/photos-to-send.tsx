import { PhotoGuides } from '#web/catalog/photo-guides.tsx'
import { usePageTexts } from '#web/language/use-page-texts.ts'
import { photoTexts } from '../photo-texts.ts'
import { FaceGuide, PaperGuide, WristGuide } from './photo-guides.tsx'

const guides = [
  { name: 'face', Guide: FaceGuide },
  { name: 'paper', Guide: PaperGuide },
  { name: 'wrist', Guide: WristGuide },
] as const

/** Shows the photos that the colour survey asks for, on the product page. */
export default function ColorPhotos() {
  const { kinds, hints } = usePageTexts(photoTexts)

  return (
    <PhotoGuides
      wordy
      guides={guides.map(({ name, Guide }) => ({
        name: kinds[name],
        text: hints[name],
        picture: <Guide />,
      }))}
    />
  )
}
