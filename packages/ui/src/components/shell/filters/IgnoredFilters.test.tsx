import { describe, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { renderWithProviders } from '../../../testing/samples/renderWithProviders.tsx'
import { noFilters, type GlobalFilters } from './globalFilters.ts'
import { IgnoredFilters, type IgnoredFiltersProps } from './IgnoredFilters.tsx'

const active = { location: 'Milan', environment: 'PROD', date: '2026-03-10' }

const notice = (applied: IgnoredFiltersProps['applied'], set: Partial<GlobalFilters>) => (
  <IgnoredFilters applied={applied} value={{ ...noFilters, ...set }} onChange={() => {}} />
)

describe('IgnoredFilters', () => {
  it('shows that no filter applies', async () => {
    await renderWithProviders(notice('none', { date: '2026-03-01' }))
    await expect.element(page.getByText('Global filters do not apply to this page.')).toBeVisible()
  })

  it('shows that only the date applies', async () => {
    await renderWithProviders(notice('date', { environment: 'PROD', date: '2026-03-01' }))
    await expect.element(page.getByText('Only the date filter applies to this page.')).toBeVisible()
  })

  it('shows that only the location applies', async () => {
    await renderWithProviders(notice('location', { environment: 'PROD' }))
    await expect.element(page.getByText('Only the location filter applies to this page.')).toBeVisible()
  })

  it.each([
    ['all', active],
    ['date', { date: '2026-03-01' }],
    ['location', { location: 'Milan' }],
    ['none', {}],
    ['parts', {}],
  ] as const)('renders nothing if no active filter is ignored: %s %j', async (applied, set) => {
    const { container } = await renderWithProviders(notice(applied, set))
    expect(container.textContent).toBe('')
  })
})

describe('IgnoredFilters with partially applied filters', () => {
  it('shows the active filters and removes one', async () => {
    const onChange = vi.fn<(filters: GlobalFilters) => void>()
    await renderWithProviders(<IgnoredFilters applied="parts" value={active} onChange={onChange} />)
    await expect.element(page.getByText('Global filters apply only where indicated.')).toBeVisible()
    const chips = page.getByRole('list', { name: 'Active filters' }).getByRole('listitem')
    expect(chips.elements().map(({ textContent }) => textContent)).toEqual([
      'Location: Milan',
      'Environment: PROD',
      'Date: 10/03/2026',
    ])
    await chips.nth(1).getByRole('button').click()
    expect(onChange.mock.calls).toEqual([[{ ...active, environment: null }]])
  })

  it('resets all filters and moves focus to the content', async () => {
    const onChange = vi.fn<(filters: GlobalFilters) => void>()
    await renderWithProviders(
      <>
        <IgnoredFilters applied="parts" value={active} onChange={onChange} />
        <main id="content" tabIndex={-1} />
      </>,
    )
    await page.getByRole('button', { name: 'Reset' }).click()
    expect(onChange.mock.calls).toEqual([[noFilters]])
    expect(document.activeElement?.id).toBe('content')
  })
})
