import { keysOf } from '#domain/collections/records.ts'
import { hairFields } from './hair-fields.ts'
import type { HairParameters } from './portrait.ts'

type HairField = keyof HairParameters
export const hairFieldNames = keysOf(hairFields)

/** Returns the hair parameters that differ from the defaults; only these are stored. */
export function hairChoices(hair: HairParameters): Partial<HairParameters> {
  const changed = hairFieldNames.filter((name) => hair[name] !== hairFields[name].default)
  return Object.fromEntries(changed.map((name) => [name, hair[name]]))
}

// biome-ignore format: a table reads by lines
const unusedByShortCuts: readonly HairField[] = ['length', 'layersStart', 'layers', 'ends', 'waveSize', 'faceFrame', 'tied']
const unusedByTied: Readonly<Record<HairParameters['tied'], readonly HairField[]>> = {
  none: [],
  ponytail: ['layersStart', 'layers', 'sides'],
  lowBun: ['layersStart', 'layers', 'sides', 'ends', 'waveSize'],
  halfUp: [],
}

/**
 * Returns whether a parameter has an effect on this hair: short cuts have no layers, straight hair
 * has no waves.
 */
export function isUsed(name: HairField, hair: HairParameters): boolean {
  if (hair.cut !== 'falling' && unusedByShortCuts.includes(name)) return false
  if (hair.cut === 'falling' && unusedByTied[hair.tied].includes(name)) return false
  switch (name) {
    case 'partingSide':
      return hair.parting !== '5:5' && hair.parting !== 'none'
    case 'fringeDrop':
      return hair.fringe !== 'none'
    case 'layersStart':
      return hair.layers > 0
    case 'waveSize':
      return hair.wave !== 'straight'
    default:
      return true
  }
}
