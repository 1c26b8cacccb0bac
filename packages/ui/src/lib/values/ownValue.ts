/** Returns an own property, so that a key from data such as "constructor" never reaches the prototype. */
export function ownValue<Value>(
  record: Readonly<Record<string, Value>> | null | undefined,
  key: string,
): Value | undefined {
  return record && Object.hasOwn(record, key) ? record[key] : undefined
}
