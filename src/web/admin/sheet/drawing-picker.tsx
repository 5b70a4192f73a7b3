import type { SheetContent } from '#contract/reports.ts'
import { fringes } from '#domain/portraits/fringe.ts'
import { hairStyles } from '#domain/portraits/hair.ts'
import { ChoiceTiles } from '#web/ui/choice-tiles.tsx'
import { Portrait } from '#web/ui/drawings/portrait.tsx'
import { useAdminText } from '../frame/admin-text.ts'
import type { Style } from './sheet-content.ts'

type Drawing = NonNullable<Style['drawing']>

/** What the parts of a drawing look like until one of them is picked. */
const first: Drawing = { hair: 'bob', fringe: 'none' }
const THUMBNAIL_STRANDS = 36

interface DrawingPickerProps {
  readonly drawing: Drawing | null
  readonly face: SheetContent['type_analysis']['face_shape']
  readonly onPick: (drawing: Drawing) => void
}

/** Hair with the fringe as it is, fringes with the hair as it is, on the customer's face shape. */
export function DrawingPicker({ drawing, face, onPick }: DrawingPickerProps) {
  const words = useAdminText().sheet.style
  const { hair, fringe } = drawing ?? first
  const thumbnail = (shown: Drawing) => (
    <Portrait {...shown} face={face} strands={THUMBNAIL_STRANDS} />
  )

  return (
    <div className="space-y-5 pt-3">
      <ChoiceTiles
        legend={words.hair}
        value={drawing?.hair}
        onChange={(picked) => onPick({ hair: picked, fringe })}
        tiles={hairStyles.map((value) => ({
          value,
          label: words.hairs[value],
          picture: thumbnail({ hair: value, fringe }),
        }))}
      />
      <ChoiceTiles
        legend={words.fringe}
        value={drawing?.fringe}
        onChange={(picked) => onPick({ hair, fringe: picked })}
        tiles={fringes.map((value) => ({
          value,
          label: words.fringes[value],
          picture: thumbnail({ hair, fringe: value }),
        }))}
      />
    </div>
  )
}
