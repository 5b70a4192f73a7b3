const isOfBrowser = (path) => path.includes('end-to-end') || path.includes('.spec')

/**
 * Reads what `npm test` was called with: names of parts and paths of test files, in any order.
 * Paths select parts as well, so `npm test -- src/domain` runs unit tests alone. In a part that was
 * named without a path of its own, everything runs.
 */
export function chooseTests(args, partNames) {
  const named = args.filter((arg) => partNames.includes(arg))
  const paths = args.filter((arg) => !partNames.includes(arg))
  const pathsOf = {
    unit: paths.filter((path) => !isOfBrowser(path)),
    browser: paths.filter(isOfBrowser),
  }
  const withPaths = partNames.filter((name) => pathsOf[name]?.length > 0)
  const wantedParts = args.length === 0 ? partNames : [...new Set([...named, ...withPaths])]
  return { wantedParts, pathsOf }
}
