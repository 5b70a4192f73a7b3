import { existsSync } from 'node:fs'
import { dirname } from 'node:path'

/** Returns the folder itself, or before the first start makes it, the one in which it will be. */
export const existingFolder = (folder: string): string =>
  existsSync(folder) ? folder : existingFolder(dirname(folder))
