import type { SheetContent } from '#contract/reports.ts'
import { Portrait } from '#web/ui/drawings/portrait.tsx'
import type { Style } from './sheet-content.ts'

/** The seeds of the customer's sheet, so that the same hair is drawn here. */
const FIRST_SEED = 7

interface StylePictureProps {
  readonly style: Pick<Style, 'image_url' | 'drawing'>
  readonly at: number
  readonly avoid: boolean
  readonly face: SheetContent['type_analysis']['face_shape']
}

/** A style's picture, or its drawing on the customer's face shape. */
export const StylePicture = ({ style, at, avoid, face }: StylePictureProps) => (
  <div className="overflow-hidden bg-fill pt-2">
    {style.image_url ? (
      <img src={style.image_url} alt="" className="aspect-[9/10] w-full object-cover" />
    ) : (
      <Portrait
        {...style.drawing}
        face={face}
        seed={FIRST_SEED + at}
        strands={60}
        blush={!avoid}
        ground="fill"
        fit="xMidYMin slice"
        className="aspect-[9/10] w-full"
      />
    )}
  </div>
)
