import { randomUUID } from 'node:crypto'
import { constants, existsSync } from 'node:fs'
import { access, stat } from 'node:fs/promises'
import { storageOf } from '#server/choose-adapters.ts'
import { errorMessage } from '#server/platform/error-fields.ts'
import { existingFolder } from '../existing-folder.ts'
import { type Check, type Finding, fail, ok } from '../finding.ts'

/** Writes, reads and deletes one file. */
export const storage: Check = {
  name: 'storage',
  async examine({ config, dataDir }) {
    const where = config.S3_BUCKET ? `the bucket ${config.S3_BUCKET}` : `${dataDir}/files`
    if (!config.S3_BUCKET) {
      if (!existsSync(dataDir)) return [await judgeParent(dataDir)]
      const owner = (await stat(dataDir)).uid
      // A folder that root creates here would be closed to the site.
      if (process.getuid && process.getuid() !== owner)
        return [
          fail(
            `not tried: ${dataDir} belongs to user ${owner}, not to you`,
            'run this command as the user of the site',
          ),
        ]
    }
    const key = `doctor/${randomUUID()}`
    const probe = Buffer.from(key)
    try {
      const files = await storageOf(config, dataDir)
      await files.put(key, probe, 'text/plain')
      const read = await files.get(key)
      await files.delete(key)
      if (!read || Buffer.compare(read, probe) !== 0)
        return [fail(`${where} returned something else than was written`, 'check its health')]
      return [ok(`${where} stores, returns and deletes a file`)]
    } catch (error) {
      const action = config.S3_BUCKET
        ? 'check S3_ENDPOINT, S3_BUCKET and the keys; the bucket must exist'
        : 'check the rights of the folder and the space on the disk'
      return [fail(`${where} does not work (${errorMessage(error)})`, action)]
    }
  },
}

/** Says whether the first start, by the user of this command, can make the folder. */
const judgeParent = (dataDir: string): Promise<Finding> =>
  access(existingFolder(dataDir), constants.W_OK | constants.X_OK).then(
    () => ok(`the first start makes ${dataDir}`),
    () => fail(`${dataDir} cannot be made`, 'make it and give it to the user of the site'),
  )
