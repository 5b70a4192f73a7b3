import type { Field } from '#domain/drawings/parameters/field.ts'
import { hairChoices, hairFieldNames, isUsed } from '#domain/drawings/parameters/hair-choices.ts'
import { hairFields } from '#domain/drawings/parameters/hair-fields.ts'
import { type HairParameters, portraitOf } from '#domain/drawings/parameters/portrait.ts'
import type { StyleChoices } from '#domain/drawings/styles/style-choices.ts'
import type { AdminMessages } from '#texts/admin-messages.ts'
import type { DrawingTexts } from '#texts/drawing-texts.ts'
import { drawingTexts } from '#texts/drawings.ts'
import { useLanguage } from '#web/language/use-text.ts'
import { useAdminText } from '../frame/admin-text.ts'

export type HairField = keyof HairParameters
type DrawingLabels = AdminMessages['drawing']

/** Labels of the hair parameters and their values. */
interface HairLabels {
  readonly label: (name: HairField) => string
  readonly value: (name: HairField, value: HairParameters[HairField]) => string
  readonly option: (name: HairField, option: string) => string
  /** Describes a drawing completely, one parameter per line. */
  readonly describe: (drawing: StyleChoices) => string
}

const heights: readonly HairField[] = ['length', 'layersStart']

export function hairLabelsIn(labels: DrawingLabels, drawings: DrawingTexts): HairLabels {
  const option = (name: HairField, value: string) =>
    beginningLarge(namesOf(name, labels, drawings)[value] ?? value)
  const value = (name: HairField, chosen: HairParameters[HairField]) => {
    const field: Field = hairFields[name]
    if (field.kind === 'colour') return chosen === null ? '' : String(chosen)
    if (field.kind === 'choice') return option(name, String(chosen))
    return amountLabel(name, Number(chosen), labels, drawings)
  }
  const label = (name: HairField) => labels.fields[name]
  return {
    label,
    value,
    option,
    describe(drawing) {
      const { hair } = portraitOf({ hair: drawing })
      const choices = hairChoices(hair)
      return hairFieldNames
        .filter((name) => name in choices && isUsed(name, hair))
        .map((name) => `${label(name)} ${value(name, hair[name])}`)
        .join('\n')
    },
  }
}

/** Capitalizes a value that stands alone on a button. */
const beginningLarge = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

function amountLabel(
  name: HairField,
  mm: number,
  labels: DrawingLabels,
  { measures }: DrawingTexts,
): string {
  if (heights.includes(name)) return measures.fromChin(mm)
  if (name === 'faceFrame') return mm === 0 ? labels.usual : labels.shorter(measures.measure(mm))
  if (name !== 'fringeDrop') return labels.percent(String(mm))
  if (mm === 0) return labels.usual
  return mm > 0 ? labels.longer(measures.measure(mm)) : labels.shorter(measures.measure(-mm))
}

function namesOf(
  name: HairField,
  labels: DrawingLabels,
  { cuts, fringes, waves, tied, colours }: DrawingTexts,
): Readonly<Record<string, string>> {
  switch (name) {
    case 'cut':
      return cuts
    case 'parting':
      return labels.partings
    case 'partingSide':
      return labels.clientSides
    case 'fringe':
      return fringes
    case 'ends':
      return labels.ends
    case 'wave':
      return waves
    case 'tucked':
      return labels.tucked
    case 'tied':
      return { ...tied, none: labels.notTied }
    case 'colour':
      return colours
    default:
      return {}
  }
}

/** Returns the labels in the language of the page. */
export function useHairLabels(): HairLabels {
  const language = useLanguage()
  return hairLabelsIn(useAdminText().drawing, drawingTexts[language])
}
