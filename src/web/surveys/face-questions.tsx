import {
  faceShapes,
  facialFeatures,
  facialTypes,
  neckLengths,
  shoulderWidths,
} from '#domain/surveys/survey-options.ts'
import { ChoiceTiles } from '#web/ui/choice-tiles.tsx'
import {
  FaceShapeDrawing,
  FacialTypeDrawing,
  FeatureDrawing,
  NeckDrawing,
  ShoulderDrawing,
} from '#web/ui/drawings/survey-drawings.tsx'
import { Section } from '#web/ui/page.tsx'
import type { Answers, Change } from './answers.ts'
import { useSurveyText } from './use-survey-text.ts'

interface FaceQuestionsProps {
  readonly answers: Answers
  readonly change: Change
}

/** What is seen in a mirror, each answer drawn and named. Source: SRV-01. */
export function FaceQuestions({ answers, change }: FaceQuestionsProps) {
  const { choices, ...text } = useSurveyText()

  return (
    <>
      <Section first>
        <ChoiceTiles
          heading
          legend={text.faceShape.title}
          hint={text.faceShape.hint}
          value={answers.faceShape}
          onChange={(faceShape) => change({ faceShape })}
          tiles={faceShapes.map((value) => ({
            value,
            label: choices.faceShapes[value],
            picture: <FaceShapeDrawing shape={value} chosen={answers.faceShape === value} />,
          }))}
        />
      </Section>
      <Section>
        <ChoiceTiles
          heading
          legend={text.facialType.title}
          hint={text.facialType.hint}
          value={answers.facialType}
          onChange={(facialType) => change({ facialType })}
          tiles={facialTypes.map((value) => ({
            value,
            label: choices.facialTypes[value],
            picture: <FacialTypeDrawing type={value} />,
          }))}
        />
      </Section>
      <Section>
        <ChoiceTiles
          several
          heading
          columns={4}
          legend={text.features.title}
          hint={text.features.hint}
          value={answers.features}
          onChange={(features) => change({ features })}
          tiles={facialFeatures.map((value) => ({
            value,
            label: choices.features[value],
            picture: <FeatureDrawing feature={value} />,
          }))}
        />
      </Section>
      <div className="grid gap-x-8 border-t border-ink md:grid-cols-2 md:[&>section]:border-0">
        <Section first>
          <ChoiceTiles
            heading
            columns="thirds"
            legend={text.neck.title}
            value={answers.neck}
            onChange={(neck) => change({ neck })}
            tiles={neckLengths.map((value) => ({
              value,
              label: choices.neckLengths[value],
              picture: <NeckDrawing neck={value} />,
            }))}
          />
        </Section>
        <Section>
          <ChoiceTiles
            heading
            columns="thirds"
            legend={text.shoulder.title}
            value={answers.shoulder}
            onChange={(shoulder) => change({ shoulder })}
            tiles={shoulderWidths.map((value) => ({
              value,
              label: choices.shoulders[value],
              picture: <ShoulderDrawing shoulders={value} />,
            }))}
          />
        </Section>
      </div>
    </>
  )
}
