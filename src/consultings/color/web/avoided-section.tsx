import { useLanguage } from '#web/language/use-text.ts'
import { Written } from '#web/reports/written.tsx'
import type { Avoided, ColorContent, Swatch } from '../report-content.ts'
import { ColourField } from './colour-field.tsx'
import { useColorText } from './use-color-text.ts'

/** Shows colours to avoid, each beside its larger replacement. */
export function AvoidedSection({ report: { avoided, best } }: { readonly report: ColorContent }) {
  const text = useColorText().avoided
  if (avoided.length === 0) return <Written>{''}</Written>
  return (
    <>
      <p className="max-w-(--container-text) text-lead">{text.lead}</p>
      <ul className="mt-8 grid gap-x-6 gap-y-9 @text:grid-cols-2 @column:grid-cols-3 print:grid-cols-3 print:gap-y-4">
        {avoided.map((each, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the six are places
          <li key={at} className="break-inside-avoid">
            <Pair avoided={each} instead={best[each.instead]} />
          </li>
        ))}
      </ul>
    </>
  )
}

interface PairProps {
  readonly avoided: Avoided
  /** Undefined in a draft without a replacement. */
  readonly instead: Swatch | undefined
}

function Pair({ avoided: { colour, why }, instead }: PairProps) {
  const language = useLanguage()
  const text = useColorText().avoided

  return (
    <>
      <div className="-mx-gutter flex h-28 @text:mx-0 @text:h-38 print:mx-0 print:h-20">
        <ColourField hex={colour.hex} className="w-[37%]">
          <CrossedOut />
        </ColourField>
        {instead && <ColourField hex={instead.hex} className="grow" />}
      </div>
      <p className="mt-2.5 flex flex-wrap justify-between gap-x-4">
        <strong>
          <Written language={language}>{colour.names[language]}</Written>
        </strong>
        <span className="text-muted">
          {text.instead}{' '}
          <strong className="text-ink">
            <Written language={language}>{instead?.names[language] ?? ''}</Written>
          </strong>
        </span>
      </p>
      <p className="mt-0.5 text-small">
        <Written>{why}</Written>
      </p>
    </>
  )
}

/** Draws one stroke from corner to corner in the text colour. */
export const CrossedOut = () => (
  <svg
    aria-hidden="true"
    viewBox="0 0 100 100"
    preserveAspectRatio="none"
    className="size-full stroke-current"
  >
    <path d="M0 100L100 0" strokeWidth="1.5" vectorEffect="non-scaling-stroke" />
  </svg>
)
