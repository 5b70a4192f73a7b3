import { Link } from 'react-router'
import type { PortraitChoices } from '#domain/drawings/parameters/portrait.ts'
import { useFormat } from '#web/language/use-format.ts'
import { useText } from '#web/language/use-text.ts'
import { classNames } from '#web/ui/class-names.ts'
import { Portrait } from '#web/ui/portrait.tsx'
import type { TileLink, TileName } from './tile-links.ts'

interface KindTileProps {
  readonly name: TileName
  readonly portrait: PortraitChoices
  readonly link: TileLink
  /** Sample sheet of its kind. */
  readonly sample: string | undefined
  readonly isLarge: boolean
}

const FOOT =
  'flex min-h-touch flex-wrap items-center justify-between gap-x-4 gap-y-1 border-t border-sand py-3'
/** Two lines, so that neighbours on a phone align. */
const STACKED = 'max-md:flex-col max-md:items-start'

/** Shows a kind of consulting: its subject, a portrait, the price, and the link. */
export function KindTile({ name, portrait, link, sample, isLarge }: KindTileProps) {
  const { types: text, sample: sampleText } = useText().content
  const { won } = useFormat()
  const { to, waitsFor, price, isLowest } = link
  const isSold = waitsFor === null

  return (
    <>
      <Link to={to} className="group flex grow flex-col pt-5 md:pt-6">
        <span className="display-heading group-hover:text-clay">{text[name].name}</span>
        <span className="mt-0.5 text-small text-muted">{text[name].text}</span>
        <span
          className={classNames(
            'mt-auto block overflow-hidden pt-6',
            isLarge ? 'h-100 md:h-125' : 'h-64 md:h-105',
          )}
        >
          <Portrait {...portrait} covers className={classNames(!isSold && 'opacity-50')} />
        </span>
        {isSold && (
          <span className={classNames(FOOT, !isLarge && STACKED)}>
            <span className="figures font-strong">
              {price !== null && (isLowest ? text.from : String)(won(price))}
            </span>
            <span className="border-b border-current text-small text-clay">{text.choose}</span>
          </span>
        )}
      </Link>
      {isSold && sample && (
        <Link
          to={sample}
          className="flex min-h-touch items-center text-small underline decoration-rule underline-offset-4 hover:decoration-ink"
        >
          {sampleText.mark}
        </Link>
      )}
      {!isSold && (
        <p className={classNames(FOOT, !isLarge && STACKED)}>
          <span className="text-small text-muted">{text.waiting}</span>
          <Link
            to={`/user/consulting#${waitsFor}`}
            className="reach border-b border-ink text-small hover:border-clay hover:text-clay"
          >
            {text.notYet}
          </Link>
        </p>
      )}
    </>
  )
}
