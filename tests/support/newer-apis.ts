/**
 * What the oldest supported browsers lack (README.md, “Browsers”), as paths below `globalThis`. Code of
 * ours may use one only where a test for its presence comes first.
 */
export const newerApis = [
  'AbortSignal.any', // Safari 17.4
  'Array.fromAsync', // Chrome 121
  'Element.prototype.checkVisibility', // Safari 17.4
  'Error.isError',
  'Intl.DurationFormat', // Chrome 129
  'Iterator',
  'Map.groupBy', // Safari 17.4
  'Map.prototype.getOrInsert',
  'Math.sumPrecise',
  'Object.groupBy', // Safari 17.4
  'Promise.try',
  'Promise.withResolvers', // Safari 17.4
  'RegExp.escape',
  'Set.prototype.difference',
  'Set.prototype.intersection',
  'Set.prototype.isSubsetOf',
  'Set.prototype.symmetricDifference',
  'Set.prototype.union',
  'String.prototype.isWellFormed',
  'URL.canParse', // Safari 17
  'URL.parse',
  'Uint8Array.fromBase64',
  'Uint8Array.prototype.toBase64',
  'cancelIdleCallback',
  'document.startViewTransition',
  'navigation',
  'requestIdleCallback',
  'scheduler',
] as const

/**
 * Script that takes these out of a page before its own scripts run, and what is missing only there:
 * an orientation of pictures (Safari before 17.2), a database for files (private windows of Safari) and
 * the entry of a paint that shows nothing (Firefox, Safari).
 */
export const withoutNewerApis = `for (const path of ${JSON.stringify(newerApis)}) {
  const names = path.split('.')
  const name = names.pop()
  let owner = globalThis
  for (const part of names) owner = owner?.[part]
  for (let holder = owner; holder; holder = Object.getPrototypeOf(holder)) delete holder[name]
}
const createBitmap = createImageBitmap
globalThis.createImageBitmap = async (...given) => {
  if (given.at(-1)?.imageOrientation === 'from-image') throw new TypeError('from-image')
  return createBitmap(...given)
}
const { put } = IDBObjectStore.prototype
IDBObjectStore.prototype.put = function (value, ...key) {
  if (Object.values(value).some((part) => part instanceof Blob)) throw new TypeError('Blob')
  return put.call(this, value, ...key)
}
const { observe } = PerformanceObserver.prototype
PerformanceObserver.prototype.observe = function (asked) {
  if (asked.type !== 'paint') observe.call(this, asked)
}`
