import type { StyleChoices } from '#domain/drawings/styles/style-choices.ts'
import { landmarkNames } from '#domain/face-measures/landmarks.ts'
import type { AdminMessages } from '#texts/admin-messages.ts'
import type { ComparedPart } from '#web/admin/editing/parts.ts'
import type { FieldName } from '#web/admin/report/field-name.ts'
import { hairReport } from '../report.ts'
import type { BestStyle, HairContent, MeasuredFace, Style } from '../report-content.ts'
import type { HairTexts } from '../texts.ts'
import { picturesOf } from './report-pictures.tsx'

type Words = HairTexts['editor'] &
  Pick<HairTexts['report'], 'motions'> &
  Pick<AdminMessages['drawing'], 'face'>
/** Describes a drawing in words. */
type Describe = (drawing: StyleChoices) => string

/** A part of a sheet that is taken as a whole from one version or the other. */
interface ReportPart {
  readonly name: string
  readonly label: (labels: Words) => string
  readonly value: (content: HairContent) => unknown
  /** Returns `into` with this part from `from`. */
  readonly take: (into: HairContent, from: HairContent) => HairContent
  /** Returns the part as text, for comparison. */
  readonly show: (content: HairContent, labels: Words, describe: Describe) => string
}

/** Lists the parts of a hair sheet with their labels. */
export const hairPartsIn = (
  labels: Words,
  describe: Describe,
): readonly ComparedPart<HairContent>[] =>
  reportParts.map((part) => ({
    ...part,
    label: part.label(labels),
    show: (content) => part.show(content, labels, describe),
    text: (content) => part.show(content, labels, describe),
    pictures: (content) => picturesOf(part.name, content),
  }))

const { withPlaces } = hairReport

type Analysis = HairContent['type_analysis']

const analysisPart = (
  name: string,
  keys: readonly (keyof Analysis)[],
  label: ReportPart['label'],
  show: ReportPart['show'],
): ReportPart => ({
  name,
  label,
  show,
  value: ({ type_analysis }) => keys.map((key) => type_analysis[key]),
  take: (into, from) => {
    const taken = Object.fromEntries(keys.map((key) => [key, from.type_analysis[key]]))
    return { ...into, type_analysis: { ...into.type_analysis, ...taken } }
  },
})

const bestPart = (at: number): ReportPart => ({
  name: `best_hair.${at}`,
  label: (labels) => labels.fields.best(String(at + 1)),
  value: (content) => withPlaces(content).best_hair[at],
  take: (into, from) => ({
    ...into,
    best_hair: withPlaces(into).best_hair.map((own, index) =>
      index === at ? (withPlaces(from).best_hair[at] ?? own) : own,
    ),
  }),
  show: (content, { salon }, describe) => {
    const style = withPlaces(content).best_hair[at]
    return [styleWords(style, describe), ...salonWords(style, salon)].filter(Boolean).join('\n')
  },
})

const reportParts: readonly ReportPart[] = [
  {
    name: 'headline',
    label: (labels) => labels.fields.headline,
    value: ({ headline }) => headline,
    take: (into, { headline }) => ({ ...into, headline }),
    show: ({ headline }) => headline,
  },
  analysisPart(
    'face_type',
    ['face_type'],
    (labels) => labels.fields.faceType,
    (content) => content.type_analysis.face_type,
  ),
  analysisPart(
    'face_shape',
    ['face_shape', 'face', 'face_type_image_url'],
    (labels) => labels.face.outline,
    (content, labels) => labels.face.outlines[content.type_analysis.face_shape],
  ),
  analysisPart(
    'text',
    ['text'],
    (labels) => labels.fields.analysis,
    (content) => content.type_analysis.text,
  ),
  {
    ...analysisPart(
      'measurements',
      ['measurements', 'measured'],
      (labels) => labels.fields.measurements,
      ({ type_analysis: { measurements, measured } }, { fields }) =>
        [
          ...measurements.map(
            ({ label, value, position }) => `${label} ${value} (${Math.round(position * 100)}%)`,
          ),
          ...(measured ? [fields.measuredPoints(placesOf(measured))] : []),
        ].join('\n'),
    ),
    value: ({ type_analysis: { measurements, measured } }) => [
      measurements,
      measured && { ...measured, accepted: null },
    ],
  },
  {
    name: 'hair_summary',
    label: (labels) => labels.fields.hairSummary,
    value: ({ hair_summary }) => hair_summary,
    take: (into, { hair_summary }) => ({ ...into, hair_summary }),
    show: ({ hair_summary }) => hair_summary,
  },
  bestPart(0),
  bestPart(1),
  {
    name: 'worst_hair',
    label: (labels) => labels.fields.worstAll,
    value: (content) => withPlaces(content).worst_hair,
    take: (into, from) => ({ ...into, worst_hair: from.worst_hair }),
    show: ({ worst_hair }, _words, describe) =>
      worst_hair.map((style) => styleWords(style, describe)).join('\n\n'),
  },
  {
    name: 'morning',
    label: (labels) => labels.morning.all,
    value: (content) => withPlaces(content).morning,
    take: (into, { morning }) => ({ ...into, morning }),
    show: ({ morning }, { motions }) =>
      morning
        .map(({ motion, title, text }) => [`${title} (${motions[motion]})`, text].join('\n').trim())
        .join('\n\n'),
  },
]

/** Lists the points' positions in percent of the photo, in their order. */
const placesOf = ({ points }: MeasuredFace): string =>
  landmarkNames
    .map((name) => {
      const { x, y } = points[name].at
      return `${(x * 100).toFixed(1)}/${(y * 100).toFixed(1)}`
    })
    .join(' ')

const salonWords = (style: BestStyle | undefined, salon: Words['salon']): string[] =>
  (['cutting', 'avoid', 'styling'] as const).flatMap((note) =>
    style?.[note] ? [`${salon[note]}: ${style[note]}`] : [],
  )

function styleWords(style: Style | undefined, describe: Describe): string {
  if (!style) return ''
  const drawing = style.drawing && describe(style.drawing)
  return [style.name, drawing, style.description].filter(Boolean).join('\n')
}

/** Returns a field's label, for a link that leads to it. */
export function fieldLabel(field: FieldName, labels: Words): string {
  const [part = '', at = '', inner = ''] = field.split('.')
  const place = String(Number(at) + 1)
  const of = inner === 'name' ? labels.style.name : labels.style.description
  if (part === 'best_hair') return `${labels.fields.best(place)} · ${of}`
  if (part === 'worst_hair') return `${labels.fields.worst(place)} · ${of}`
  if (part === 'morning') return `${labels.morning.step(place)} · ${labels.morning.title}`
  if (part === 'type_analysis') {
    return at === 'face_type' ? labels.fields.faceType : labels.fields.analysis
  }
  return reportParts.find(({ name }) => name === part)?.label(labels) ?? field
}
