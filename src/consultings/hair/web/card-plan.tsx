import { useQuery } from '@tanstack/react-query'
import { planPortrait } from '#domain/drawings/styles/report-portraits.ts'
import type { Language } from '#domain/languages/languages.ts'
import { cutPlanQuery } from '#web/reports/cut-plan-query.ts'
import { Written } from '#web/reports/written.tsx'
import { Portrait } from '#web/ui/portrait.tsx'
import { SkeletonText } from '#web/ui/skeleton.tsx'
import type { BestStyle, HairContent } from '../report-content.ts'
import { hairTexts } from '../texts.ts'

interface CardPlanProps {
  readonly style: BestStyle
  /** Index, from 0. */
  readonly at: number
  readonly face: HairContent['type_analysis']
  /** Language of the salon. */
  readonly language: Language
}

/** Shows the cut in three views with numbers, each number in words, and notes. */
export function CardPlan({ style, at, face, language }: CardPlanProps) {
  const { card, ...texts } = hairTexts[language].report
  const draw = (view: 'front' | 'left' | 'back') => planPortrait(face, style.drawing, { at, view })

  return (
    <>
      {style.image_url && (
        <img
          src={style.image_url}
          alt={texts.style(style.name)}
          className="mx-auto mt-6 max-h-120 print:max-h-60"
        />
      )}
      {style.drawing ? (
        <>
          <div className="grid grid-cols-2 gap-px border-b border-ink bg-sand @text:grid-cols-3 print:grid-cols-3">
            {(['front', 'left', 'back'] as const).map((view) => (
              <div
                key={view}
                className="bg-paper first:col-span-2 @text:first:col-span-1 print:first:col-span-1"
              >
                <Portrait {...draw(view)} label={texts.views[view]} />
              </div>
            ))}
          </div>
          <PlanList portrait={draw('front')} language={language} />
        </>
      ) : (
        <p className="mt-6 text-lead">
          <Written>{style.description}</Written>
        </p>
      )}
      {style.avoid && (
        <section className="-mx-gutter mt-8 bg-ink px-gutter py-7 text-paper forced-color-adjust-none @form:mx-0 print:mx-0 print:border print:border-ink print:bg-transparent print:py-4 print:text-ink">
          <h2 className="display-heading">{card.avoid}</h2>
          <p className="mt-2 text-lead">
            <Written>{style.avoid}</Written>
          </p>
        </section>
      )}
      <Note title={card.cutting}>{style.cutting}</Note>
      <Note title={card.styling}>{style.styling}</Note>
    </>
  )
}

interface PlanListProps {
  readonly portrait: Parameters<typeof cutPlanQuery>[0]
  readonly language: Language
}

function PlanList({ portrait, language }: PlanListProps) {
  const { data, isPending, isError } = useQuery(cutPlanQuery(portrait))
  if (isPending) return <SkeletonText lines={5} />
  if (isError) return <p className="mt-6 text-muted">{hairTexts[language].report.card.failed}</p>
  return (
    <ol className="text-lead">
      {data[language].map(({ name, text }, at) => (
        <li
          key={name}
          className="grid grid-cols-[1.75rem_1fr] gap-x-4 border-b border-sand py-4 @text:grid-cols-[1.75rem_9rem_1fr] print:grid-cols-[1.75rem_8rem_1fr] print:py-2"
        >
          <span className="flex size-7 items-center justify-center rounded-full bg-clay text-small font-strong text-sheet forced-color-adjust-none">
            {at + 1}
          </span>
          <h2 className="font-strong">{name}</h2>
          <p className="col-start-2 @text:col-start-3 print:col-start-3">{text}</p>
        </li>
      ))}
    </ol>
  )
}

const Note = ({ title, children }: { readonly title: string; readonly children: string }) =>
  children && (
    <section className="mt-7">
      <h2 className="font-strong">{title}</h2>
      <p className="mt-1 text-lead">
        <Written>{children}</Written>
      </p>
    </section>
  )
