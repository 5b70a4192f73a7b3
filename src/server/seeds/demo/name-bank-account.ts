import { demoBankAccount } from '#domain/settings/settings.ts'
import type { Deps } from '#server/deps.ts'

/** Sets the studio's bank account, as an owner does in the settings before opening. */
export const nameBankAccount = ({ db, now }: Pick<Deps, 'db' | 'now'>) =>
  db
    .insertInto('settings')
    .values({ changes: JSON.stringify({ bankAccount: demoBankAccount }), updated_at: now() })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
