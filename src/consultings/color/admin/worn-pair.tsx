import { useMemo } from 'react'
import { type Portrait, portraitOf } from '#domain/drawings/parameters/portrait.ts'
import { LivePortrait } from '#web/admin/drawing/live-portrait.tsx'
import { useLanguage } from '#web/language/use-text.ts'
import { classNames } from '#web/ui/class-names.ts'
import { drawBare, drawInCape, drawLook, dressInCape } from '../draw-customer.ts'
import type { ColorContent, Swatch } from '../report-content.ts'
import { smallClassOn, textClassOn } from '../web/colour-field.tsx'
import { Strip } from './strip.tsx'
import { useColorAdminText } from './use-color-admin-text.ts'

interface WornPairProps {
  readonly content: ColorContent
  /** The open best colour; while none is open, all are worn. */
  readonly open: Swatch | undefined
}

const size = { frame: 'bust', detail: 'medium' } as const

/** Shows the customer made up in suiting colours beside the bare face in a colour to avoid. */
export function WornPair({ content, open }: WornPairProps) {
  const { drawn: labels, fields } = useColorAdminText()
  const { drawn, make_up, looks, best, avoided } = content
  const inBest = useMemo(() => {
    const worn = { drawn, make_up, looks, best }
    return portraitOf(
      open ? dressInCape(drawLook(worn, 'daily'), [open.hex], size) : drawInCape(worn, size),
    )
  }, [drawn, make_up, looks, best, open])
  const replaced = avoided.find(({ instead }) => open && best[instead]?.hex === open.hex)
  const against = replaced ?? avoided[0]
  const inAvoided = useMemo(
    () => against && portraitOf(dressInCape(drawBare({ drawn }), [against.colour.hex], size)),
    [drawn, against],
  )
  if (best.length === 0) return <p className="text-small text-muted">{labels.nothing}</p>

  return (
    <div className="grid grid-cols-2 gap-0.5">
      <Worn
        colours={open ? [open] : best}
        portrait={inBest}
        name={open ? undefined : fields.best}
        note={labels.suits}
      />
      {against && inAvoided && (
        <Worn colours={[against.colour]} portrait={inAvoided} note={labels.avoids} />
      )}
    </div>
  )
}

interface WornProps {
  readonly colours: readonly Swatch[]
  readonly portrait: Portrait
  /** Name of a group of colours; a single colour has its own. */
  readonly name?: string | undefined
  readonly note: string
}

function Worn({ colours, portrait, name, note }: WornProps) {
  const { best } = useColorAdminText()
  const language = useLanguage()
  const [first] = colours
  const ground = name ? undefined : first?.hex

  return (
    <figure className="flex flex-col bg-fill pt-3">
      <div className="aspect-[4/5]">
        <LivePortrait portrait={portrait} />
      </div>
      <figcaption
        style={ground ? { background: ground } : undefined}
        className={classNames(
          'flex grow flex-wrap items-baseline justify-between gap-x-4 px-4 py-2.5 forced-color-adjust-none',
          ground && textClassOn(ground),
        )}
      >
        <span
          className={classNames(
            'font-display text-lead font-light',
            ground && smallClassOn(ground),
          )}
        >
          {name ?? (first?.names[language] || best.unnamed)}
        </span>
        <span className={classNames('text-tiny', ground && smallClassOn(ground))}>{note}</span>
      </figcaption>
      {name && <Strip colours={colours} className="h-2" />}
    </figure>
  )
}
