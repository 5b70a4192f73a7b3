import { ensureAdministrator } from './accounts/index.ts'
import type { Deps } from './deps.ts'
import { migrate } from './platform/migrations.ts'
import { whenPossible } from './platform/when-possible.ts'
import { seed } from './seeds/seed.ts'

interface Preparation {
  readonly administrator: Parameters<typeof ensureAdministrator>[1]
  readonly content: Parameters<typeof seed>[1]['content']
  /** True if only this machine reaches the site. */
  readonly isLocal: boolean
}

/**
 * Brings the database to this version and fills an empty one; waits while it or the storage is away.
 * Generated passwords are printed as soon as they are stored: a start that fails later does not make
 * them again. Returns the ID of the installation's administrator.
 *
 * @throws when a migration fails, or a customer already has the administrator's ID or address.
 */
export async function prepareDatabase(
  deps: Deps,
  databaseUrl: string,
  { administrator: wanted, content, isLocal }: Preparation,
): Promise<string> {
  await whenPossible('database', () => migrate(databaseUrl), deps.log)
  const { userId, generatedPassword } = await whenPossible(
    'administrator',
    () => ensureAdministrator(deps, wanted),
    deps.log,
  )
  if (generatedPassword) {
    print('The administrator is ready.', [
      `ID        ${userId}`,
      `password  ${generatedPassword}  (shown this once)`,
    ])
  }
  const { accounts } = await whenPossible(
    'content',
    () => seed(deps, { content, isLocal }),
    deps.log,
  )
  if (accounts.length > 0) print('Demo members:', accounts)
  return userId
}

/** Prints for whoever started the site: the only output outside the log. */
export function print(headline: string, lines: readonly string[]) {
  process.stdout.write(`\n${headline}\n${lines.map((line) => `  ${line}\n`).join('')}\n`)
}
