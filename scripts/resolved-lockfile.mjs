/**
 * A lock with the address of each package at a registry, in the form that npm's own has (the way to
 * a package's file is the same at every registry that npm itself publishes to). What has an address,
 * is a link or comes inside another package stays as it is.
 *
 * @param {{ packages: Record<string, object> }} lock a package-lock.json
 * @param {string} registry its address, with or without a slash at the end
 */
export function withResolvedUrls(lock, registry) {
  const packages = Object.entries(lock.packages).map(([path, it]) => {
    const isOfRegistry = path !== '' && !it.resolved && !it.link && !it.inBundle
    return [path, isOfRegistry ? { ...it, resolved: addressOf(path, it, registry) } : it]
  })
  return { ...lock, packages: Object.fromEntries(packages) }
}

const FOLDER = 'node_modules/'

/** A package that goes by another name bears its own. */
function addressOf(path, { name, version }, registry) {
  const full = name ?? path.slice(path.lastIndexOf(FOLDER) + FOLDER.length)
  const [, short = full] = full.split('/')
  return `${registry.replace(/\/$/, '')}/${full}/-/${short}-${version}.tgz`
}
