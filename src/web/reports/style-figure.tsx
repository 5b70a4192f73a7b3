import type { Sheet } from '#contract/reports.ts'
import { useText } from '#web/language/use-text.ts'
import { Portrait } from '#web/ui/drawings/portrait.tsx'
import { Written } from './written.tsx'

type Style = Sheet['best_hair'][number]

/** The drawing of the first style of a list has this seed, the others follow: as in the PDF. */
const FIRST_SEED = 7

interface StyleFigureProps {
  readonly style: Style
  /** Its place in the list, from 0. */
  readonly at: number
  readonly face: Sheet['type_analysis']['face_shape']
  /** To be avoided: smaller, and without the warmth of the others. */
  readonly avoid?: boolean
}

/** A hair style: its picture or a drawing on the customer's own face, its name, the reason. */
export function StyleFigure({ style, at, face, avoid }: StyleFigureProps) {
  const text = useText().reports.screens
  const label = text.style(style.name)

  return (
    <figure className="bg-fill break-inside-avoid print:border print:border-sand print:bg-transparent">
      {style.image_url ? (
        <img
          src={style.image_url}
          alt={label}
          className={`w-full object-cover ${avoid ? 'aspect-square print:aspect-4/3' : 'aspect-[380/420] print:aspect-[380/360]'}`}
        />
      ) : (
        <Portrait
          {...style.drawing}
          face={face}
          seed={FIRST_SEED + at}
          strands={avoid ? 60 : 100}
          blush={!avoid}
          label={label}
          ground="fill"
          fit="xMidYMin slice"
          className={`w-full pt-4 ${avoid ? 'aspect-square opacity-70 print:aspect-4/3' : 'aspect-[380/420] print:aspect-[380/360]'}`}
        />
      )}
      <figcaption
        className={
          avoid
            ? 'px-5 pt-4 pb-5 print:px-4 print:pt-3 print:pb-4'
            : 'px-6 pt-5 pb-7 print:px-4 print:pt-3 print:pb-4'
        }
      >
        <h3 className={avoid ? 'text-lead' : 'display-heading'}>
          <Written>{style.name}</Written>
        </h3>
        {(style.description || !avoid) && (
          <p className="mt-1.5 text-small">
            <Written>{style.description}</Written>
          </p>
        )}
      </figcaption>
    </figure>
  )
}
