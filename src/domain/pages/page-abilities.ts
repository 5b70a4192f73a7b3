/** What a page's route may declare to need; the browser denies it to every other page. */
const pageAbilities = ['camera'] as const

export type PageAbility = (typeof pageAbilities)[number]

/** Header in which the renderer tells the server a page's abilities. It is never sent. */
export const ABILITIES_HEADER = 'x-page-abilities'

/** Reads the abilities that a rendered page declares. */
export function abilitiesOf(headers: Headers): readonly PageAbility[] {
  const declared = headers.get(ABILITIES_HEADER)?.split(' ') ?? []
  return pageAbilities.filter((ability) => declared.includes(ability))
}
