import { useState } from 'react'
import { beforeEach, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { Button } from '../../components/button/Button.tsx'
import type { ListView } from '../../lib/listView.ts'
import { useListView } from '../../list-screen/views/useListView.ts'
import { renderWithProviders } from '../../testing/samples/renderWithProviders.tsx'
import type { Column } from '../columns/column.ts'
import { DataTable } from '../DataTable.tsx'
import { useDataTable } from '../useDataTable.tsx'
import type { Reveal } from './useReveal.ts'

interface Row {
  id: string
  hostname: string
}

const columns: readonly Column<Row>[] = [{ id: 'hostname', kind: 'text', filter: 'text' }]
const rowsOf = (count: number): readonly Row[] =>
  Array.from({ length: count }, (_, index) => ({ id: `r${index}`, hostname: `db-${index}` }))

function Table({
  reveal,
  view: initialView,
  isPending = false,
}: {
  reveal: Reveal
  view: Partial<ListView>
  isPending?: boolean
}) {
  const [rows, setRows] = useState(() => (isPending ? rowsOf(10) : rowsOf(300)))
  const [shown, setShown] = useState<Reveal | null>(isPending ? reveal : null)
  const { view, setView } = useListView(columns, { view: initialView })
  const table = useDataTable({
    area: 'hosts',
    columns,
    rows,
    rowId: ({ id }) => id,
    view,
    setView,
  })
  return (
    <div className="flex h-100 flex-col">
      <Button onClick={() => (isPending ? setRows(rowsOf(300)) : setShown(reveal))}>Reveal</Button>
      <DataTable table={table} name="Hosts" reveal={shown} />
    </div>
  )
}

const row = (name: string) => page.getByRole('row', { name, exact: true })
const button = page.getByRole('button', { name: 'Reveal' })

beforeEach(() => page.viewport(1024, 700))

it('turns to the page of the row, scrolls to it and marks it without moving the focus', async () => {
  await renderWithProviders(<Table reveal={{ id: 'r270' }} view={{ pageSize: 100 }} />)
  await button.click()
  await expect.element(row('db-270')).toBeInViewport()
  await expect.element(row('db-270')).toHaveAttribute('aria-current', 'true')
  await expect.element(button).toHaveFocus()
})

it('scrolls to a row that a later refresh adds', async () => {
  await renderWithProviders(<Table isPending reveal={{ id: 'r150' }} view={{ pageSize: 'all' }} />)
  await expect.element(row('db-1')).toBeVisible()
  await button.click()
  await expect.element(row('db-150')).toBeInViewport()
})

it('keeps the filters that hide a row, unless it is forced', async () => {
  await renderWithProviders(<Table reveal={{ id: 'r7' }} view={{ search: 'db-250' }} />)
  await button.click()
  await expect.element(row('db-250')).toBeVisible()
  await expect.element(row('db-7')).not.toBeInTheDocument()
})

it('clears the filters that hide a forced row and moves the focus to it', async () => {
  await renderWithProviders(<Table reveal={{ id: 'r7', force: true }} view={{ search: 'db-250' }} />)
  await button.click()
  await expect.element(page.getByRole('rowheader', { name: 'db-7', exact: true })).toHaveFocus()
})
