import type { ParsedOf, ReplyOf } from '#contract/endpoint.ts'
import type { register as contract } from '#contract/sign-up.ts'
import { userIdProblem } from '#domain/accounts/user-id.ts'
import type { Deps } from '#server/deps.ts'
import type { RequestContext } from '#server/platform/context.ts'
import { type Db, inTransaction } from '#server/platform/database.ts'
import {
  type Bearer,
  type CodeSubject,
  consumeProof,
  findProof,
} from '#server/platform/one-time-codes.ts'
import { limitRates } from '#server/platform/rate-limit.ts'
import { refuse } from '#server/platform/refusal.ts'
import { readSettings } from '#server/settings/index.ts'
import { texts } from '#texts/all.ts'
import { enrolMember, type RegistrationHooks } from './enrol-member.ts'
import { findByUserId, isEmailTaken } from './members-store.ts'
import { hashPassword } from './password-hash.ts'
import { identifyBearer } from './proof-bearer.ts'
import { registerLimits } from './rate-limits.ts'
import { refuseWeakPassword } from './refuse-weak-password.ts'

const PROOF_VALID_MS = 30 * 60_000

type Input = ParsedOf<typeof contract>['body']

/**
 * Registers a member whose email address was proven within the last 30 minutes from the same
 * browser; a proof from elsewhere does not count. Source: docs/decisions/0008.
 *
 * Only a caller who just proved the address learns that it is taken, so EMAIL_NOT_VERIFIED is
 * checked first. Anybody may learn that an ID is taken.
 *
 * Refuses USER_ID_RESERVED, PASSWORD_TOO_WEAK, USER_ID_TAKEN, EMAIL_NOT_VERIFIED,
 * PHONE_NOT_VERIFIED and EMAIL_TAKEN.
 */
export async function register(
  deps: Pick<Deps, 'db' | 'now' | 'secret' | 'rateLimits' | 'publicUrl'>,
  hooks: RegistrationHooks,
  input: Input,
  { ip, language, cookies }: Pick<RequestContext, 'ip' | 'language' | 'cookies'>,
): Promise<ReplyOf<typeof contract>> {
  const { db } = deps
  const at = deps.now()
  await limitRates(deps, registerLimits(ip), at)
  const proofs = await checkInput(deps, input, identifyBearer(deps.secret, { ip, cookies }), at)
  const passwordHash = await hashPassword(input.password)

  await inTransaction(db, async (tx) => {
    const agreement = { place: 'SIGN_UP', agreesToMarketing: input.marketing_agree } as const
    await enrolMember(tx, deps, hooks, agreement, {
      user_id: input.user_id,
      name: input.name,
      email: input.email,
      phone: input.phone,
      postal_code: input.postal_code,
      basic_address: input.basic_address,
      detailed_address: input.detailed_address,
      password_hash: passwordHash,
      language,
      created_at: at,
    })
    for (const proof of proofs) await consumeProofOrRefuse(tx, proof, at)
  })
  return { success: true, message: texts[language].accounts.answers.registered }
}

/**
 * Runs every check that does not need the password hash; returns the verified contacts to consume.
 */
async function checkInput(
  { db, secret }: Pick<Deps, 'db' | 'secret'>,
  input: Input,
  bearer: Bearer,
  at: Date,
): Promise<CodeSubject[]> {
  if (userIdProblem(input.user_id)) refuse('USER_ID_RESERVED')
  await refuseWeakPassword(input.password, input.user_id)
  if (await findByUserId({ db, secret }, input.user_id)) refuse('USER_ID_TAKEN')

  const email: CodeSubject = { purpose: 'email', target: input.email }
  const emailProof = await findProof(db, email, proofsSince(at), bearer)
  if (emailProof === 'none') refuse('EMAIL_NOT_VERIFIED')
  if (await isEmailTaken(db, input.email)) refuse('EMAIL_TAKEN')
  if (emailProof === 'spent') refuse('EMAIL_NOT_VERIFIED')

  if (!(await readSettings(db)).requirePhoneVerification) return [email]
  const phone: CodeSubject = { purpose: 'phone', target: input.phone }
  if ((await findProof(db, phone, proofsSince(at), bearer)) !== 'proven')
    refuse('PHONE_NOT_VERIFIED')
  return [email, phone]
}

async function consumeProofOrRefuse(tx: Db, proof: CodeSubject, at: Date) {
  if (await consumeProof(tx, proof, proofsSince(at), at)) return
  refuse(proof.purpose === 'email' ? 'EMAIL_NOT_VERIFIED' : 'PHONE_NOT_VERIFIED')
}

const proofsSince = (at: Date) => new Date(at.getTime() - PROOF_VALID_MS)
