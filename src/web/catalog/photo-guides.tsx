import type { ReactNode } from 'react'
import { sendingPhotosTexts } from '#texts/sending-photos.ts'
import { usePageTexts } from '#web/language/use-page-texts.ts'

interface PhotoGuide {
  readonly name: string
  readonly text: string
  readonly picture: ReactNode
}

interface PhotoGuidesProps {
  readonly guides: readonly PhotoGuide[]
  /** Whether their texts need more than a third of a phone's width. */
  readonly wordy?: boolean
}

/** Shows drawings of the photos that a customer sends after ordering. */
export function PhotoGuides({ guides, wordy = false }: PhotoGuidesProps) {
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
      <ol className={`grid gap-3 md:gap-5 ${wordy ? 'sm:grid-cols-3' : 'grid-cols-3'}`}>
        {guides.map(({ name, text: hint, picture }) => (
          <li
            key={name}
            className={wordy ? 'max-sm:grid max-sm:grid-cols-[2fr_3fr] max-sm:gap-x-4' : undefined}
          >
            <div className="overflow-hidden bg-fill">{picture}</div>
            <div>
              <p className={`font-strong ${wordy ? 'sm:mt-3' : 'mt-3'}`}>{name}</p>
              <p className="text-small text-muted">{hint}</p>
            </div>
          </li>
        ))}
      </ol>
    </section>
  )
}
