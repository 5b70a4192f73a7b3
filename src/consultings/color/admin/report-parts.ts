import type { FaceOutlineName } from '#domain/drawings/parameters/face-fields.ts'
import type { StyleChoices } from '#domain/drawings/styles/style-choices.ts'
import type { Language } from '#domain/languages/languages.ts'
import type { ComparedPart } from '#web/admin/editing/parts.ts'
import type { FieldName } from '#web/admin/report/field-name.ts'
import { fieldPart, textPart } from '#web/admin/report/field-part.ts'
import type { ColorAdminTexts } from '../admin-texts.ts'
import { palettes } from '../palettes.ts'
import {
  type Area,
  areas,
  type ColorContent,
  type Line,
  lines,
  type Occasion,
  occasions,
  type Swatch,
} from '../report-content.ts'
import { linePlace } from './line-place.ts'
import { picturesOf } from './report-pictures.tsx'

/** Texts and formatters that describe a part of a sheet. */
interface PartTexts {
  readonly text: ColorAdminTexts
  readonly language: Language
  readonly number: (value: number) => string
  /** Describes a drawn hairstyle in words. */
  readonly describe: (drawing: StyleChoices) => string
  readonly outlines: Readonly<Record<FaceOutlineName, string>>
}

type Show = (content: ColorContent) => string
type Key = 'season' | 'drawn' | 'best' | 'avoided'

/** Lists the parts of a colour sheet. Each is taken as a whole from one version or the other. */
export function colorPartsIn(labels: PartTexts): readonly ComparedPart<ColorContent>[] {
  const { text, language, number } = labels
  const nameOf = ({ names, hex }: Swatch) => `${names[language] || text.best.unnamed} ${hex}`
  const whole = (name: Key, label: string, show: Show): ComparedPart<ColorContent> => ({
    ...fieldPart(name, label, show),
    pictures: (content) => picturesOf(name, content),
  })
  const inside = <Group extends 'lines' | 'make_up' | 'looks'>(
    group: Group,
    key: keyof ColorContent[Group] & string,
    label: string,
    show: Show,
  ): ComparedPart<ColorContent> => ({
    name: `${group}.${key}`,
    label,
    value: (content) => content[group][key],
    take: (into, from) => ({ ...into, [group]: { ...into[group], [key]: from[group][key] } }),
    show,
    text: show,
    pictures: (content) => picturesOf(`${group}.${key}`, content),
  })

  return [
    whole('season', text.fields.season, ({ season }) =>
      season ? palettes[season].names[language] : '',
    ),
    whole('best', text.fields.best, ({ best }) => best.map(nameOf).join('\n')),
    whole('avoided', text.fields.avoided, ({ avoided, best }) =>
      avoided.map((it) => avoidedWords(it, best, nameOf)).join('\n'),
    ),
    ...lines.map((line) =>
      inside('lines', line, lineLabel(line, text), (content) => {
        const { position, text: own } = content.lines[line]
        return join([linePlace(text.lines, line, position, number), own])
      }),
    ),
    textPart('headline', text.headline),
    textPart('summary', text.summary),
    ...areas.map((area) =>
      inside('make_up', area, areaLabel(area, text), ({ make_up }) =>
        join([...make_up[area].shades.map(nameOf), make_up[area].text]),
      ),
    ),
    ...occasions.map((occasion) =>
      inside('looks', occasion, text.sections.look[occasion], (content) =>
        lookWords(content, occasion, labels),
      ),
    ),
    whole('drawn', text.fields.drawn, ({ drawn }) =>
      join([labels.outlines[drawn.face_shape], labels.describe(drawn.hair)]),
    ),
  ]
}

const join = (parts: readonly string[]) => parts.filter(Boolean).join('\n')

const lineLabel = (line: Line, text: ColorAdminTexts) => text.fields.line(text.lines.names[line])
const areaLabel = (area: Area, text: ColorAdminTexts) => text.fields.makeUp(text.areas[area])

function avoidedWords(
  { colour, instead, why }: ColorContent['avoided'][number],
  best: readonly Swatch[],
  nameOf: (swatch: Swatch) => string,
): string {
  const worn = best[instead]
  return `${nameOf(colour)}${worn ? ` → ${nameOf(worn)}` : ''}${why ? ` · ${why}` : ''}`
}

function lookWords(content: ColorContent, occasion: Occasion, labels: PartTexts): string {
  const { text, language, number } = labels
  const look = content.looks[occasion]
  const worn = (['lip', 'cheek', 'eye'] as const).map((area) => {
    const shade = content.make_up[area].shades[look[area]]
    return shade ? `${text.areas[area]} ${shade.names[language] || shade.hex}` : ''
  })
  const minutes = look.minutes === null ? '' : text.look.minutesOf(number(look.minutes))
  return join([minutes, ...worn, ...look.steps])
}

/** Returns a field's label, for a link that leads to it. */
export function fieldLabel(
  field: FieldName,
  text: ColorAdminTexts,
  number: (value: number) => string,
): string {
  const [part = '', key = '', , at = '0'] = field.split('.')
  const of = <T extends string>(names: readonly T[]) => names.find((name) => name === key)
  const line = of(lines)
  const area = of(areas)
  const occasion = of(occasions)
  if (part === 'lines' && line) return lineLabel(line, text)
  if (part === 'make_up' && area) return areaLabel(area, text)
  if (part === 'looks' && occasion) {
    return `${text.sections.look[occasion]} · ${text.look.step(number(Number(at) + 1))}`
  }
  if (part === 'avoided' && key !== '') {
    return `${text.avoided.colour(number(Number(key) + 1))} · ${text.avoided.why}`
  }
  if (part === 'headline' || part === 'summary') return text[part]
  if (part === 'season' || part === 'best' || part === 'avoided') return text.fields[part]
  return field
}
