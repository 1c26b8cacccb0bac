import { beforeEach, describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { Column } from '../../data-table/columns/column.ts'
import type { ComparedWith, Comparison } from '../../domain/comparison.ts'
import type { ListState } from '../../lib/state.ts'
import { renderWithProviders } from '../../testing/samples/renderWithProviders.tsx'
import { failed, forbidden, loading, ready } from '../../testing/states.ts'
import { CompareScreen } from './CompareScreen.tsx'

interface Row {
  hostname: string
  name: string
  version: string
  work: number
  memory?: number
  services?: readonly { name: string; enabled: boolean }[]
}

const columns: readonly Column<Row>[] = [
  { id: 'name', kind: 'link', to: ({ hostname, name }) => `/details/${hostname}/${name}` },
  { id: 'hostname', kind: 'text' },
  { id: 'version', kind: 'version' },
  { id: 'work', kind: 'number', measured: true },
  { id: 'memory', kind: 'gigabytes', value: ({ memory }) => memory },
  // Differs in every row, and is no change.
  { id: 'obsolete', kind: 'boolean', value: (_, now) => now > Date.parse('2026-03-01') },
]
const comparison: Comparison<Row> = {
  identity: ({ hostname, name }) => [hostname, name],
  groupedBy: 'host',
  groupTo: (host) => `/details/${host}`,
}
const row = (hostname: string, name: string, version = '19.3', work = 1): Row => {
  return { hostname, name, version, work }
}
const before = [
  row('h1', 'KEPT'),
  row('h1', 'GONE'),
  row('h2', 'BUSY'),
  row('h2', 'UPGRADED'),
  row('h3', 'X'),
]
const after = [
  row('h2', 'UPGRADED', '19.28', 3),
  row('h2', 'BUSY', '19.3', 2),
  row('h1', 'NEW'),
  row('h1', 'KEPT'),
]

async function compare(
  list: ListState<Row> = ready(after),
  compared: Partial<ComparedWith<Row>> = {},
  onRefresh = () => undefined,
) {
  const sampleComparison = {
    earlier: ready(before),
    comparison,
    from: '2026-02-01',
    until: null,
    onClose: vi.fn(),
  }
  await renderWithProviders(
    <div className="h-dvh">
      <CompareScreen
        area="databases.oracle"
        columns={columns}
        list={list}
        compared={{ ...sampleComparison, ...compared }}
        onRefresh={onRefresh}
      />
    </div>,
  )
}

const cells = () =>
  page
    .getByRole('row')
    .elements()
    .flatMap((row) => {
      const texts = [...row.querySelectorAll('tbody [data-cell]')].map((cell) => cell.textContent)
      return texts.length === 0 ? [] : [texts.slice(1).join(' | ')]
    })
// Wide enough for all three quick filters next to the switch.
beforeEach(() => page.viewport(1440, 900))

const quick = (name: RegExp) => page.getByRole('button', { name })
const measurements = page.getByRole('switch', { name: 'Show measurements (1)' })

describe('CompareScreen', () => {
  it('lists configuration changes by host', async () => {
    await compare()
    await expect
      .poll(cells)
      .toEqual([
        'h1 | NEW | Added | -',
        'h1 | GONE | Removed | -',
        'h2 | UPGRADED | Changed | Version: 19.3 to 19.28',
        'h3 | X | Removed | -',
      ])
    await expect.element(quick(/^Added\s*1$/)).toBeVisible()
    await expect.element(quick(/^Removed\s*2$/)).toBeVisible()
    await expect.element(quick(/^Changed\s*1$/)).toBeVisible()
  })

  it('adds measurements with the switch, after configuration changes', async () => {
    await compare()
    await expect.poll(() => cells().length).toBe(4)
    const control = measurements.element()
    if (control instanceof HTMLElement) control.focus()
    await userEvent.keyboard(' ')
    await expect
      .poll(() => cells().slice(2, 4))
      .toEqual([
        'h2 | UPGRADED | Changed | Version: 19.3 to 19.28, Active sessions: 1 to 3',
        'h2 | BUSY | Changed | Active sessions: 1 to 2',
      ])
    await expect.element(quick(/^Changed\s*2$/)).toBeVisible()
    await userEvent.keyboard(' ')
    await expect.poll(() => cells().length).toBe(4)
    await expect.element(quick(/^Changed\s*1$/)).toBeVisible()
  })

  it('links a host only if it exists on the later date', async () => {
    await compare()
    await expect
      .element(page.getByRole('link', { name: 'h1' }).first())
      .toHaveAttribute('href', '/details/h1')
    await expect.element(page.getByRole('rowheader', { name: 'h3' })).toBeVisible()
    expect(page.getByRole('link', { name: 'h3' }).elements()).toEqual([])
  })

  it('filters by the given kind of change', async () => {
    await compare(ready(after), {
      view: { filters: { change: { kind: 'oneOf', values: ['removed'] } } },
    })
    await expect.poll(cells).toEqual(['h1 | GONE | Removed | -', 'h3 | X | Removed | -'])
    await expect.element(quick(/^Removed\s*2$/)).toHaveAttribute('aria-pressed', 'true')
  })

  it('shows all values of a removed row in its detail', async () => {
    await compare()
    await page.getByRole('button', { name: /^Details of h3/ }).click()
    const detail = page.getByRole('region', { name: /^h3.*details$/ })
    await expect.element(detail.getByRole('columnheader', { name: '01/02/2026' })).toBeVisible()
    await expect.element(detail.getByRole('row', { name: 'Version 19.3' })).toBeVisible()
    expect(detail.getByRole('columnheader').elements()).toHaveLength(2)
  })

  it('shows an empty state without configuration changes and offers the measurements', async () => {
    await compare(ready(before.map((row) => (row.name === 'BUSY' ? { ...row, work: 9 } : row))))
    await expect.element(page.getByText('No configuration changes')).toBeVisible()
    await measurements.click()
    await expect.poll(cells).toEqual(['h2 | BUSY | Changed | Active sessions: 1 to 9'])
  })
})

describe('CompareScreen and small or nested values', () => {
  const [kept] = before
  async function compareOne(earlier: Partial<Row>, later: Partial<Row>) {
    const rowsOf = (values: Partial<Row>) => (kept ? ready([{ ...kept, ...values }]) : loading)
    await compare(rowsOf(later), { earlier: rowsOf(earlier) })
  }

  it('shows the unit, and all digits of numbers that read the same', async () => {
    await compareOne({ memory: 12.001 }, { memory: 12.004 })
    await expect.poll(cells).toEqual(['h1 | KEPT | Changed | Memory GiB: 12.001 to 12.004'])
  })

  it('shows a change inside a list that no column shows, whatever its order', async () => {
    const [a, b] = ['a', 'b'].map((name) => ({ name, enabled: true }))
    if (!a || !b) throw new Error('no services')
    await compareOne({ services: [a, b] }, { services: [{ ...b, enabled: false }, a] })
    await expect.poll(cells).toEqual(['h1 | KEPT | Changed | Services · b · Enabled: Yes to No'])
  })

  it('finds rows that moved to another place', async () => {
    const moved = before.map((row) => (row.name === 'UPGRADED' ? { ...row, version: '19.28' } : row))
    await compare(ready(moved.map((row) => (row.name === 'KEPT' ? { ...row, memory: 8 } : row))), {
      comparison: { ...comparison, places: ['version'] },
    })
    await expect.element(quick(/^Changed\s*2$/)).toBeVisible()
    await quick(/^Moved\s*1$/).click()
    await expect.poll(cells).toEqual(['h2 | UPGRADED | Changed | Version: 19.3 to 19.28'])
  })
})

describe('CompareScreen without both lists', () => {
  it('names each date that failed', async () => {
    const earlier = failed('GET /x: 502')
    await compare(failed('GET /x: 500'), { earlier, until: '2026-03-01' })
    await expect.element(page.getByText('Could not load one of the two dates')).toBeVisible()
    const message = page.getByText(/^01\/02\/2026: GET \/x: 502\s01\/03\/2026: GET \/x: 500$/)
    await expect.element(message).toBeInTheDocument()
  })

  it('retries the list that failed', async () => {
    const retry = vi.fn()
    await compare(ready(after), { earlier: failed('GET /x: 502', retry) })
    await page.getByRole('button', { name: 'Retry' }).click()
    expect(retry).toHaveBeenCalledTimes(1)
  })

  it.each([
    ['is forbidden', forbidden],
    ['loads', loading],
    ['failed', failed()],
  ])('can be closed if one list %s', async (_state, list) => {
    const onClose = vi.fn()
    await compare(list, { onClose })
    await page.getByRole('button', { name: 'Back to the list' }).click()
    expect(onClose).toHaveBeenCalledTimes(1)
  })
})
