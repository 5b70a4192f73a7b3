import { useLanguage } from '#web/language/use-text.ts'
import { Written } from '#web/reports/written.tsx'
import { Portrait } from '#web/ui/portrait.tsx'
import { backdropOf } from '../backdrop.ts'
import { drawInCape } from '../draw-customer.ts'
import { sideBySide } from '../groups.ts'
import type { ColorContent, Swatch } from '../report-content.ts'
import { seasonNames } from '../season-names.ts'
import { ColourField, SmallOn } from './colour-field.tsx'
import { OtherLanguageNames } from './other-language-names.tsx'
import { useColorText } from './use-color-text.ts'

interface ReportProps {
  readonly report: ColorContent
}

/**
 * Shows the customer in a cape of their twelve colours, whose folds continue as named stripes, with
 * season and headline.
 */
export function CoverSection({ report }: ReportProps) {
  const language = useLanguage()
  const text = useColorText().cover
  const label = report.season
    ? text.portrait(seasonNames[report.season][language])
    : text.portraitWithoutSeason
  const backdrop = backdropOf(report.best, 0)

  return (
    <div className="relative -mx-gutter @column:mx-0 print:mx-0">
      <div
        className="bg-fill forced-color-adjust-none print:[print-color-adjust:exact]"
        style={backdrop ? { backgroundColor: backdrop } : undefined}
      >
        <Portrait {...drawInCape(report)} label={label} className="@text:hidden print:hidden" />
        <Portrait
          {...drawInCape(report, { frame: 'cover' })}
          label={label}
          className="hidden @text:block print:block"
        />
      </div>
      <Stripes colours={report.best} />
      <div className="px-gutter pt-6 @text:absolute @text:top-[11%] @text:left-[48%] @text:right-6 @text:p-0 print:absolute print:top-[11%] print:left-[48%] print:p-0">
        <SeasonName report={report} />
        <p className="display-title mt-2 @text:mt-4 wrap-anywhere">
          <Written>{report.headline}</Written>
        </p>
      </div>
    </div>
  )
}

function SeasonName({ report: { season } }: ReportProps) {
  const language = useLanguage()
  if (!season) return <Written>{''}</Written>
  return (
    <p className="flex flex-wrap gap-x-3">
      <strong>{seasonNames[season][language]}</strong>
      <span>
        <OtherLanguageNames names={seasonNames[season]} />
      </span>
    </p>
  )
}

/**
 * Continues the cape's folds below the picture as named stripes; names are vertical where stripes
 * are narrow.
 */
function Stripes({ colours }: { readonly colours: readonly Swatch[] }) {
  const language = useLanguage()
  if (colours.length < 2) return null
  return (
    // Overlaps by a pixel: the picture's height may end within one.
    <ol className="-mt-px flex">
      {sideBySide(colours).map(({ colour: { hex, names } }) => (
        <li key={`${hex} ${names.ko}`} className="min-w-0 grow basis-0">
          <ColourField
            hex={hex}
            className="flex h-full justify-center pt-1.5 pb-4 text-tiny leading-snug wrap-anywhere @column:justify-start @column:px-2 print:justify-start print:px-1"
          >
            <SmallOn
              hex={hex}
              className="[writing-mode:vertical-rl] @column:[writing-mode:horizontal-tb] print:[writing-mode:horizontal-tb]"
            >
              {names[language]}
            </SmallOn>
          </ColourField>
        </li>
      ))}
    </ol>
  )
}
