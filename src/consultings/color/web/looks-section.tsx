import { useLanguage } from '#web/language/use-text.ts'
import { Written } from '#web/reports/written.tsx'
import { Portrait } from '#web/ui/portrait.tsx'
import { backdropOf } from '../backdrop.ts'
import { drawLook, wornShades } from '../draw-customer.ts'
import { type ColorContent, type Occasion, occasions } from '../report-content.ts'
import { ColourField } from './colour-field.tsx'
import { useColorText } from './use-color-text.ts'

/** Shows both make-up looks of the customer, with steps and duration. */
export function LooksSection({ report }: { readonly report: ColorContent }) {
  return (
    <div className="grid gap-x-6 gap-y-14 @text:grid-cols-2 print:grid-cols-2">
      {occasions.map((occasion) => (
        <LookFigure key={occasion} report={report} occasion={occasion} />
      ))}
    </div>
  )
}

interface LookProps {
  readonly report: ColorContent
  readonly occasion: Occasion
}

/** Index of the colour behind each face; different, so that the two faces are distinguishable. */
const backdropPlace: Readonly<Record<Occasion, number>> = { daily: 6, special: 4 }

function LookFigure({ report, occasion }: LookProps) {
  const text = useColorText().looks
  const { minutes, steps } = report.looks[occasion]
  const name = text.occasions[occasion]
  const backdrop = backdropOf(report.best, backdropPlace[occasion])

  return (
    <article className="flex break-inside-avoid flex-col">
      <div
        className="-mx-gutter bg-fill forced-color-adjust-none @text:mx-0 print:mx-0 print:[print-color-adjust:exact]"
        style={backdrop ? { backgroundColor: backdrop } : undefined}
      >
        <Portrait
          {...drawLook(report, occasion)}
          picture={{ frame: 'face' }}
          label={text.portrait(name)}
          className="print:mx-auto print:max-w-50"
        />
      </div>
      <Worn report={report} occasion={occasion} />
      <h3 className="display-title mt-5 flex flex-wrap gap-x-3">
        {name}
        {minutes !== null && <span>{text.minutes(minutes)}</span>}
      </h3>
      <Steps steps={steps} />
    </article>
  )
}

/** Shows the face's shades as a band with their names. */
function Worn({ report, occasion }: LookProps) {
  const language = useLanguage()
  const text = useColorText()
  const worn = wornShades(report, occasion)
  if (worn.length === 0) return null
  return (
    <>
      <div aria-hidden="true" className="-mx-gutter flex @text:mx-0 print:mx-0">
        {worn.flatMap(({ area, shades }) =>
          shades.map(({ hex }) => (
            <ColourField key={`${area} ${hex}`} hex={hex} className="h-12 grow basis-0 print:h-6" />
          )),
        )}
      </div>
      <dl aria-label={text.looks.worn} className="mt-2.5 flex flex-wrap gap-x-5 text-small">
        {worn.map(({ area, shades }) => (
          <div key={area} className="flex gap-x-1.5">
            <dt className="text-muted">{text.makeUp.areas[area]}</dt>
            <dd>{shades.map(({ names }) => names[language]).join(', ')}</dd>
          </div>
        ))}
      </dl>
    </>
  )
}

function Steps({ steps }: { readonly steps: readonly string[] }) {
  const written = steps.filter((step) => step !== '')
  if (written.length === 0) {
    return (
      <p className="mt-3">
        <Written>{''}</Written>
      </p>
    )
  }
  return (
    <ol className="mt-4 border-t border-ink">
      {written.map((step, at) => (
        <li
          key={step}
          className="grid grid-cols-[1.5rem_1fr] gap-x-2 border-b border-sand py-3 last:border-b-0 print:py-1.5"
        >
          <span aria-hidden="true" className="figures font-strong">
            {at + 1}
          </span>
          <Written>{step}</Written>
        </li>
      ))}
    </ol>
  )
}
