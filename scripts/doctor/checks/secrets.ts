import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import { type Check, type Finding, fail, ok, warn } from '../finding.ts'

const SHORTEST = 32
const FEWEST_CHARACTERS = 12
const OPEN_TO_OTHERS = 0o077

/** Examines the strength of the secrets and who may read their files. */
export const secrets: Check = {
  name: 'secrets',
  async examine({ config, dataDir, secret, isPublic }) {
    const found: Finding[] = []
    if (secret === null) found.push(ok('the first start makes the secret'))
    else if (secret.length < SHORTEST || new Set(secret).size < FEWEST_CHARACTERS)
      found.push(
        fail(
          'the secret of the sessions can be guessed',
          'set SESSION_SECRET to the output of: openssl rand -base64 36 (everybody must log in again)',
        ),
      )
    else found.push(ok('the secret of the sessions is strong'))
    for (const path of ['session-secret', 'postgres/password'])
      found.push(...(await rightsOf(join(dataDir, path))))
    if (isPublic && config.ADMIN_PASSWORD)
      found.push(
        warn(
          'ADMIN_PASSWORD is still in the configuration',
          'change the password in the back office, then remove the variable: it is for the first start only',
        ),
      )
    if (config.RATE_LIMIT === 'off')
      found.push(
        (isPublic ? fail : warn)('RATE_LIMIT=off: passwords can be guessed', 'remove the variable'),
      )
    return found
  },
}

async function rightsOf(path: string): Promise<Finding[]> {
  const file = await stat(path).catch(() => null)
  if (!file || (file.mode & OPEN_TO_OTHERS) === 0) return []
  return [fail(`others on this machine can read ${path}`, `chmod 600 ${path}`)]
}
