import { houseColours } from '#domain/drawings/parameters/house-colours.ts'
import { namedStyles } from '#domain/drawings/styles/style.ts'
import { useText } from '#web/language/use-text.ts'
import { Portrait } from '#web/ui/portrait.tsx'

const parts = ['analysis', 'best', 'worst', 'words'] as const

const face = { outline: 'round', eyes: 'closed', lids: 'inner', brows: 'straight' } as const
/** What suits a round face, best first, and at last what does not. */
const styles = ['hushCut', 'layeredBob', 'fullFringeBob'] as const
const AVOIDED = styles[2]

/** What one gets, beside one face with the hair that suits it and the hair that does not. */
export function SheetContents() {
  const text = useText().catalog.consulting
  const labels = [text.bestLabel(1), text.bestLabel(2), text.worst.title]

  return (
    <section className="grid gap-x-16 gap-y-10 border-t border-ink pt-12 md:grid-cols-2 md:pt-16">
      <div>
        <h2 className="display-chapter">{text.gets}</h2>
        <div className="mt-10 grid grid-cols-3 gap-x-3">
          {styles.map((style, at) => (
            <figure key={style}>
              <div className="relative bg-fill">
                <Portrait
                  face={face}
                  hair={namedStyles[style]}
                  picture={{ frame: 'head', detail: 'medium' }}
                  className={style === AVOIDED ? 'opacity-50' : ''}
                />
                {style === AVOIDED && <Stroke />}
              </div>
              <figcaption className="pt-2 text-small text-muted">{labels[at]}</figcaption>
            </figure>
          ))}
        </div>
      </div>
      <ol className="self-end">
        {parts.map((part, at) => (
          <li key={part} className="flex gap-6 border-t border-sand py-5 first:border-t-0">
            <span
              aria-hidden="true"
              className="w-7 shrink-0 font-display text-[1.75rem] font-light"
            >
              {at + 1}
            </span>
            <div>
              <h3 className="text-lead font-strong">{text[part].title}</h3>
              <p className="mt-1 text-muted">{text[part].text}</p>
            </div>
          </li>
        ))}
      </ol>
    </section>
  )
}

/** Crosses out the hair to avoid, with one stroke. */
const Stroke = () => (
  <svg
    viewBox="0 0 80 100"
    aria-hidden="true"
    className="absolute inset-0 size-full"
    stroke={houseColours.clay}
  >
    <path d="M8 92L72 8" strokeWidth="1.6" strokeLinecap="round" />
  </svg>
)
