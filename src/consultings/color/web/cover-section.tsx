import { useLanguage } from '#web/language/use-text.ts'
import { Written } from '#web/reports/written.tsx'
import { Portrait } from '#web/ui/portrait.tsx'
import { backdropOf } from '../backdrop.ts'
import { drawInCape } from '../draw-customer.ts'
import { sideBySide } from '../groups.ts'
import { seasonNames } from '../season-names.ts'
import type { ColorContent, Swatch } from '../sheet-content.ts'
import { ColourField, SmallOn } from './colour-field.tsx'
import { OtherLanguageNames } from './other-language-names.tsx'
import { useColorText } from './use-color-text.ts'

interface SheetProps {
  readonly sheet: ColorContent
}

/**
 * Shows the customer in a cape of their twelve colours, whose folds continue as named stripes, with
 * season and headline.
 */
export function CoverSection({ sheet }: SheetProps) {
  const language = useLanguage()
  const text = useColorText().cover
  const label = sheet.season
    ? text.portrait(seasonNames[sheet.season][language])
    : text.portraitWithoutSeason
  const backdrop = backdropOf(sheet.best, 0)

  return (
    <div className="relative -mx-gutter @column:mx-0 print:mx-0">
      <div
        className="bg-fill forced-color-adjust-none print:[print-color-adjust:exact]"
        style={backdrop ? { backgroundColor: backdrop } : undefined}
      >
        <Portrait {...drawInCape(sheet)} label={label} className="@text:hidden print:hidden" />
        <Portrait
          {...drawInCape(sheet, { frame: 'cover' })}
          label={label}
          className="hidden @text:block print:block"
        />
      </div>
      <Stripes colours={sheet.best} />
      <div className="px-gutter pt-6 @text:absolute @text:top-[11%] @text:left-[48%] @text:right-6 @text:p-0 print:absolute print:top-[11%] print:left-[48%] print:p-0">
        <SeasonName sheet={sheet} />
        <p className="display-title mt-2 @text:mt-4 wrap-anywhere">
          <Written>{sheet.headline}</Written>
        </p>
      </div>
    </div>
  )
}

function SeasonName({ sheet: { season } }: SheetProps) {
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
