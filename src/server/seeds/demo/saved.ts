import { savedLists } from '#contract/saved.ts'
import type { Member } from '#server/platform/caller.ts'
import type { DemoStudio } from './studio.ts'

/** Puts the hair consulting on every wishlist and in one cart. */
export async function fillSavedLists(
  { call }: DemoStudio,
  { hana, minji, linh }: Readonly<Record<'hana' | 'minji' | 'linh', Member>>,
) {
  const body = { consulting_type: 'HAIR_CONSULTING' } as const
  for (const as of [hana, minji, linh]) await call(savedLists.wishlist.add, { body }, { as })
  await call(savedLists.cart.add, { body }, { as: hana })
}
