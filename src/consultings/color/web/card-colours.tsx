import { useLanguage } from '#web/language/use-text.ts'
import type { PlacedColour } from '../groups.ts'
import { ColourField } from './colour-field.tsx'
import { OtherLanguageNames } from './other-language-names.tsx'

/** Lists all colours with their names and codes, for printing. */
export function CardColours({ colours }: { readonly colours: readonly PlacedColour[] }) {
  const language = useLanguage()

  return (
    <ul className="mt-6 hidden grid-cols-2 gap-x-8 border-t border-ink pt-4 print:grid">
      {colours.map(({ colour: { hex, munsell, names } }) => (
        <li
          key={`${hex} ${names.ko}`}
          className="grid grid-cols-[4rem_1fr] items-center gap-x-3 py-1.5 text-tiny"
        >
          <ColourField hex={hex} className="h-12" />
          <span>
            <strong className="text-body">{names[language]}</strong>
            <span className="block">
              <OtherLanguageNames names={names} />
            </span>
            <span className="figures block text-muted">
              <span className="uppercase">{hex}</span>
              {munsell && ` · ${munsell}`}
            </span>
          </span>
        </li>
      ))}
    </ul>
  )
}
