import type { PdbChange } from '@inventory-console/api-mocks/contract'
import { makeHostChanges } from '@inventory-console/api-mocks/fixtures/oracleAudits'
import { composeStories } from '@storybook/react-vite'
import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { renderWithProviders } from '../../../testing/samples/renderWithProviders.tsx'
import { loading, one, ready } from '../../../testing/states.ts'
import * as cpuTimeStories from './CpuTimeCharts.stories.tsx'
import { GrowthCharts, type GrowthChartsProps } from './GrowthCharts.tsx'
import { HostCharts } from './HostCharts.tsx'

const { Ready: CpuTime } = composeStories(cpuTimeStories)
const initial = { from: '2026-02-13', to: '2026-03-16' }
const { hostname, oracleChangesDBs } = makeHostChanges(1)
const [first = ''] = oracleChangesDBs.map(({ databasename }) => databasename)

const growth = (props: Partial<GrowthChartsProps>) => (
  <GrowthCharts
    hostname={hostname}
    changes={one(oracleChangesDBs)}
    pdbs={ready<PdbChange>([])}
    initialSelection={null}
    onCompare={() => {}}
    days={initial}
    initial={initial}
    onDaysChange={() => {}}
    {...props}
  />
)

test.each([
  ['CPU time', <CpuTime key="cpu" />],
  ['growth', growth({ initialSelection: [first] })],
])('says at a chart of %s that dragging chooses the period', async (_, charts) => {
  await renderWithProviders(charts)
  const cursor = page.getByRole('slider').first()
  await expect.element(cursor).toHaveAccessibleDescription(/drag/i)
})

test('shows the databases where their placeholder was', async () => {
  const topOf = (selector: string) => {
    const element = document.querySelector(selector)
    const section = element?.closest('section')
    return (element?.getBoundingClientRect().top ?? 0) - (section?.getBoundingClientRect().top ?? 0)
  }
  await renderWithProviders(
    <>
      {growth({ changes: loading })}
      {growth({})}
    </>,
  )
  await expect.element(page.getByRole('list', { name: 'Databases' })).toBeVisible()
  expect(topOf('[aria-label="Databases"]')).toBe(topOf('[data-slot="skeleton"]:last-child'))
})

test('finds one of 300 hosts by the name of its database', async () => {
  const onChoose = vi.fn()
  const hosts = Array.from({ length: 300 }, (_, index) => {
    const id = `host-${String(index).padStart(3, '0')}`
    return { id, label: id, note: index === 250 ? 'CRM, DWH' : 'ORCL' }
  })
  await renderWithProviders(
    <div className="h-dvh">
      <HostCharts view="growth" hosts={ready(hosts)} selectedId={null} onSelect={onChoose}>
        {null}
      </HostCharts>
    </div>,
  )
  await page.getByRole('combobox').fill('dwh')
  await expect.poll(() => page.getByRole('option').elements().length).toBe(1)
  await page.getByRole('option', { name: /host-250/ }).click()
  expect(onChoose).toHaveBeenCalledWith('host-250')
})

test('explains PDBs without sizes instead of showing a flat line', async () => {
  const pdb = (pdbname: string, size: number): PdbChange => ({
    dbname: first,
    pdbname,
    updated: '2026-03-10T12:00:00Z',
    datafileSize: size,
    segmentsSize: size,
    allocable: size,
  })
  await renderWithProviders(
    growth({
      initialSelection: [first],
      pdbs: ready([pdb('EMPTY', 0), pdb('FULL', 3), { ...pdb('OTHER', 3), dbname: 'ELSE' }]),
    }),
  )
  await page.getByRole('button', { name: /^Pluggable databases of/ }).click()
  await expect.element(page.getByText(/^No size history for 1 PDB/)).toBeVisible()
  await expect.element(page.getByRole('figure', { name: /^FULL growth/ })).toBeVisible()
  await expect.element(page.getByRole('figure', { name: /^EMPTY growth/ })).not.toBeInTheDocument()
  await expect.element(page.getByRole('figure', { name: /^OTHER growth/ })).not.toBeInTheDocument()
})

test('reports a period only when both dates are valid', async () => {
  const onDaysChange = vi.fn()
  await renderWithProviders(growth({ onDaysChange }))
  const from = page.getByRole('textbox', { name: 'Period, from' })
  await from.fill('20/02')
  await userEvent.tab()
  expect(onDaysChange).not.toHaveBeenCalled()
  await from.fill('20/02/2026')
  await userEvent.tab()
  expect(onDaysChange).toHaveBeenLastCalledWith({ from: '2026-02-20', to: '2026-03-16' })
})
