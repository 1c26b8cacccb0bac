import { useMemo } from 'react'
import type { Tone } from '../../../components/badge/Badge.tsx'
import type { Column } from '../../../data-table/columns/column.ts'
import { ListBlock } from '../../../list-screen/ListBlock.tsx'
import type { ListCount } from '../../../list-screen/toolbar/QuickFilters.tsx'
import { outcomes, type Outcome, type ReceiptLine } from './importOutcome.ts'

const tones: Record<Outcome, Tone> = {
  stored: 'success',
  refused: 'danger',
  unknown: 'warning',
  notRead: 'neutral',
  skipped: 'neutral',
}

const columns: readonly Column<ReceiptLine>[] = [
  { id: 'line', kind: 'number', width: 72, value: ({ line }) => line.line },
  { id: 'contractID', kind: 'text', width: 144, card: 'name', value: ({ line }) => line.contractID },
  { id: 'licenseTypeID', kind: 'text', width: 112, value: ({ line }) => line.licenseTypeID },
  { id: 'outcome', kind: 'badge', tone: ({ outcome }) => tones[outcome], filter: 'oneOf' },
  {
    id: 'reason',
    kind: 'text',
    width: 320,
    card: 'wide',
    optional: true,
    value: ({ reason }) => reason || null,
  },
]

/** The outcome of each line of an imported file, with an export. */
export function ImportReceipt({ lines }: { lines: readonly ReceiptLine[] }) {
  const counts = useMemo<readonly ListCount[]>(
    () =>
      outcomes
        .filter((id) => lines.some(({ outcome }) => outcome === id))
        .map((id) => ({
          id,
          column: 'outcome',
          filter: { kind: 'oneOf', values: [id] },
          tone: tones[id],
        })),
    [lines],
  )
  return (
    <ListBlock
      area="contractImport.receipt"
      columns={columns}
      list={{ status: 'ready', value: lines }}
      rowId={({ line }) => String(line.line)}
      counts={counts}
    />
  )
}
