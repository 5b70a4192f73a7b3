import { keysOf } from '#domain/collections/records.ts'
import {
  type HairParameters,
  type Portrait,
  type PortraitChoices,
  portraitOf,
} from '../parameters/portrait.ts'
import { mensStyles } from './mens-styles.ts'
import type { StyleChoices } from './style-choices.ts'
import { womensStyles } from './womens-styles.ts'

export const namedStyles = { ...womensStyles, ...mensStyles } as const satisfies Readonly<
  Record<string, StyleChoices>
>
export type StyleName = keyof typeof namedStyles

export const styleNames = keysOf(namedStyles)
export const womensStyleNames = keysOf(womensStyles)
export const mensStyleNames = keysOf(mensStyles)

/** Returns a portrait with the hair of a named style. */
export const portraitInStyle = (
  name: StyleName,
  rest: Omit<PortraitChoices, 'hair'> & { readonly hair?: StyleChoices } = {},
): Portrait => portraitOf({ ...rest, hair: { ...namedStyles[name], ...rest.hair } })

const styledHair = new Map<StyleName, HairParameters>()

/** Returns the hair of a named style. Cached, since every movement of a slider compares it. */
export function hairInStyle(name: StyleName): HairParameters {
  const hair = styledHair.get(name) ?? portraitInStyle(name).hair
  styledHair.set(name, hair)
  return hair
}

/** Returns the style with exactly this cut in any colour; null if there is none. */
export function styleOf(hair: HairParameters): StyleName | null {
  const { colour: _colour, dye: _dye, ...cut } = hair
  const isSame = (name: StyleName) => {
    const styled = hairInStyle(name)
    return keysOf(cut).every((key) => styled[key] === cut[key])
  }
  return styleNames.find(isSame) ?? null
}
