import type { PortraitOptions } from '#domain/portraits/portrait.ts'
import { useText } from '#web/language/use-text.ts'
import { Portrait } from '#web/ui/drawings/portrait.tsx'

const parts = ['analysis', 'best', 'worst', 'words'] as const

const styles = [
  { face: 'round', hair: 'layer', fringe: 'curtain', seed: 21 },
  { face: 'round', hair: 'lob', fringe: 'see-through', seed: 22 },
  { face: 'round', hair: 'bob', fringe: 'full', seed: 23 },
] as const satisfies readonly PortraitOptions[]

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
            <figure key={style.hair} className="flex flex-col bg-fill">
              <Portrait {...style} strands={56} ground="fill" className="mt-4 w-full" />
              <figcaption className="bg-paper pt-2 text-small text-muted">{labels[at]}</figcaption>
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
