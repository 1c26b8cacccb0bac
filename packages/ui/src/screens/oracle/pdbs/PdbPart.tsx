import { EmptyBlock } from '../../../components/feedback/EmptyBlock.tsx'
import type { Column } from '../../../data-table/columns/column.ts'
import { useText } from '../../../i18n/I18nProvider.tsx'
import type { ListArea } from '../../../list-screen/listArea.ts'
import { ListBlock } from '../../../list-screen/ListBlock.tsx'

export interface PdbPartProps<Row> {
  /** Catalogue of the corresponding list over all databases. */
  area: ListArea
  columns: readonly Column<Row>[]
  rows: readonly Row[]
  rowId: (row: Row) => string
}

/** A list of one PDB. */
export function PdbPart<Row>({ area, columns, rows, rowId }: PdbPartProps<Row>) {
  const t = useText('oraclePdbs.pdb')
  if (rows.length === 0) return <EmptyBlock title={t('none.title')} text={t('none.text')} />
  return <ListBlock area={area} columns={columns} list={{ status: 'ready', rows }} rowId={rowId} />
}

export function PdbPolicies({ policies }: { policies: readonly string[] }) {
  const t = useText('oraclePdbs.pdb')
  if (policies.length === 0) return <EmptyBlock title={t('noPolicies.title')} text={t('noPolicies.text')} />
  return (
    <ul className="columns-[16rem] gap-6 text-13">
      {policies.map((policy, index) => (
        <li key={index} className="py-1 wrap-anywhere">
          <bdi translate="no">{policy}</bdi>
        </li>
      ))}
    </ul>
  )
}
