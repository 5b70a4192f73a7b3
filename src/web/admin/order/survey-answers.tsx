import type { Survey } from '#contract/surveys.ts'
import {
  faceShapePictures,
  facialTypePictures,
  featurePictures,
  neckPictures,
  shoulderPictures,
} from '#domain/drawings/parameters/survey-pictures.ts'
import type { FaceShape, FacialFeature, FacialType } from '#domain/surveys/survey-options.ts'
import { useFormat } from '#web/language/use-format.ts'
import { writtenIn } from '#web/language/written-in.ts'
import { useSurveyText } from '#web/surveys/use-survey-text.ts'
import { DefinitionList } from '#web/ui/definition-list.tsx'
import { useAdminText } from '../frame/admin-text.ts'
import { DrawnChoices } from './drawn-choices.tsx'

interface SurveyAnswersProps {
  readonly survey: Survey | null
  readonly deadline: string | null
}

/** The survey: what was chosen, drawn and named, then the rest in words. */
export function SurveyAnswers({ survey, deadline }: SurveyAnswersProps) {
  const text = useAdminText().order.survey
  const { choices } = useSurveyText()
  const format = useFormat()

  if (!survey) {
    return (
      <p className="text-small text-muted">
        {text.none}
        {deadline && ` · ${text.noneUntil(format.dateTime(deadline))}`}
      </p>
    )
  }
  const shape = survey.face_shape as FaceShape
  const type = survey.facial_type as FacialType | null
  const features = survey.features as FacialFeature[]
  const neck = survey.neck_length as keyof typeof choices.neckLengths
  const shoulders = survey.shoulder as keyof typeof choices.shoulders
  const discovery = survey.discovered_via as keyof typeof choices.discovery

  return (
    <>
      <DrawnChoices
        choices={[
          { label: choices.faceShapes[shape], picture: faceShapePictures[shape] },
          ...(type
            ? [{ label: choices.facialTypes[type], picture: facialTypePictures[type] }]
            : []),
          ...features.map((feature) => ({
            label: choices.features[feature],
            picture: featurePictures[feature],
          })),
          { label: choices.neckLengths[neck], picture: neckPictures[neck] },
          {
            label: choices.shoulders[shoulders],
            picture: shoulderPictures[shoulders],
          },
        ]}
      />
      <DefinitionList
        dense
        items={[
          { term: text.faceShape, value: choices.faceShapes[shape] },
          { term: text.facialType, value: type ? choices.facialTypes[type] : '–' },
          {
            term: text.features,
            value: features.map((each) => choices.features[each]).join(' · ') || '–',
          },
          {
            term: text.body,
            value: `${choices.neckLengths[neck]} · ${choices.shoulders[shoulders]}`,
          },
          {
            term: text.size,
            value:
              survey.height_cm === null || survey.weight_kg === null
                ? text.erased
                : `${format.number(survey.height_cm)} cm · ${format.number(survey.weight_kg)} kg`,
          },
          {
            term: text.before,
            value: survey.had_other_consulting
              ? text.beforeCount(format.number(survey.other_consulting_count))
              : text.beforeNone,
          },
          { term: text.discovery, value: choices.discovery[discovery] },
          { term: text.note, value: <span {...writtenIn(survey.language)}>{survey.note}</span> },
        ]}
      />
      <p className="pt-1 text-tiny text-muted">
        {text.received(format.dateTime(survey.created_at))}
      </p>
    </>
  )
}
