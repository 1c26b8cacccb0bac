import { expect, test } from 'vitest'

/** Predicates by the name of the state. */
export type States<Row> = Readonly<Record<string, (row: Row) => boolean>>

/** Defines one test per state: some but not all rows of the list have it. */
export function statesOf<Row>(
  list: string,
  rowsOf: () => Promise<readonly Row[]>,
  states: States<Row>,
): void {
  const named = Object.entries(states).map(([state, hasState]) => [`${list}: ${state}`, hasState] as const)
  test.each(named)('%s', async (_name, hasState) => {
    const rows = await rowsOf()
    expect(rows.some(hasState)).toBe(true)
    expect(rows.every(hasState)).toBe(false)
  })
}

/** One state per value of a field. */
export function each<Row, Value extends string | boolean | null>(
  field: string,
  valueOf: (row: Row) => Value,
  values: readonly Value[],
): States<Row> {
  return Object.fromEntries(
    values.map((value) => [`${field} ${value === '' ? "''" : value}`, (row: Row) => valueOf(row) === value]),
  )
}

/** Color levels of a usage bar. */
export function fillLevels<Row>(percentOf: (row: Row) => number): States<Row> {
  return {
    'below 70 %': (row) => percentOf(row) < 70,
    'from 70 %': (row) => percentOf(row) >= 70 && percentOf(row) < 80,
    'from 80 %': (row) => percentOf(row) >= 80 && percentOf(row) < 90,
    'from 90 %': (row) => percentOf(row) >= 90,
  }
}
