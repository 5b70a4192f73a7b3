import {
  type DrawnFace,
  type StylePlace,
  stylePortrait,
} from '#domain/drawings/styles/sheet-portraits.ts'
import { Written } from '#web/reports/written.tsx'
import { Portrait } from '#web/ui/portrait.tsx'
import type { Style } from '../sheet-content.ts'
import { useHairText } from './use-hair-text.ts'

interface StyleFigureProps {
  readonly style: Style
  /** One to be avoided is smaller, and without the warmth of the others. */
  readonly place: StylePlace
  readonly face: DrawnFace
}

/** A hair style: its picture or a drawing on the customer's own face, its name, the reason. */
export function StyleFigure({ style, place, face }: StyleFigureProps) {
  const avoid = place.list === 'worst'
  const text = useHairText().sheet
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
          {...stylePortrait(face, style.drawing, place, avoid ? { detail: 'medium' } : {})}
          label={label}
          className={`object-contain object-bottom pt-4 ${avoid ? 'aspect-square opacity-70 print:aspect-4/3' : 'aspect-[380/420] print:aspect-[380/360]'}`}
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
