import { Button } from '../../components/button/Button.tsx'
import type { BulkActions } from '../../list-screen/bulk/BulkActionBar.tsx'

/** Bulk action with one button for all selected rows. */
export function bulkEdit<Row>(label: string, onPress: (rows: readonly Row[]) => void): BulkActions<Row> {
  return (rows) => <Button onClick={() => onPress(rows)}>{label}</Button>
}
