import { useCallback, useMemo } from 'react'
import { moreReadable } from '#domain/colours/contrast.ts'
import { inks } from '#domain/drawings/colour.ts'
import { type PortraitChoices, portraitOf } from '#domain/drawings/parameters/portrait.ts'
import { LivePortrait } from '#web/admin/drawing/live-portrait.tsx'
import { useLanguage } from '#web/language/use-text.ts'
import type { ColorContent, Swatch } from '../sheet-content.ts'
import { Strip } from './strip.tsx'
import { useColorOfficeText } from './use-color-office-text.ts'
import { madeUp, wearing } from './worn-portrait.ts'

interface WornPairProps {
  readonly content: ColorContent
  /** The best colour that is open; all of them are worn while none is. */
  readonly open: Swatch | undefined
}

/** The drawn customer in colours that suit, made up in them, beside the bare face in one to avoid. */
export function WornPair({ content, open }: WornPairProps) {
  const { drawn: words, fields } = useColorOfficeText()
  const { drawn, make_up, looks, best, avoided } = content
  const inBest = useCallback(
    (cloth: readonly string[]) => madeUp({ drawn, make_up, looks }, 'daily', cloth),
    [drawn, make_up, looks],
  )
  const inAvoided = useCallback((cloth: readonly string[]) => wearing({ drawn }, cloth), [drawn])
  const replaced = avoided.find(({ instead }) => open && best[instead]?.hex === open.hex)
  const against = replaced ?? avoided[0]
  if (best.length === 0) return <p className="text-small text-muted">{words.nothing}</p>

  return (
    <div className="grid grid-cols-2 gap-0.5">
      <Worn
        colours={open ? [open] : best}
        wear={inBest}
        name={open ? undefined : fields.best}
        note={words.suits}
      />
      {against && <Worn colours={[against.colour]} wear={inAvoided} note={words.avoids} />}
    </div>
  )
}

interface WornProps {
  readonly colours: readonly Swatch[]
  readonly wear: (cloth: readonly string[]) => PortraitChoices
  /** Of several colours; a single one bears its own name. */
  readonly name?: string | undefined
  readonly note: string
}

function Worn({ colours, wear, name, note }: WornProps) {
  const { best } = useColorOfficeText()
  const language = useLanguage()
  const cloth = colours.map(({ hex }) => hex).join(' ')
  const portrait = useMemo(() => portraitOf(wear(cloth.split(' '))), [wear, cloth])
  const [first] = colours

  return (
    <figure className="flex flex-col bg-fill pt-3">
      <div className="aspect-[4/5]">
        <LivePortrait portrait={portrait} />
      </div>
      <figcaption
        style={
          name || !first
            ? undefined
            : { background: first.hex, color: moreReadable(first.hex, inks.paper, inks.ink) }
        }
        className="flex grow flex-wrap items-baseline justify-between gap-x-4 px-4 py-2.5 forced-color-adjust-none"
      >
        <span className="font-display text-lead font-light">
          {name ?? (first?.names[language] || best.unnamed)}
        </span>
        <span className="text-tiny">{note}</span>
      </figcaption>
      {name && <Strip colours={colours} className="h-2" />}
    </figure>
  )
}
