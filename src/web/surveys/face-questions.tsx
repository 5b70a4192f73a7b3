import {
  faceShapePictures,
  facialTypePictures,
  featurePictures,
  neckPictures,
  shoulderPictures,
} from '#domain/drawings/parameters/survey-pictures.ts'
import {
  faceShapes,
  facialFeatures,
  facialTypes,
  neckLengths,
  shoulderWidths,
} from '#domain/surveys/survey-options.ts'
import { ChoiceTiles } from '#web/ui/choice-tiles.tsx'
import { Section } from '#web/ui/page.tsx'
import type { Answers, Change } from './answers.ts'
import { SurveyPicture } from './survey-picture.tsx'
import { useSurveyText } from './use-survey-text.ts'

/** A tile keeps some room around a picture; these are close-ups and fill it. */
const TO_THE_EDGE = '-mx-1 -mt-1.5'

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
            picture: (
              <SurveyPicture picture={faceShapePictures[value]} first className={TO_THE_EDGE} />
            ),
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
            picture: <SurveyPicture picture={facialTypePictures[value]} className={TO_THE_EDGE} />,
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
            picture: <SurveyPicture picture={featurePictures[value]} className={TO_THE_EDGE} />,
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
              picture: <SurveyPicture picture={neckPictures[value]} className={TO_THE_EDGE} />,
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
              picture: <SurveyPicture picture={shoulderPictures[value]} className={TO_THE_EDGE} />,
            }))}
          />
        </Section>
      </div>
    </>
  )
}
