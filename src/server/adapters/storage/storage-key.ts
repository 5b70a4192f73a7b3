const MAX_KEY_LENGTH = 500
const STEP = /^[A-Za-z0-9_-][A-Za-z0-9._-]*$/

export const isKey = (key: string): boolean =>
  key.length <= MAX_KEY_LENGTH && key.split('/').every((step) => STEP.test(step))

/**
 * A key as every storage can hold it: names of letters, digits, `.`, `_` and `-`, divided by `/`,
 * none beginning with a dot, so that no key leads out of its folder or bucket.
 *
 * @throws RangeError for another: keys are ours, so it is a bug and never user input.
 */
export function checkedKey(key: string): string {
  if (isKey(key)) return key
  throw new RangeError(`not a storage key: ${JSON.stringify(key.slice(0, 100))}`)
}
