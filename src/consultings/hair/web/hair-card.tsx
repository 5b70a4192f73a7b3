import type { ReactNode } from 'react'
import { useSearchParams } from 'react-router'
import type { Report } from '#contract/reports.ts'
import { type Language, languages } from '#domain/languages/languages.ts'
import { languageNames } from '#texts/language-names.ts'
import { useLanguage } from '#web/language/use-text.ts'
import { useWakeLock } from '#web/reports/use-wake-lock.ts'
import { LinkTabs } from '#web/ui/link-tabs.tsx'
import type { HairContent } from '../report-content.ts'
import { hairTexts } from '../texts.ts'
import { CardPlan } from './card-plan.tsx'
import { useHairText } from './use-hair-text.ts'

interface HairCardProps {
  readonly report: HairContent & Pick<Report, 'customer_name' | 'diagnosis_number'>
  /** Buttons for actions on the card. */
  readonly bar: ReactNode
}

const PANEL = 'salon-card'

/**
 * Shows how one style is cut, for the hairdresser: in the salon's language, with the screen kept
 * awake. Prints on one page.
 */
export function HairCard({ report, bar }: HairCardProps) {
  useWakeLock()
  const { card } = useHairText().report
  const pageLanguage = useLanguage()
  const [search] = useSearchParams()
  const at = search.get('style') === '2' ? 1 : 0
  const language = languages.find((it) => it === search.get('in')) ?? pageLanguage
  const style = report.best_hair[at] ?? report.best_hair[0]
  const { card: texts } = hairTexts[language].report

  return (
    <div className="@container mx-auto max-w-(--container-column) pb-16 print:max-w-none print:pb-0">
      {bar}
      <div data-print="none" className="flex flex-wrap justify-between gap-x-8">
        {report.best_hair.length > 1 && (
          <LinkTabs
            within
            label={card.which}
            open={String(at + 1)}
            panelId={PANEL}
            tabs={['1', '2'].map((name) => ({
              name,
              label: card.style(name),
              href: `?${withChoice(search, 'style', name)}`,
            }))}
          />
        )}
        <LinkTabs
          within
          label={card.language}
          open={language}
          panelId={PANEL}
          tabs={languages.map((name) => ({
            name,
            label: <span lang={name}>{languageNames[name][1]}</span>,
            href: `?${withChoice(search, 'in', name)}`,
          }))}
        />
      </div>
      <div id={PANEL} role="tabpanel" lang={language}>
        <header className="border-b border-ink pt-7 pb-5">
          <p className="text-small text-muted">{texts.to}</p>
          <h1 className="display-title mt-2 wrap-anywhere">{texts.title(style?.name ?? '')}</h1>
          <p className="mt-2 text-muted">
            {report.customer_name} · {texts.scale}
          </p>
        </header>
        {style && (
          <CardPlan style={style} at={at} face={report.type_analysis} language={language} />
        )}
        <p className="mt-8 flex flex-wrap justify-between gap-x-6 border-t border-ink pt-4 text-small text-muted">
          <span>{report.consultant_name}</span>
          <span className="figures">{report.diagnosis_number}</span>
        </p>
      </div>
    </div>
  )
}

function withChoice(search: URLSearchParams, name: string, value: string | Language): string {
  const next = new URLSearchParams(search)
  next.set(name, value)
  return next.toString()
}
