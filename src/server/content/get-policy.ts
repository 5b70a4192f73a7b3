import { policyKinds } from '#contract/content.ts'
import type { Language } from '#domain/languages/languages.ts'
import type { Deps } from '#server/deps.ts'
import { cleanHtml } from '#server/platform/clean-html.ts'
import type { Db } from '#server/platform/database.ts'
import { textsIn } from '#server/platform/localized-texts.ts'
import { refuse } from '#server/platform/refusal.ts'
import type { PolicyKind } from './tables.ts'

/**
 * Returns the newest version of a policy that is in force, in Korean if there is no translation.
 */
export async function getPolicy(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  kindInAddress: string,
  language: Language,
) {
  const kind = policyKinds.find((known) => known === kindInAddress) ?? refuse('NOT_FOUND')
  const policy = (await findPolicyInForce(db, kind, now())) ?? refuse('NOT_FOUND')
  return {
    kind,
    version: policy.version,
    effective_at: policy.effective_at.toISOString(),
    html: cleanHtml(textsIn(language, policy.html)),
  }
}

export const findPolicyInForce = (db: Db, kind: PolicyKind, at: Date) =>
  db
    .selectFrom('policies')
    .select(['version', 'effective_at', 'html'])
    .where('kind', '=', kind)
    .where('effective_at', '<=', at)
    .orderBy('version', 'desc')
    .limit(1)
    .executeTakeFirst()
