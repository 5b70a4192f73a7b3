/** Lists the keys of a record. The record must have no keys besides those of its type. */
export const keysOf = <Key extends string>(record: Readonly<Partial<Record<Key, unknown>>>) =>
  // Object.keys widens to string since a value may have more keys than its type.
  Object.keys(record) as Key[]

/** Makes a record with one value for each key. */
export const recordOf = <Key extends string, Value>(
  keys: readonly Key[],
  makeValue: (key: Key) => Value,
) =>
  // Object.fromEntries forgets the keys.
  Object.fromEntries(keys.map((key) => [key, makeValue(key)])) as Record<Key, Value>
