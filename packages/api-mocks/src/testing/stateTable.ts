import { expect, test } from 'vitest'

/** By its name, what a row shows that is in this state. */
export type States<Row> = Readonly<Record<string, (row: Row) => boolean>>

/** One test a state: some rows of the list are in it, and not all of them. */
export function statesOf<Row>(
  list: string,
  rowsOf: () => Promise<readonly Row[]>,
  states: States<Row>,
): void {
  const named = Object.entries(states).map(([state, shows]) => [`${list}: ${state}`, shows] as const)
  test.each(named)('%s', async (_name, shows) => {
    const rows = await rowsOf()
    expect(rows.some(shows)).toBe(true)
    expect(rows.every(shows)).toBe(false)
  })
}

/** One state for each value that a field may have. */
export function each<Row, Value extends string | boolean | null>(
  field: string,
  valueOf: (row: Row) => Value,
  values: readonly Value[],
): States<Row> {
  return Object.fromEntries(
    values.map((value) => [`${field} ${value === '' ? "''" : value}`, (row: Row) => valueOf(row) === value]),
  )
}

/** The colours of a bar: up to 70, 80 and 90 percent, and above. */
export function fillLevels<Row>(percentOf: (row: Row) => number): States<Row> {
  return {
    'up to 70 %': (row) => percentOf(row) <= 70,
    'up to 80 %': (row) => percentOf(row) > 70 && percentOf(row) <= 80,
    'up to 90 %': (row) => percentOf(row) > 80 && percentOf(row) <= 90,
    'above 90 %': (row) => percentOf(row) > 90,
  }
}
