import { stylePortrait } from '#domain/drawings/styles/report-portraits.ts'
import { StrokeThrough } from '#web/reports/stroke-through.tsx'
import { Written } from '#web/reports/written.tsx'
import { Portrait } from '#web/ui/portrait.tsx'
import type { HairContent, Style } from '../report-content.ts'
import { useHairText } from './use-hair-text.ts'

interface AvoidedStyleProps {
  readonly style: Style
  /** Index, from 0. */
  readonly at: number
  readonly face: HairContent['type_analysis']
}

/** Shows a style to avoid: pale and crossed out. */
export function AvoidedStyle({ style, at, face }: AvoidedStyleProps) {
  const label = useHairText().report.style(style.name)

  return (
    <figure className="break-inside-avoid">
      <div className="relative bg-fill print:border print:border-sand print:bg-transparent">
        <div className="opacity-50">
          {style.image_url ? (
            <img src={style.image_url} alt={label} className="aspect-square w-full object-cover" />
          ) : (
            <Portrait
              {...stylePortrait(face, style.drawing, { list: 'worst', at }, { detail: 'medium' })}
              label={label}
              className="aspect-square object-contain object-bottom pt-3 print:aspect-4/3"
            />
          )}
        </div>
        <StrokeThrough />
      </div>
      <figcaption>
        <h3 className="mt-3 text-body font-strong">
          <Written>{style.name}</Written>
        </h3>
        {style.description && (
          <p className="mt-1 text-small">
            <Written>{style.description}</Written>
          </p>
        )}
      </figcaption>
    </figure>
  )
}
