import { makeRack } from '@inventory-console/api-mocks/fixtures/exadata'
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { renderWithProviders } from '../../testing/samples/renderWithProviders.tsx'
import { componentsOf } from './rackParts.ts'
import { RackTabs } from './RackTabs.tsx'

async function renderRack(rack: ReturnType<typeof makeRack>) {
  await page.viewport(1440, 900)
  await renderWithProviders(
    <RackTabs
      rack={rack}
      hostnames={new Set()}
      onEdit={() => undefined}
      onSaveRdma={() => Promise.resolve()}
      draft={undefined}
      onDraftChange={() => undefined}
    />,
  )
}

it('offers only the parts of a cell that the rack has', async () => {
  const rack = makeRack(1)
  const [cell] = componentsOf(rack, 'STORAGE_CELL')
  const [disk] = cell?.storageCells ?? []
  if (!cell || !disk) throw new Error('The sample rack has no storage cell with disks')
  const { gridDisks: _, ...plainDisk } = disk
  const components = [{ ...cell, storageCells: [{ ...plainDisk, databases: [] }] }]
  await renderRack({ ...rack, components })
  await page.getByRole('button', { name: /^Actions for/ }).click()
  await expect.element(page.getByRole('menuitem', { name: 'Show cell disks' })).toBeVisible()
  expect(page.getByRole('menuitem', { name: /^Show/ }).elements()).toHaveLength(1)
})

it('shows and removes the filter of a short list that the action of another list set', async () => {
  const rack = makeRack(1)
  const [first, second] = componentsOf(rack, 'STORAGE_CELL')
  if (!first || !second) throw new Error('The sample rack has fewer than two storage cells')
  const components = [first, second].map((cell) => ({
    ...cell,
    storageCells: (cell.storageCells ?? []).slice(0, 2),
  }))
  await renderRack({ ...rack, components })
  await page
    .getByRole('button', { name: /^Actions for/ })
    .first()
    .click()
  await page.getByRole('menuitem', { name: 'Show cell disks' }).click()
  const rows = page.getByRole('grid', { name: /disks/i }).getByRole('row')
  await expect.poll(() => rows.elements().length).toBe(3)
  await page.getByRole('button', { name: `Remove Storage cell: ${first.hostname}`, exact: true }).click()
  await expect.poll(() => rows.elements().length).toBe(5)
})
