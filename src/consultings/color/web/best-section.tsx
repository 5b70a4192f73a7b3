import { languages } from '#domain/languages/languages.ts'
import { useLanguage } from '#web/language/use-text.ts'
import { Written } from '#web/reports/written.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { type ColourGroup, groupsOf } from '../groups.ts'
import type { ColorContent, Swatch } from '../report-content.ts'
import type { Use } from '../swatch.ts'
import { ColourField, SmallOn } from './colour-field.tsx'
import { useColorText } from './use-color-text.ts'

/**
 * Shows the twelve best colours, large enough to hold cloth beside, ordered by closeness to the
 * face.
 */
export function BestSection({ report: { best } }: { readonly report: ColorContent }) {
  const text = useColorText().best
  if (best.length === 0) return <Written>{''}</Written>
  return (
    <>
      <p className="text-lead print:hidden">{text.lead}</p>
      {groupsOf(best).map((group) => (
        <Group key={group.use} {...group} />
      ))}
    </>
  )
}

const gridClass: Readonly<Record<Use, string>> = {
  face: '@text:grid-cols-[5fr_4fr_4fr] print:grid-cols-3',
  garment: 'grid-cols-2 @text:grid-cols-3 print:grid-cols-6',
  base: '@form:grid-cols-3 print:grid-cols-3',
}
const heightClass: Readonly<Record<Use, string>> = {
  face: 'min-h-44 @text:min-h-72 print:min-h-0',
  garment: 'min-h-44 @text:min-h-52 print:min-h-0',
  base: 'min-h-32 @form:min-h-44 print:min-h-0',
}

function Group({ use, colours }: ColourGroup) {
  const { title, examples } = useColorText().best.uses[use]
  return (
    <div className="mt-9 break-inside-avoid print:mt-4">
      <h3 className="flex flex-wrap items-baseline gap-x-3">
        <span className="display-heading">{title}</span>
        <span className="text-small text-muted">{examples}</span>
      </h3>
      {colours.length === 0 ? (
        <p className="mt-3">
          <Written>{''}</Written>
        </p>
      ) : (
        <ul className={classNames('-mx-gutter mt-3 grid @column:mx-0 print:mx-0', gridClass[use])}>
          {colours.map(({ colour, place }) => (
            <li key={place}>
              <LargeSwatch colour={colour} use={use} />
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

interface LargeSwatchProps {
  readonly colour: Swatch
  readonly use: Use
}

function LargeSwatch({ colour: { hex, munsell, names }, use }: LargeSwatchProps) {
  const language = useLanguage()
  const others = languages.filter((each) => each !== language)

  return (
    <ColourField
      hex={hex}
      className={classNames(
        'flex h-full flex-col justify-between gap-6 px-gutter py-5 @text:py-6 @column:px-6 print:gap-2 print:p-3',
        heightClass[use],
      )}
    >
      <div>
        <p
          className={classNames(
            use === 'face' ? 'display-title' : 'display-heading',
            'wrap-anywhere',
          )}
        >
          <Written language={language}>{names[language]}</Written>
        </p>
        <SmallOn hex={hex} className="mt-1 text-small">
          {others.map((other) => (
            <p key={other} lang={other}>
              {names[other]}
            </p>
          ))}
        </SmallOn>
      </div>
      <SmallOn hex={hex} className="figures text-tiny">
        <p className="uppercase">{hex}</p>
        {munsell && <p>{munsell}</p>}
      </SmallOn>
    </ColourField>
  )
}
