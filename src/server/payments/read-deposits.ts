import type { AskDeps } from './ask-company.ts'
import type { AttemptRow } from './attempts-store.ts'

const DAY_MS = 24 * 60 * 60_000
/**
 * How long a bank may still find a deposit to have been none. The company's documents speak of
 * minutes and name no end, so this is far longer than what was ever told of.
 */
const TAKEN_BACK_WITHIN_DAYS = 180
/** Calls a night, so that a night with many orders asks no more than one with few. */
const MOST_A_NIGHT = 200

/**
 * Deposits on virtual accounts that the company holds for us and the bank may still take back: of a
 * deposit that was taken back the company's list of movements says nothing, and its notice may be
 * lost. Those that were read longest ago come first, so that each has its turn however many there
 * are; each counts as read from now on, also where its answer does not come. Source: docs/rules.md
 * PC-9.
 */
export async function depositsToRead({ db, now }: AskDeps): Promise<AttemptRow[]> {
  const at = now()
  const since = new Date(at.getTime() - TAKEN_BACK_WITHIN_DAYS * DAY_MS)
  return db
    .updateTable('payment_attempts')
    .set({ asked_at: at })
    .where('id', 'in', (it) =>
      it
        .selectFrom('payment_attempts')
        .select('id')
        .where('method', '=', 'virtual_account')
        .where('created_at', '>', since)
        .where((all) =>
          all.or([
            all('status', 'in', ['SETTLED', 'UNWANTED']),
            all.and([all('status', '=', 'FAILED'), all('failure_code', '=', 'MISMATCH')]),
          ]),
        )
        .orderBy('asked_at')
        .limit(MOST_A_NIGHT),
    )
    .returningAll()
    .execute()
}
