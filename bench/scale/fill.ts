import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { defaultSettings } from '#domain/settings/settings.ts'

/** Runs a statement on one connection. */
type Run = (statement: string) => Promise<unknown>

/** Fills an empty database with the base content by `seed.sql`, in one transaction of its caller. */
export async function fillDatabase(
  run: Run,
  { members, orders }: { readonly members: number; readonly orders: number },
) {
  const rules = JSON.stringify(defaultSettings.refundRules).replaceAll("'", "''")
  for (const [name, value] of Object.entries({ members, orders, refund_rules: rules })) {
    await run(`select set_config('scale.${name}', '${value}', false)`)
  }
  const statements = readFileSync(join(import.meta.dirname, 'seed.sql'), 'utf8').split(/;\n/)
  for (const statement of statements) await run(statement)
}
