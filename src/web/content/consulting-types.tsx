import { Link } from 'react-router'
import type { PortraitOptions } from '#domain/portraits/portrait.ts'
import { useText } from '#web/language/use-text.ts'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { Portrait } from '#web/ui/drawings/portrait.tsx'
import { SectionHead } from './section-head.tsx'

const tiles = [
  { name: 'hair', drawing: { face: 'heart', hair: 'layer', fringe: 'side', seed: 5 } },
  { name: 'makeup', drawing: { face: 'diamond', hair: 'short', fringe: 'full', seed: 3 } },
  { name: 'fashion', drawing: { face: 'round', hair: 'bob', seed: 11 } },
] as const satisfies readonly { readonly name: string; readonly drawing: PortraitOptions }[]

/** Three tiles that lead to the product, and the way to order. Source: LND-04. */
export function ConsultingTypes() {
  const text = useText().content.types

  return (
    <section id="consulting" aria-labelledby="consulting-title" className="pt-section">
      <SectionHead
        id="consulting-title"
        title={text.title}
        intro={text.intro}
        to="/user/consulting"
        spread
      />
      <div className="mt-9 border-t border-ink md:mt-12">
        <ConsultingTiles />
      </div>
      <p className="border-t border-sand py-6 text-center md:text-right">
        <ButtonLink kind="secondary" to="/user/consulting/consulting-order">
          {text.order}
        </ButtonLink>
      </p>
    </section>
  )
}

/** The tiles alone, as the consulting dashboard shows them. */
export function ConsultingTiles() {
  const text = useText().content.types

  return (
    <ul className="grid grid-cols-2 md:grid-cols-[minmax(0,1.35fr)_minmax(0,1fr)_minmax(0,1fr)]">
      {tiles.map(({ name, drawing }, at) => (
        <li
          key={name}
          className={
            at === 0
              ? 'col-span-2 border-b border-sand md:col-span-1 md:border-r md:border-b-0'
              : 'odd:border-l odd:border-sand'
          }
        >
          <Link
            to="/user/consulting/dashboard/original"
            className="group flex h-full flex-col overflow-hidden px-4 pt-5 md:px-7"
          >
            <span className="display-heading group-hover:text-clay">{text[name].name}</span>
            <span className="text-small text-muted">{text[name].text}</span>
            <span className="mt-auto block pt-6">
              <Portrait
                {...drawing}
                strands={at === 0 ? 64 : 44}
                className={`mx-auto -mb-2 max-w-full ${at === 0 ? 'w-56 md:w-72' : 'w-36 md:w-48'}`}
              />
            </span>
          </Link>
        </li>
      ))}
    </ul>
  )
}
