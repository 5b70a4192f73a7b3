import { useLanguage } from '#web/language/use-text.ts'
import { Written } from '#web/reports/written.tsx'
import { type Area, areas, type ColorContent, type Swatch } from '../report-content.ts'
import { ColourField } from './colour-field.tsx'
import { MakeUpFace } from './make-up-face.tsx'
import { useColorText } from './use-color-text.ts'

/** Shows the advised make-up: drawn on the face, and by area with its shades. */
export function MakeUpSection({ report }: { readonly report: ColorContent }) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-x-12 gap-y-8 @text:grid-cols-[6fr_5fr] print:grid-cols-[5fr_6fr]">
      <MakeUpFace report={report} />
      <ol className="border-t border-ink">
        {areas.map((area, at) => (
          <AreaRow key={area} number={at + 1} area={area} {...report.make_up[area]} />
        ))}
      </ol>
    </div>
  )
}

interface AreaRowProps {
  readonly number: number
  readonly area: Area
  readonly shades: readonly Swatch[]
  readonly text: string
}

function AreaRow({ number, area, shades, text }: AreaRowProps) {
  const language = useLanguage()
  const name = useColorText().makeUp.areas[area]

  return (
    <li className="grid break-inside-avoid grid-cols-[1.75rem_1fr] gap-x-3 border-b border-sand py-4 last:border-b-0 print:py-2">
      <span
        aria-hidden="true"
        className="figures flex size-7 items-center justify-center rounded-full bg-clay text-small font-strong text-paper print:[print-color-adjust:exact]"
      >
        {number}
      </span>
      <div>
        <h3 className="font-strong">{name}</h3>
        {shades.length > 0 && (
          <ul className="mt-2 flex gap-3">
            {shades.map(({ hex, names }) => (
              <li key={`${hex} ${names.ko}`} className="max-w-22 min-w-0 grow basis-0 text-tiny">
                {area === 'metal' ? (
                  <Metal hex={hex} />
                ) : (
                  <ColourField hex={hex} className="h-12" />
                )}
                <span className="mt-1 block">{names[language]}</span>
              </li>
            ))}
          </ul>
        )}
        <p className="mt-2 text-small">
          <Written>{text}</Written>
        </p>
      </div>
    </li>
  )
}

/** Draws metal with a highlight and a shadow of its own colour. */
const Metal = ({ hex }: { readonly hex: string }) => (
  <div
    className="h-12 forced-color-adjust-none print:[print-color-adjust:exact]"
    style={{
      background: `linear-gradient(112deg, color-mix(in oklab, ${hex}, white 45%), ${hex} 38%, color-mix(in oklab, ${hex}, black 22%) 58%, color-mix(in oklab, ${hex}, white 65%) 72%, ${hex})`,
    }}
  />
)
