import { realpathSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

/** True if the module is run as a program, not imported. */
export const isMain = ({ url }) =>
  process.argv[1] !== undefined && realpathSync(process.argv[1]) === fileURLToPath(url)
