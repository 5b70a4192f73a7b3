import type { ReplyOf } from '#contract/endpoint.ts'
import type { withdrawProductRequests as contract } from '#contract/product-requests.ts'
import type { Deps } from '#server/deps.ts'
import type { Db } from '#server/platform/database.ts'
import { refuse } from '#server/platform/refusal.ts'
import { deleteRequestsOf } from './product-requests-store.ts'
import { verifyWithdrawalToken } from './withdrawal-token.ts'

/**
 * Withdraws all product requests of the address in a link; also succeeds when none are left.
 * Refuses NOT_FOUND for an invalid link.
 */
export async function withdrawRequests(
  { db, secret }: Pick<Deps, 'db' | 'secret'>,
  token: string,
): Promise<ReplyOf<typeof contract>> {
  await deleteRequestsOf(db, verifyWithdrawalToken(secret, token) ?? refuse('NOT_FOUND'))
  return { success: true }
}

/** Deletes the product requests of a closing account. */
export async function eraseRequestsOfMember(tx: Db, memberId: string) {
  const { email } = await tx
    .selectFrom('members')
    .select('email')
    .where('id', '=', memberId)
    .executeTakeFirstOrThrow()
  await deleteRequestsOf(tx, email)
  return {}
}
