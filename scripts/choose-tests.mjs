const isOfBrowser = (path) => path.includes('end-to-end') || path.includes('.spec')

/**
 * Interprets the arguments of `npm test`: names of parts and paths of test files, in any order. A path
 * selects its part too, so `npm test -- src/domain` runs unit tests only. A part without a path runs
 * completely.
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
