import { realpathSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

/** Whether this module is the program itself, not imported by another script. */
export const isMain = ({ url }) =>
  process.argv[1] !== undefined && realpathSync(process.argv[1]) === fileURLToPath(url)
