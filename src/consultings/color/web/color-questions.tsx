import { usePageTexts } from '#web/language/use-page-texts.ts'
import type { Asking } from '#web/surveys/asking.ts'
import { Question } from '#web/surveys/question.tsx'
import type { PictureColumns } from '#web/ui/choice-pictures.tsx'
import { Section } from '#web/ui/page.tsx'
import { colorTexts } from '../texts.ts'
import { drawAnswer } from './draw-answer.tsx'
import { MakeupQuestions } from './makeup-questions.tsx'

interface ColorQuestionsProps {
  readonly asking: Asking
}

interface SeenProps extends ColorQuestionsProps {
  readonly name: string
  readonly pictures: PictureColumns
  readonly isFirst?: boolean
}

/** Shows a question with drawn answers. */
const Seen = ({ isFirst = false, ...asked }: SeenProps) => (
  <Question {...asked} picture={isFirst ? drawFirstAnswer : drawAnswer} />
)

const drawFirstAnswer = (name: string, option: string) => drawAnswer(name, option, true)

/** Asks about natural characteristics, and what others have said about them. */
export function NaturalTraitQuestions({ asking }: ColorQuestionsProps) {
  return (
    <>
      <Section first>
        <Seen asking={asking} name="eye_colour" pictures="three" isFirst />
      </Section>
      <Section>
        <Seen asking={asking} name="hair_colour" pictures="three" />
      </Section>
      <Section>
        <Seen asking={asking} name="sun_reaction" pictures="two" />
      </Section>
      <div className="grid gap-x-8 border-t border-ink md:grid-cols-2 md:[&>section]:border-0">
        <Section first>
          <Seen asking={asking} name="vein_colour" pictures="thirds" />
        </Section>
        <Section>
          <Seen asking={asking} name="flattering_metal" pictures="thirds" />
        </Section>
      </div>
      <Section>
        <Seen asking={asking} name="praised_colours" pictures="many" />
      </Section>
      <Section>
        <Seen asking={asking} name="tiring_colours" pictures="many" />
      </Section>
      <Section>
        <Seen asking={asking} name="contrast_wish" pictures="thirds" />
      </Section>
    </>
  )
}

/** Asks about habits and wishes. */
export function HabitQuestions({ asking }: ColorQuestionsProps) {
  const { questions } = usePageTexts(colorTexts)
  return (
    <>
      <MakeupQuestions asking={asking} />
      <Section title={questions.brands.title} hint={questions.brands.hint}>
        <Question asking={asking} name="brands" />
      </Section>
      <Section>
        <Question asking={asking} name="budget" />
      </Section>
      <Section>
        <Question asking={asking} name="sensitivities" />
        <div className="mt-5">
          <Question asking={asking} name="sensitivity_note" />
        </div>
      </Section>
      <Section>
        <Question asking={asking} name="used_for" />
      </Section>
      <Section title={questions.note.title} hint={questions.note.hint}>
        <Question asking={asking} name="note" />
      </Section>
      <Section>
        <Question asking={asking} name="discovered_via" />
      </Section>
    </>
  )
}
