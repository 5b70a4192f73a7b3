import { brandColours } from '#domain/drawings/parameters/brand-colours.ts'
import type { PortraitChoices } from '#domain/drawings/parameters/portrait.ts'
import { namedStyles } from '#domain/drawings/styles/style.ts'
import { useText } from '#web/language/use-text.ts'
import { sampleAddress } from '#web/reports/sample/sample-addresses.ts'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { KindTile } from './kind-tile.tsx'
import { SectionHead } from './section-head.tsx'
import type { TileLinks, TileName } from './tile-links.ts'

/** Portraits by tile: a haircut, colours in a face, a collar and a sweater. */
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
        lipColour: brandColours['winter-3'],
        cheekColour: brandColours.clay,
        lidColour: brandColours['summer-3'],
      },
      hair: namedStyles.tuckedBob,
      picture: { clothesColour: brandColours['spring-1'] },
    },
  },
  {
    name: 'fashion',
    portrait: {
      face: { outline: 'diamond', lids: 'inner', expression: 'halfSmile', glasses: 'round' },
      hair: { ...namedStyles.curlyBob, colour: 'brown' },
      picture: { clothes: 'shirt', clothesColour: brandColours.moss },
    },
  },
] as const satisfies readonly { readonly name: TileName; readonly portrait: PortraitChoices }[]

/** Sample sheet of each tile's kind, shown if it is sold. */
const samples: Readonly<Partial<Record<TileName, string>>> = {
  hair: sampleAddress('HAIR_CONSULTING'),
  makeup: sampleAddress('SKIN_CONSULTING'),
}

interface TilesProps {
  readonly links: TileLinks
}

/** Shows three tiles that lead to the products, and the order button. Source: LND-04. */
export function ConsultingTypes({ links }: TilesProps) {
  const text = useText().content.types

  return (
    <section id="consulting" aria-labelledby="consulting-title" className="pt-section">
      <SectionHead
        id="consulting-title"
        title={text.askingTitle}
        intro={text.intro}
        to="/user/consulting"
        spread
      />
      <div className="mt-7 border-t border-ink md:mt-9">
        <ConsultingTiles links={links} />
      </div>
      <p className="border-t border-sand pt-7 md:text-right">
        <ButtonLink kind="secondary" to="/user/consulting/consulting-order">
          {text.order}
        </ButtonLink>
      </p>
    </section>
  )
}

/**
 * Shows the tiles only, the first one the largest, as on the consulting dashboard. Each leads to
 * the product of its kind with its price; a kind that is not sold is pale, says so, and links to
 * the notification form.
 */
export function ConsultingTiles({ links }: TilesProps) {
  return (
    <ul className="grid grid-cols-2 md:grid-cols-[minmax(0,2fr)_minmax(0,1.15fr)_minmax(0,0.85fr)]">
      {tiles.map(({ name, portrait }, at) => (
        <li
          key={name}
          className={classNames(
            'flex flex-col border-sand',
            at === 0
              ? 'max-md:col-span-2 max-md:border-b md:pr-6'
              : 'odd:border-l md:border-l odd:pl-4 even:max-md:pr-4 md:px-6 md:last:pr-0',
          )}
        >
          <KindTile
            name={name}
            portrait={portrait}
            link={links[name]}
            sample={samples[name]}
            isLarge={at === 0}
          />
        </li>
      ))}
    </ul>
  )
}
