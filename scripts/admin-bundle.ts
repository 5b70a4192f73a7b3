import type { Plugin } from 'vite'

/** Where the screens of the back office are. */
export const ADMIN_FOLDER = '/src/web/admin/'

/** What the bundler tells of a file that it makes. */
interface Output {
  readonly fileName: string
  readonly isEntry?: boolean
  readonly facadeModuleId?: string | null
  readonly moduleIds?: readonly string[]
  /** Files that it needs at once, not those that it may ask for later. */
  readonly imports?: readonly string[]
}

/**
 * Fails a build in which a page of the customers loads a module of the back office, which is a
 * bundle of its own. What a screen of the office imports comes to lie beside it easily, and then
 * who needs only that loads both.
 */
export const keepAdminBundleSeparate = (): Plugin => ({
  name: 'admin-bundle',
  applyToEnvironment: ({ name }) => name === 'client',
  generateBundle(_, bundle) {
    const adminImports = findAdminImports(Object.values(bundle))
    if (adminImports.length > 0)
      this.error(`Customers would load the back office:\n${adminImports.join('\n')}`)
  },
})

/** Each file with a module of the office that a customer's page loads, after that page. */
export function findAdminImports(outputs: readonly Output[]): string[] {
  const byName = new Map(outputs.map((output) => [output.fileName, output]))
  const loadedBy = ({ fileName }: Output) => {
    const loaded = new Set([fileName])
    for (const name of loaded) for (const next of byName.get(name)?.imports ?? []) loaded.add(next)
    return [...loaded]
  }
  const isAdminFile = (name: string) =>
    byName.get(name)?.moduleIds?.some((id) => id.includes(ADMIN_FOLDER)) ?? false
  const pages = outputs.filter(
    ({ isEntry, facadeModuleId }) => isEntry && !facadeModuleId?.includes(ADMIN_FOLDER),
  )
  return pages.flatMap((page) =>
    loadedBy(page)
      .filter(isAdminFile)
      .map((name) => `${page.facadeModuleId} → ${name}`),
  )
}
