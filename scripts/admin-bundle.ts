import type { Plugin } from 'vite'

/** Folder of the back office's screens. */
export const ADMIN_FOLDER = '/src/web/admin/'

/** The bundler's description of an output file. */
interface Output {
  readonly fileName: string
  readonly isEntry?: boolean
  readonly facadeModuleId?: string | null
  readonly moduleIds?: readonly string[]
  /** Static imports, without dynamic ones. */
  readonly imports?: readonly string[]
}

/**
 * Fails a build in which a customer's page loads a module of the back office. This happens when the
 * bundler puts a module that both use into a file with admin modules.
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

/** Lists the output files with admin modules that customers' pages load, as `page → file`. */
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
