import type { PortraitChoices } from '#domain/drawings/parameters/portrait.ts'
import { namedStyles } from '#domain/drawings/styles/style.ts'
import { sendingPhotosTexts } from '#texts/sending-photos.ts'
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

/** The photos that a customer sends after the order, drawn. */
export function PhotosToSend() {
  const text = usePageTexts(sendingPhotosTexts)

  return (
    <section
      aria-labelledby="photos-title"
      className="grid gap-x-12 gap-y-7 pt-16 md:grid-cols-[minmax(0,1fr)_minmax(0,1.7fr)] md:pt-24"
    >
      <div>
        <h2 id="photos-title" className="display-chapter">
          {text.title}
        </h2>
        <p className="mt-4 text-muted">{text.text}</p>
      </div>
      <ol className="grid grid-cols-3 gap-3 md:gap-5">
        {guides.map(({ name, portrait }) => (
          <li key={name}>
            <div className="aspect-3/4 overflow-hidden bg-fill">
              <Portrait {...portrait} covers />
            </div>
            <p className="mt-3 font-strong">{text.guides[name].name}</p>
            <p className="text-small text-muted">{text.guides[name].text}</p>
          </li>
        ))}
      </ol>
    </section>
  )
}
