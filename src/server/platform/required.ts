/**
 * Returns a value that exists by the rules of the program, such as a row that the transaction has
 * written or locked before.
 *
 * @throws Error that names what is missing
 */
export function required<Value>(value: Value | null | undefined, name: string): Value {
  if (value === null || value === undefined) throw new Error(`${name} is missing`)
  return value
}
