import { usePageTexts } from '#web/language/use-page-texts.ts'
import type { Asking } from '#web/surveys/asking.ts'
import { Question } from '#web/surveys/question.tsx'
import { Section } from '#web/ui/page.tsx'
import { hairTexts } from '../texts.ts'
import { drawAnswer } from './draw-answer.tsx'

interface HairQuestionsProps {
  readonly asking: Asking
}

const drawTile = (name: string, option: string) => drawAnswer(name, option, { fillsTile: true })
const drawFirstTile = (name: string, option: string) =>
  drawAnswer(name, option, { isFirst: true, fillsTile: true })

/** Asks about what a mirror shows, each answer drawn and named. Source: SRV-01. */
export function FaceQuestions({ asking }: HairQuestionsProps) {
  const drawn = (name: string) => ({ asking, name, picture: drawTile })
  return (
    <>
      <Section first>
        <Question {...drawn('face_shape')} picture={drawFirstTile} />
      </Section>
      <Section>
        <Question {...drawn('facial_type')} />
      </Section>
      <Section>
        <Question {...drawn('features')} columns={4} />
      </Section>
      <div className="grid gap-x-8 border-t border-ink md:grid-cols-2 md:[&>section]:border-0">
        <Section first>
          <Question {...drawn('neck_length')} columns="thirds" />
        </Section>
        <Section>
          <Question {...drawn('shoulder')} columns="thirds" />
        </Section>
      </div>
    </>
  )
}

/** Asks about what no mirror shows. */
export function PersonQuestions({ asking }: HairQuestionsProps) {
  const { body, questions } = usePageTexts(hairTexts)
  return (
    <>
      <Section title={body.title} hint={body.hint}>
        <div className="grid grid-cols-2 gap-6">
          <Question asking={asking} name="height_cm" />
          <Question asking={asking} name="weight_kg" />
        </div>
      </Section>
      <Section>
        <Question asking={asking} name="had_other_consulting" columns={2} />
        <div className="max-w-60 not-empty:mt-5">
          <Question asking={asking} name="other_consulting_count" />
        </div>
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
