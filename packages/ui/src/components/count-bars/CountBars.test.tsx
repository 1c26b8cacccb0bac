import { expect, it, test } from 'vitest'
import { page } from 'vitest/browser'
import { renderWithCatalogue } from '../../testing/samples/renderWithCatalogue.tsx'
import { CountBars, selectedBars, toggleBar } from './CountBars.tsx'

it('shows a list with a value for every row', async () => {
  const bars = Array.from({ length: 200_000 }, (_, index) => ({
    id: `${index}`,
    label: `db-${index}`,
    count: 1,
  }))
  await renderWithCatalogue(<CountBars title="Host" bars={bars} />)
  await expect.element(page.getByText('db-0', { exact: true })).toBeVisible()
})

it('shows labels whole that would be cut beside their bars', async () => {
  const label = 'Delete snapshot older than 30 days'
  await renderWithCatalogue(
    <div style={{ width: 240 }}>
      <CountBars title="Suggestion" bars={[{ id: label, label, count: 3 }]} />
    </div>,
  )
  const text = page.getByTitle(label)
  await expect.element(text).toBeVisible()
  expect(text.element().scrollWidth).toBeLessThanOrEqual(text.element().clientWidth)
})

const environment = { id: 'environment', kind: 'text' }
const archivelog = { id: 'archivelog', kind: 'boolean' }

test('toggleBar toggles the filter of a bar and keeps other filters', () => {
  const others = { name: { kind: 'text', text: 'x' } } as const
  const set = toggleBar(environment, 'DEV', others)
  expect(set).toEqual({ ...others, environment: { kind: 'oneOf', values: ['DEV'] } })
  expect(selectedBars('environment', set)).toEqual(['DEV'])
  expect(toggleBar(environment, 'DEV', set)).toEqual(others)
})

test('toggleBar adds a second value to the filter', () => {
  const two = toggleBar(environment, '', { environment: { kind: 'oneOf', values: ['DEV'] } })
  expect(two).toEqual({ environment: { kind: 'oneOf', values: ['DEV', ''] } })
  expect(toggleBar(environment, 'DEV', two)).toEqual({ environment: { kind: 'oneOf', values: [''] } })
})

test('toggleBar sets a boolean filter to one value at a time', () => {
  const yes = toggleBar(archivelog, '1', {})
  expect(yes).toEqual({ archivelog: { kind: 'yesNo', value: true } })
  expect(selectedBars('archivelog', yes)).toEqual(['1'])
  expect(toggleBar(archivelog, '0', yes)).toEqual({ archivelog: { kind: 'yesNo', value: false } })
  expect(toggleBar(archivelog, '1', yes)).toEqual({})
})
