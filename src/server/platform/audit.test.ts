import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { startApp } from '#tests/support/app.ts'

test('[ADM-02] refuses changes and deletions in the audit log', async () => {
  const { db } = await startApp()
  await sql`insert into audit_log (at, actor_name, action, subject)
    values (now(), 'sena', 'order.refund', 'K7QW2M9T')`.execute(db)

  for (const change of [
    sql`update audit_log set actor_name = 'hana'`,
    sql`delete from audit_log`,
    sql`truncate audit_log`,
  ]) {
    await expect(change.execute(db)).rejects.toThrow('append-only')
  }

  const rows = await db.selectFrom('audit_log').select('actor_name').execute()
  expect(rows).toEqual([{ actor_name: 'sena' }])
})
