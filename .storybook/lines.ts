import { readFileSync, writeFileSync } from 'node:fs'

/** The entries of a JSON file that have the shape; none where it is missing, or is no longer JSON after a merge. */
export function readLines<Value>(
  file: string,
  isValue: (value: unknown) => value is Value,
): [string, Value][] {
  try {
    const known: unknown = JSON.parse(readFileSync(file, 'utf8'))
    return Object.entries(known ?? {}).filter((entry): entry is [string, Value] => isValue(entry[1]))
  } catch {
    return []
  }
}

/** One line for each entry, in order, so that two branches can both add some. */
export function writeLines(file: string, entries: Iterable<readonly [string, unknown]>): void {
  const lines = [...entries]
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, value]) => `${JSON.stringify(name)}: ${JSON.stringify(value)}`)
  writeFileSync(file, `{\n${lines.join(',\n')}\n}\n`)
}
