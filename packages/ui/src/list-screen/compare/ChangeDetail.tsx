import { useText } from '../../i18n/I18nProvider.tsx'
import { missingValue } from '../../lib/format.ts'
import type { ChangeRow } from './changeRows.ts'

interface ChangeDetailProps {
  row: ChangeRow
  /** Formatted dates. */
  from: string
  to: string
}

const cell = 'py-1 pr-6 text-left align-top font-normal whitespace-pre-line wrap-anywhere'

/** Changed fields, or all values of an added or removed row. */
export function ChangeDetail({ row, from, to }: ChangeDetailProps) {
  const t = useText('list')
  return (
    <table className="max-w-[96ch] text-13">
      <thead className="text-12 text-text-muted">
        <tr>
          <th scope="col" className={cell}>
            {t('compare.columns.field')}
          </th>
          {row.change === 'added' ? null : (
            <th scope="col" className={cell}>
              {from}
            </th>
          )}
          {row.change === 'removed' ? null : (
            <th scope="col" className={cell}>
              {to}
            </th>
          )}
        </tr>
      </thead>
      <tbody>
        {row.fields().map((change) => (
          <tr key={change.field}>
            <th scope="row" className={cell}>
              {change.field}
            </th>
            {row.change === 'added' ? null : <td className={cell}>{change.from || missingValue}</td>}
            {row.change === 'removed' ? null : <td className={cell}>{change.to || missingValue}</td>}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
