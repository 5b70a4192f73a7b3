import type { SheetContent } from '#contract/reports.ts'
import type { StyleChoices } from '#domain/drawings/styles/style.ts'
import type { AdminMessages } from '#texts/admin-messages.ts'
import type { ComparedPart } from '../editing/parts.ts'
import { type FieldName, type Style, withPlaces } from './sheet-content.ts'
import { picturesOf } from './sheet-pictures.tsx'

type Words = AdminMessages['sheet']
/** Says in words what is drawn. */
type Describe = (drawing: StyleChoices) => string

/** A part of a sheet that is taken from one version or from the other, never mixed. */
export interface SheetPart {
  readonly name: string
  readonly label: (words: Words) => string
  readonly value: (content: SheetContent) => unknown
  /** `into` with this part as it is in `from`. */
  readonly take: (into: SheetContent, from: SheetContent) => SheetContent
  /** The part in words, to be compared. */
  readonly show: (content: SheetContent, words: Words, describe: Describe) => string
}

/** The parts in the language of the page. */
export const sheetPartsIn = (
  words: Words,
  describe: Describe,
): readonly ComparedPart<SheetContent>[] =>
  sheetParts.map((part) => ({
    ...part,
    label: part.label(words),
    show: (content) => part.show(content, words, describe),
    text: (content) => part.show(content, words, describe),
    pictures: (content) => picturesOf(part.name, content),
  }))

type Analysis = SheetContent['type_analysis']

const analysisPart = (
  name: string,
  keys: readonly (keyof Analysis)[],
  label: SheetPart['label'],
  show: SheetPart['show'],
): SheetPart => ({
  name,
  label,
  show,
  value: ({ type_analysis }) => keys.map((key) => type_analysis[key]),
  take: (into, from) => {
    const taken = Object.fromEntries(keys.map((key) => [key, from.type_analysis[key]]))
    return { ...into, type_analysis: { ...into.type_analysis, ...taken } }
  },
})

const textPart = (
  key: 'hair_summary' | 'outro' | 'consultant_name',
  label: SheetPart['label'],
): SheetPart => ({
  name: key,
  label,
  value: (content) => content[key],
  take: (into, from) => ({ ...into, [key]: from[key] }),
  show: (content) => content[key],
})

const bestPart = (at: number): SheetPart => ({
  name: `best_hair.${at}`,
  label: (words) => words.fields.best(String(at + 1)),
  value: (content) => withPlaces(content).best_hair[at],
  take: (into, from) => ({
    ...into,
    best_hair: withPlaces(into).best_hair.map((own, index) =>
      index === at ? (withPlaces(from).best_hair[at] ?? own) : own,
    ),
  }),
  show: (content, _words, describe) => styleWords(withPlaces(content).best_hair[at], describe),
})

export const sheetParts: readonly SheetPart[] = [
  analysisPart(
    'face_type',
    ['face_type'],
    (words) => words.fields.faceType,
    (content) => content.type_analysis.face_type,
  ),
  analysisPart(
    'face_shape',
    ['face_shape', 'face', 'face_type_image_url'],
    (words) => words.fields.faceShape,
    (content, words) => words.faces[content.type_analysis.face_shape],
  ),
  analysisPart(
    'text',
    ['text'],
    (words) => words.fields.analysis,
    (content) => content.type_analysis.text,
  ),
  analysisPart(
    'measurements',
    ['measurements'],
    (words) => words.fields.measurements,
    ({ type_analysis }) =>
      type_analysis.measurements
        .map(({ label, value, position }) => `${label} ${value} (${Math.round(position * 100)}%)`)
        .join('\n'),
  ),
  textPart('hair_summary', (words) => words.fields.hairSummary),
  bestPart(0),
  bestPart(1),
  {
    name: 'worst_hair',
    label: (words) => words.fields.worstAll,
    value: (content) => withPlaces(content).worst_hair,
    take: (into, from) => ({ ...into, worst_hair: from.worst_hair }),
    show: ({ worst_hair }, _words, describe) =>
      worst_hair.map((style) => styleWords(style, describe)).join('\n\n'),
  },
  textPart('outro', (words) => words.fields.outro),
  textPart('consultant_name', (words) => words.fields.consultant),
]

function styleWords(style: Style | undefined, describe: Describe): string {
  if (!style) return ''
  const drawing = style.drawing && describe(style.drawing)
  return [style.name, drawing, style.description].filter(Boolean).join('\n')
}

/** What a field is called, for a link that leads to it. */
export function fieldLabel(field: FieldName, words: Words): string {
  const [part = '', at = '', inner = ''] = field.split('.')
  const place = String(Number(at) + 1)
  const of = inner === 'name' ? words.style.name : words.style.description
  if (part === 'best_hair') return `${words.fields.best(place)} · ${of}`
  if (part === 'worst_hair') return `${words.fields.worst(place)} · ${of}`
  if (part === 'type_analysis') {
    return at === 'face_type' ? words.fields.faceType : words.fields.analysis
  }
  return sheetParts.find(({ name }) => name === part)?.label(words) ?? field
}
