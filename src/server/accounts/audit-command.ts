import { audit } from '#server/platform/audit.ts'
import type { Db } from '#server/platform/database.ts'

const ACTOR = { memberId: null, userId: 'npm run administrator' }

/** Writes to the audit log what the command did on the machine, where no administrator acts. */
export const auditCommand = (tx: Db, entry: Parameters<typeof audit>[3]) =>
  audit(tx, ACTOR, { ip: null, requestId: null }, entry)
