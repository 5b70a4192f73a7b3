import type { ParsedOf } from '#contract/endpoint.ts'
import type { saveMyLanguage as contract } from '#contract/my-language.ts'
import type { Deps } from '#server/deps.ts'
import type { Member } from '#server/platform/caller.ts'

/** Saves the language for all future messages to the member. Source: MYP-04, docs/rules.md A-25. */
export async function saveLanguage(
  { db }: Pick<Deps, 'db'>,
  { language }: ParsedOf<typeof contract>['body'],
  { memberId }: Member,
) {
  await db.updateTable('members').set({ language }).where('id', '=', memberId).execute()
  return undefined
}
