import { createHash } from 'node:crypto'
import type { Part } from './shipped-parts.ts'

/**
 * Writes a software bill of materials, CycloneDX 1.6. The same lockfile gives the same file: it has no
 * time, and its serial number is a hash of its parts.
 */
export function sbomOf(version: string, parts: readonly Part[]) {
  const self = { type: 'application', 'bom-ref': `gyeol@${version}`, name: 'gyeol', version }
  const components = parts.map(componentOf)
  return {
    $schema: 'http://cyclonedx.org/schema/bom-1.6.schema.json',
    bomFormat: 'CycloneDX',
    specVersion: '1.6',
    serialNumber: `urn:uuid:${uuidOf(JSON.stringify([self, components]))}`,
    version: 1,
    metadata: { component: { ...self, licenses: [{ license: { id: 'MIT' } }] } },
    components,
  }
}

function componentOf({ name, version, license, integrity }: Part) {
  const [, content = ''] = integrity.split('sha512-')
  return {
    type: 'library',
    'bom-ref': `${name}@${version}`,
    name,
    version,
    purl: `pkg:npm/${name.replace('@', '%40')}@${version}`,
    ...(content && {
      hashes: [{ alg: 'SHA-512', content: Buffer.from(content, 'base64').toString('hex') }],
    }),
    licenses: [license.includes(' ') ? { expression: license } : { license: { id: license } }],
  }
}

/** A UUID of version 8, whose bits are a hash. */
function uuidOf(text: string): string {
  const hex = createHash('sha256').update(text).digest('hex').slice(0, 32)
  const marked = `${hex.slice(0, 12)}8${hex.slice(13, 16)}8${hex.slice(17)}`
  return marked.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
}
