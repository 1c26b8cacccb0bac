import { describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { fixtureColumns } from '../../testing/fixtures/fixtureColumns.ts'
import { HostFilterPanel, reportedOnDay } from '../../testing/samples/HostFilterPanel.tsx'
import { renderWithCatalogue } from '../../testing/samples/renderWithCatalogue.tsx'
import type { Filters } from './filterDrafts.ts'

const applying = () => vi.fn<(filters: Filters) => void>()
const button = (name: string | RegExp) => page.getByRole('button', { name })
const active = page.getByRole('list', { name: 'Active filters' })

describe('FilterPanel by keyboard', () => {
  it('selects a suggestion and applies with Enter', async () => {
    const onApply = applying()
    await renderWithCatalogue(<HostFilterPanel ids={['operatingSystem', 'hostname']} onApply={onApply} />)
    await page.getByRole('combobox', { name: 'Hostname' }).click()
    await userEvent.keyboard('prd')
    await expect.element(page.getByRole('option').first()).toBeVisible()
    await userEvent.keyboard('{ArrowDown}')
    const first = page.getByRole('option', { selected: false }).first()
    const text = first.element().querySelector('bdi')?.textContent ?? ''
    await userEvent.keyboard('{Enter}')
    await expect.element(page.getByRole('combobox', { name: 'Hostname' })).toHaveValue(text)
    expect(onApply).not.toHaveBeenCalled()
    await userEvent.keyboard('{Enter}')
    expect(onApply).toHaveBeenCalledExactlyOnceWith({ hostname: { kind: 'text', text } })
  })

  it('checks several values and returns focus to the field', async () => {
    const onApply = applying()
    await renderWithCatalogue(<HostFilterPanel ids={['environment']} onApply={onApply} />)
    await expect.element(button(/^Environment/)).toBeVisible()
    button(/^Environment/)
      .element()
      .focus()
    await userEvent.keyboard('{Enter}')
    const search = page.getByRole('combobox', { name: 'Search in Environment' })
    await expect.element(search).toHaveFocus()
    await userEvent.keyboard('{ArrowDown}{Enter}{ArrowDown}{Enter}{Escape}')
    await expect.element(search).not.toBeInTheDocument()
    await expect.element(button(/^Environment/)).toHaveFocus()
    await userEvent.keyboard('{Tab}{Tab}{Enter}')
    const [filters] = onApply.mock.lastCall ?? []
    expect(filters?.['environment']).toMatchObject({ kind: 'oneOf', values: { length: 2 } })
  })

  it('changes a range by one slider handle and leaves the other end open', async () => {
    const onApply = applying()
    await renderWithCatalogue(<HostFilterPanel ids={['memoryTotal']} onApply={onApply} />)
    const handle = page.getByRole('slider', { name: 'Memory GiB, from' })
    await expect.element(handle).toBeInTheDocument()
    handle.element().focus()
    await userEvent.keyboard('{ArrowRight}')
    const from = page.getByRole('textbox', { name: 'Memory GiB, from' })
    await expect.element(from).toHaveValue('8')
    await button('Apply').click()
    expect(onApply).toHaveBeenCalledExactlyOnceWith({ memoryTotal: { kind: 'range', min: 8 } })
    await userEvent.keyboard('{Shift>}{Tab}{Tab}{Tab}{/Shift}')
    await userEvent.keyboard('{ArrowLeft}')
    await button('Apply').click()
    expect(onApply).toHaveBeenLastCalledWith({})
  })

  it('selects yes, no or all', async () => {
    const onApply = applying()
    await renderWithCatalogue(<HostFilterPanel ids={['clusterMember']} onApply={onApply} />)
    await page.getByRole('radio', { name: 'All' }).click()
    // Held down until the selection follows focus.
    await userEvent.keyboard('{ArrowRight>}')
    await expect.element(page.getByRole('radio', { name: 'Yes' })).toBeChecked()
    await userEvent.keyboard('{/ArrowRight}{Tab}{Tab}{Enter}')
    expect(onApply).toHaveBeenCalledExactlyOnceWith({ clusterMember: { kind: 'yesNo', value: true } })
    await page.getByRole('radio', { name: 'All' }).click()
    await button('Apply').click()
    expect(onApply).toHaveBeenLastCalledWith({})
  })

  it('accepts typed days', async () => {
    const onApply = applying()
    await renderWithCatalogue(<HostFilterPanel ids={['createdAt']} onApply={onApply} />)
    await page.getByRole('textbox', { name: 'Last report, from' }).click()
    await userEvent.keyboard('01/03/2026{Tab}{Tab}16/03/2026{Enter}')
    expect(onApply).toHaveBeenCalledExactlyOnceWith({
      createdAt: { kind: 'days', from: '2026-03-01', to: '2026-03-16' },
    })
  })

  it('accepts a single day', async () => {
    const onApply = applying()
    await renderWithCatalogue(
      <HostFilterPanel ids={['createdAt']} columns={reportedOnDay} onApply={onApply} />,
    )
    await page.getByRole('textbox', { name: 'Last report' }).click()
    await userEvent.keyboard('10/03/2026{Enter}')
    expect(onApply).toHaveBeenCalledExactlyOnceWith({
      createdAt: { kind: 'days', from: '2026-03-10', to: '2026-03-10' },
    })
    await expect.element(active).toHaveTextContent('Last report: 10/03/2026')
  })
})

describe('FilterPanel', () => {
  it('focuses the first invalid field and shows its error on apply', async () => {
    const onApply = applying()
    await renderWithCatalogue(<HostFilterPanel ids={['createdAt', 'memoryTotal']} onApply={onApply} />)
    const from = page.getByRole('textbox', { name: 'Last report, from' })
    await from.fill('31/02')
    await userEvent.keyboard('{Enter}')
    await expect.element(from).toHaveFocus()
    await expect.element(from).toHaveAccessibleDescription('Use DD/MM/YYYY')
    await from.fill('17/03/2026')
    await userEvent.keyboard('{Enter}')
    await expect.element(from).toHaveAccessibleDescription('No later than 16/03/2026')
    await from.fill('10/03/2026')
    await page.getByRole('textbox', { name: 'Last report, to' }).fill('09/03/2026')
    await userEvent.keyboard('{Enter}')
    await expect
      .element(page.getByRole('group', { name: 'Last report' }))
      .toHaveAccessibleDescription('“From” cannot be greater than “To”')
    await page.getByRole('textbox', { name: 'Last report, to' }).fill('')
    const memory = page.getByRole('textbox', { name: 'Memory GiB, to' })
    await memory.fill('much')
    await userEvent.keyboard('{Enter}')
    await expect.element(memory).toHaveFocus()
    await expect
      .element(page.getByRole('group', { name: 'Memory GiB' }))
      .toHaveAccessibleDescription('Enter a number, for example 12,345.6')
    expect(onApply).not.toHaveBeenCalled()
  })

  it('marks unapplied changes and discards them on reset', async () => {
    const onApply = applying()
    const applied: Filters = { environment: { kind: 'oneOf', values: ['PROD'] } }
    await renderWithCatalogue(
      <HostFilterPanel ids={['hostname', 'environment']} initialFilters={applied} onApply={onApply} />,
    )
    await expect.element(active).toHaveTextContent('Environment: PROD')
    await expect.element(page.getByText('Not applied yet')).not.toBeInTheDocument()
    await page.getByRole('combobox', { name: 'Hostname' }).fill('db')
    await expect.element(page.getByText('Not applied yet')).toBeVisible()
    await button('Reset').click()
    expect(onApply).toHaveBeenCalledExactlyOnceWith({})
    await expect.element(page.getByRole('combobox', { name: 'Hostname' })).toHaveValue('')
    await expect.element(active).not.toBeInTheDocument()
  })

  it('removes one filter by its chip', async () => {
    const onApply = applying()
    const applied: Filters = {
      environment: { kind: 'oneOf', values: ['PROD', ''] },
      memoryTotal: { kind: 'range', min: 16 },
    }
    await renderWithCatalogue(<HostFilterPanel initialFilters={applied} onApply={onApply} />)
    await expect.element(active).toMatchTextContent('Environment: PROD, (empty)')
    await button('Remove Environment: PROD, (empty)').click()
    expect(onApply).toHaveBeenCalledExactlyOnceWith({ memoryTotal: { kind: 'range', min: 16 } })
  })

  it('discards incomplete input of a filter with its chip and keeps other drafts', async () => {
    const applied: Filters = { createdAt: { kind: 'days', from: '2026-03-01', to: '2026-03-10' } }
    await renderWithCatalogue(
      <HostFilterPanel ids={['hostname', 'createdAt']} initialFilters={applied} onApply={applying()} />,
    )
    const to = page.getByRole('textbox', { name: 'Last report, to' })
    await to.fill('31/0')
    await page.getByRole('combobox', { name: 'Hostname' }).fill('db')
    await button(/^Remove Last report/).click()
    await expect.element(to).toHaveValue('')
    await expect.element(page.getByRole('combobox', { name: 'Hostname' })).toHaveValue('db')
  })

  it('shows the row count of each value', async () => {
    await renderWithCatalogue(<HostFilterPanel hosts={60} ids={['environment']} />)
    await button(/^Environment/).click()
    await expect.element(page.getByRole('option').first()).toBeVisible()
    const counts = page
      .getByRole('listbox', { name: 'Environment' })
      .getByRole('option')
      .elements()
      .map((item) => Number(/\d+$/.exec(item.textContent)?.[0]))
    expect(counts.reduce((sum, count) => sum + count, 0)).toBe(60)
  })

  it('labels values like the cells do', async () => {
    const applied: Filters = { environment: { kind: 'oneOf', values: ['CRITICAL'] } }
    const columns = fixtureColumns.map((column) =>
      column.id === 'environment'
        ? { id: column.id, kind: 'severity' as const, value: () => 'CRITICAL', filter: 'oneOf' as const }
        : column,
    )
    await renderWithCatalogue(
      <HostFilterPanel ids={['environment']} columns={columns} initialFilters={applied} />,
    )
    await expect.element(active).toHaveTextContent('Environment: Critical')
    await button(/^Environment/).click()
    await expect.element(page.getByRole('option', { name: /^Critical/, selected: true })).toBeVisible()
  })
})
