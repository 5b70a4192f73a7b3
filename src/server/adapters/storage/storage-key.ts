const MAX_KEY_LENGTH = 500
const STEP = /^[A-Za-z0-9_-][A-Za-z0-9._-]*$/

export const isKey = (key: string): boolean =>
  key.length <= MAX_KEY_LENGTH && key.split('/').every((step) => STEP.test(step))

/**
 * Checks a key: names of letters, digits, `.`, `_` and `-`, separated by `/`, none starting with a
 * dot, so that no key leaves its folder or bucket.
 *
 * @throws RangeError for any other key, which is a bug: keys are never user input.
 */
export function checkedKey(key: string): string {
  if (isKey(key)) return key
  throw new RangeError(`not a storage key: ${JSON.stringify(key.slice(0, 100))}`)
}
