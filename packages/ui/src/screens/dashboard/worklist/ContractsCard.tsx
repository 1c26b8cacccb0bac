import type { MySQLContract, OracleContract, SqlServerContract } from '@inventory-console/api-mocks/contract'
import { figureRows, figureTo, listFigures } from '../../../columns/figures.ts'
import { daysUntil } from '../../../columns/renewals.ts'
import { useText } from '../../../i18n/I18nProvider.tsx'
import { useNow } from '../../../lib/clock.ts'
import type { ListState } from '../../../lib/state.ts'
import { WorkCard } from './WorkCard.tsx'
import { combineStates, emptyRows, topRows } from './workStates.ts'

export interface ContractLists {
  oracle: ListState<OracleContract>
  mysql: ListState<MySQLContract>
  sqlServer: ListState<SqlServerContract>
}

/** A contract is urgent this many days before its support ends. */
const urgentDays = 30

/** Contracts whose support ends soon. */
export function ContractsCard({ oracle, mysql, sqlServer }: ContractLists) {
  const t = useText('dashboard')
  const now = useNow()
  const sources = [
    { figure: 'oracleContracts', product: 'oracle', list: oracle },
    { figure: 'mysqlContracts', product: 'mysql', list: mysql },
    { figure: 'sqlServerContracts', product: 'sqlServer', list: sqlServer },
  ] as const
  const expiring = sources.map(({ figure, product, list }) => ({
    figure,
    list: t(`products.${product}`),
    path: listFigures[figure].list,
    to: figureTo(listFigures[figure], now),
    rows:
      list.status === 'ready'
        ? figureRows<Pick<Contract, 'supportExpiration'>, Contract>(listFigures[figure], list.value, now)
        : emptyRows,
  }))
  const state = combineStates([oracle, mysql, sqlServer], () => {
    const rows = expiring.flatMap(({ list, path, rows }) =>
      rows.map((row) => ({ row, list, path, days: daysUntil(row.supportExpiration, now) ?? 0 })),
    )
    return {
      links: expiring.map(({ figure, list, to, rows }) => ({ figure, list, to, count: rows.length })),
      rows: topRows(rows, ({ days }) => -days).map(({ row, list, path, days }, index) => ({
        key: String(index),
        name: row.contractID || row.licenseTypeID,
        to: `${path}?${new URLSearchParams({ search: row.contractID || row.licenseTypeID })}`,
        detail: row.licenseTypeID === '' ? list : `${list} · ${row.licenseTypeID}`,
        value: t('work.contracts.value', { count: days }),
        isUrgent: days <= urgentDays,
      })),
    }
  })
  return <WorkCard id="contracts" state={state} />
}

interface Contract {
  contractID: string
  licenseTypeID: string
  supportExpiration: string | null
}
