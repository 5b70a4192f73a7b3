import { usePageTexts } from '#web/language/use-page-texts.ts'
import type { Asking } from '#web/surveys/asking.ts'
import { Question } from '#web/surveys/question.tsx'
import { Section } from '#web/ui/page.tsx'
import { Portrait } from '#web/ui/portrait.tsx'
import { colorTexts } from '../texts.ts'
import { makeupAreas, wornMakeup } from '../worn-makeup.ts'

/** Asks what is worn on a usual day, by area, each drawn as it is chosen. */
export function MakeupQuestions({ asking }: { readonly asking: Asking }) {
  const { makeup } = usePageTexts(colorTexts)

  return (
    <Section title={makeup.title} hint={makeup.hint}>
      <div className="grid gap-y-8">
        {makeupAreas.map((area) => (
          <div
            key={area}
            className="grid grid-cols-[5.25rem_minmax(0,1fr)] items-start gap-x-3.5 md:grid-cols-[9rem_minmax(0,1fr)] md:gap-x-6"
          >
            <span className="block bg-fill">
              <Portrait {...wornMakeup(asking.answers, area)} />
            </span>
            <Question asking={asking} name={area} columns={2} />
          </div>
        ))}
      </div>
    </Section>
  )
}
