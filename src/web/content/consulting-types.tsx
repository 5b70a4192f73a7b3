import { Link } from 'react-router'
import { houseColours } from '#domain/drawings/parameters/house-colours.ts'
import type { PortraitChoices } from '#domain/drawings/parameters/portrait.ts'
import { namedStyles } from '#domain/drawings/styles/style.ts'
import { useText } from '#web/language/use-text.ts'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { Portrait } from '#web/ui/portrait.tsx'
import { SectionHead } from './section-head.tsx'
import type { TileLinks, TileName } from './tile-links.ts'

/** Each tile shows its subject: a cut, colours in a face, a collar and a sweater. */
const tiles = [
  {
    name: 'hair',
    portrait: {
      face: { outline: 'oval', brows: 'straight' },
      hair: { ...namedStyles.hushCut, colour: 'darkBrown' },
    },
  },
  {
    name: 'makeup',
    portrait: {
      face: {
        outline: 'heart',
        eyes: 'closed',
        lips: 'full',
        lipColour: houseColours['winter-3'],
        cheekColour: houseColours.clay,
        lidColour: houseColours['summer-3'],
      },
      hair: namedStyles.tuckedBob,
      picture: { frame: 'head', clothesColour: houseColours['spring-1'] },
    },
  },
  {
    name: 'fashion',
    portrait: {
      face: { outline: 'diamond', lids: 'inner', expression: 'halfSmile', glasses: 'round' },
      hair: { ...namedStyles.curlyBob, colour: 'brown' },
      picture: { clothes: 'shirt', clothesColour: houseColours.moss },
    },
  },
] as const satisfies readonly { readonly name: TileName; readonly portrait: PortraitChoices }[]

interface TilesProps {
  readonly links: TileLinks
}

/** Three tiles that lead to the product, and the way to order. Source: LND-04. */
export function ConsultingTypes({ links }: TilesProps) {
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
        <ConsultingTiles links={links} />
      </div>
      <p className="border-t border-sand py-6 text-center md:text-right">
        <ButtonLink kind="secondary" to="/user/consulting/consulting-order">
          {text.order}
        </ButtonLink>
      </p>
    </section>
  )
}

/**
 * The tiles alone, as the consulting dashboard shows them. Each leads to the product of its kind; one whose
 * own kind is not sold says so, and leads to where one asks to be told.
 */
export function ConsultingTiles({ links }: TilesProps) {
  const text = useText().content.types

  return (
    <ul className="grid grid-cols-2 md:grid-cols-[minmax(0,1.35fr)_minmax(0,1fr)_minmax(0,1fr)]">
      {tiles.map(({ name, portrait }, at) => (
        <li
          key={name}
          className={`flex flex-col ${
            at === 0
              ? 'col-span-2 border-b border-sand md:col-span-1 md:border-r md:border-b-0'
              : 'odd:border-l odd:border-sand'
          }`}
        >
          <Link
            to={links[name].to}
            className="group flex grow flex-col overflow-hidden px-4 pt-5 md:px-7"
          >
            <span className="display-heading group-hover:text-clay">{text[name].name}</span>
            <span className="text-small text-muted">{text[name].text}</span>
            <span className="mt-auto block pt-6">
              <Portrait
                {...portrait}
                className={`mx-auto ${at === 0 ? 'max-w-64 md:max-w-96' : 'max-w-72'}`}
              />
            </span>
          </Link>
          {links[name].waitsFor && (
            <Link
              to={`/user/consulting#${links[name].waitsFor}`}
              className="flex min-h-touch items-center border-t border-sand px-4 py-2 text-small text-clay underline underline-offset-4 md:px-7"
            >
              {text.notYet}
            </Link>
          )}
        </li>
      ))}
    </ul>
  )
}
