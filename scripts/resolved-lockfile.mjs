/**
 * Adds the URL of each package at a registry to a lockfile, in npm's standard URL form. Leaves packages
 * that have a URL, are links or are bundled unchanged.
 *
 * @param {{ packages: Record<string, object> }} lock content of a package-lock.json
 * @param {string} registry URL, with or without a trailing slash
 */
export function withResolvedUrls(lock, registry) {
  const packages = Object.entries(lock.packages).map(([path, it]) => {
    const isOfRegistry = path !== '' && !it.resolved && !it.link && !it.inBundle
    return [path, isOfRegistry ? { ...it, resolved: addressOf(path, it, registry) } : it]
  })
  return { ...lock, packages: Object.fromEntries(packages) }
}

const FOLDER = 'node_modules/'

/** Uses the real name of an aliased package. */
function addressOf(path, { name, version }, registry) {
  const full = name ?? path.slice(path.lastIndexOf(FOLDER) + FOLDER.length)
  const [, short = full] = full.split('/')
  return `${registry.replace(/\/$/, '')}/${full}/-/${short}-${version}.tgz`
}
