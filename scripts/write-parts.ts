/** `npm run notice` writes NOTICE; `npm run sbom` writes build/sbom.cdx.json. */

import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { noticeOf } from './notice.ts'
import { sbomOf } from './sbom.ts'
import { importedPackages, type Lockfile, shippedParts, unknownLicenses } from './shipped-parts.ts'

// npm writes this file in this form.
const lock = JSON.parse(readFileSync('package-lock.json', 'utf8')) as Lockfile
const parts = shippedParts(lock, importedPackages())
const unknown = unknownLicenses(parts)
if (unknown.length > 0) throw new Error(`No accepted licence:\n${unknown.join('\n')}`)

if (process.argv[2] === 'sbom') {
  mkdirSync('build', { recursive: true })
  writeFileSync('build/sbom.cdx.json', `${JSON.stringify(sbomOf(lock.version, parts), null, 2)}\n`)
  process.stdout.write(`build/sbom.cdx.json: ${parts.length} parts\n`)
} else {
  writeFileSync('NOTICE', noticeOf(parts))
  process.stdout.write(`NOTICE: ${parts.length} parts\n`)
}
