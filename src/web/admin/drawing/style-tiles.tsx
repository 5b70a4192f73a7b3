import { memo, useMemo, useState } from 'react'
import type { PortraitChoices } from '#domain/drawings/parameters/portrait.ts'
import {
  mensStyleNames,
  namedStyles,
  type StyleName,
  womensStyleNames,
} from '#domain/drawings/styles/style.ts'
import { drawingTexts } from '#texts/drawings.ts'
import { useLanguage } from '#web/language/use-text.ts'
import { ChoiceTiles } from '#web/ui/choice-tiles.tsx'
import { Portrait } from '#web/ui/portrait.tsx'
import { useAdminText } from '../frame/admin-text.ts'
import { ChoiceChips } from './choice-chips.tsx'

const kinds = { women: womensStyleNames, men: mensStyleNames } as const
type Kind = keyof typeof kinds

interface StyleTilesProps {
  readonly face: NonNullable<PortraitChoices['face']>
  /** Null until a style is chosen. */
  readonly style: StyleName | null
  /** Which styles are shown first. */
  readonly begin: Kind
  readonly onPick: (style: StyleName) => void
}

/**
 * Tiles of the named styles on the customer’s face, women’s and men’s in tabs. Memoized against
 * slider movements.
 */
export const StyleTiles = memo(function StyleTiles(props: StyleTilesProps) {
  const { face, style, begin, onPick } = props
  const text = useAdminText().drawing
  const { styles } = drawingTexts[useLanguage()]
  const [kind, setKind] = useState<Kind>(begin)
  // The same elements while another style is chosen, so that no picture is rendered for it.
  const tiles = useMemo(
    () =>
      kinds[kind].map((value) => ({
        value,
        label: styles[value],
        picture: (
          // The hair distinguishes the styles, so shoulders may be cropped.
          <span className="-mx-[18%] block">
            <Portrait face={face} hair={namedStyles[value]} picture={{ detail: 'thumbnail' }} />
          </span>
        ),
      })),
    [kind, face, styles],
  )

  return (
    <div className="space-y-3">
      <ChoiceChips
        legend={text.kinds}
        isLegendHidden
        options={[
          { value: 'women', label: text.women },
          { value: 'men', label: text.men },
        ]}
        value={kind}
        onChange={setKind}
      />
      <ChoiceTiles<StyleName>
        legend={text.styles}
        columns="many"
        value={style}
        onChange={onPick}
        tiles={tiles}
      />
    </div>
  )
})
