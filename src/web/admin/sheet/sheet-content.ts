import { type SheetContent, sheetContent } from '#contract/reports.ts'
import { BEST_STYLES } from '#domain/reports/missing-fields.ts'

export type Style = SheetContent['best_hair'][number]
export type Measurement = SheetContent['type_analysis']['measurements'][number]

export const MAX_WORST_STYLES = 4
export const MAX_MEASUREMENTS = 8

/** As many characters as the contract takes. */
export const lengths = {
  faceType: 60,
  analysis: 2_000,
  measurementLabel: 40,
  measurementValue: 20,
  summary: 2_000,
  styleName: 60,
  styleDescription: 1_000,
  outro: 2_000,
  consultant: 40,
} as const

export const emptyStyle: Style = { name: '', image_url: null, drawing: null, description: '' }

/** With a place for every style that is asked for, so that each can be written at once. */
export function withPlaces(content: SheetContent): SheetContent {
  const filled = (styles: readonly Style[], count: number) => [
    ...styles,
    ...Array.from({ length: Math.max(0, count - styles.length) }, () => emptyStyle),
  ]
  return {
    ...content,
    best_hair: filled(content.best_hair, BEST_STYLES),
    worst_hair: filled(content.worst_hair, 1),
  }
}

/** Whether two say the same once they are saved: white space at the ends is none. */
export const saysTheSame = (a: SheetContent, b: SheetContent): boolean => wire(a) === wire(b)

function wire(content: SheetContent): string {
  const parsed = sheetContent.safeParse(withPlaces(content))
  return JSON.stringify(parsed.success ? parsed.data : content)
}

/** `type_analysis.face_type`, `best_hair.1.name`: the name of a field and of what is wrong with it. */
export type FieldName = string

export function isEmptyField(content: SheetContent, field: FieldName): boolean {
  const value = field
    .split('.')
    .reduce<unknown>((at, step) => (at as Record<string, unknown> | undefined)?.[step], content)
  return typeof value !== 'string' || value.trim() === ''
}
