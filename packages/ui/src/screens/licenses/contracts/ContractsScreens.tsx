import type {
  MySQLContract,
  MysqlLicenseType,
  OracleContract,
  SqlServerContract,
  SqlServerLicenseType,
} from '@inventory-console/api-mocks/contract'
import { Server } from 'lucide-react'
import { useMemo } from 'react'
import { useText } from '../../../i18n/I18nProvider.tsx'
import { Link } from '../../../lib/links.ts'
import { type ListState, valueOr } from '../../../lib/state.ts'
import { paths } from '../../paths.ts'
import { mysqlColumns, oracleColumns, sqlServerColumns } from './contractColumns.ts'
import { ContractsFrame, type ContractsScreenProps } from './ContractsFrame.tsx'
import {
  emptyCountedForm,
  emptyOracleForm,
  mysqlInitialForm,
  oracleInitialForm,
  sqlServerInitialForm,
  type CountedValues,
  type OracleValues,
} from './forms/contractValues.ts'

export type { OpenForm } from '../useSaveForm.ts'
export type { CountedValues, OracleValues } from './forms/contractValues.ts'

export type OracleContractsScreenProps = ContractsScreenProps<OracleContract, OracleValues>

export function OracleContractsScreen(props: OracleContractsScreenProps) {
  const { list } = props
  const t = useText('contracts')
  // Shows the column while loading, so that the layout does not shift.
  const hasReferences =
    list.status === 'loading' || valueOr(list, []).some(({ referenceNumber }) => referenceNumber !== '')
  const columns = useMemo(() => oracleColumns(hasReferences), [hasReferences])
  return (
    <ContractsFrame
      {...props}
      technology="oracle"
      columns={columns}
      emptyForm={emptyOracleForm}
      initialForm={oracleInitialForm}
      extraActions={({ unlimited, hosts }, openHosts) => [
        {
          id: 'hosts',
          label: t('actions.hosts'),
          icon: Server,
          onSelect: openHosts,
          disabled: unlimited && hosts.length === 0 ? t('hosts.unlimited') : undefined,
        },
      ]}
    />
  )
}

export interface MysqlContractsScreenProps extends ContractsScreenProps<MySQLContract, CountedValues> {
  /** License types of the price list. */
  types: ListState<MysqlLicenseType>
}

export function MysqlContractsScreen(props: MysqlContractsScreenProps) {
  const types = valueOr(props.types, null)
  const isLoading = props.types.status === 'loading'
  const columns = useMemo(() => mysqlColumns(types, isLoading), [types, isLoading])
  return (
    <ContractsFrame
      {...props}
      technology="mysql"
      columns={columns}
      emptyForm={emptyCountedForm}
      initialForm={mysqlInitialForm}
      detail={renderNames}
    />
  )
}

export interface SqlServerContractsScreenProps extends ContractsScreenProps<
  SqlServerContract,
  CountedValues
> {
  types: ListState<SqlServerLicenseType>
}

export function SqlServerContractsScreen(props: SqlServerContractsScreenProps) {
  const types = valueOr(props.types, null)
  const isLoading = props.types.status === 'loading'
  const columns = useMemo(() => sqlServerColumns(types, isLoading), [types, isLoading])
  return (
    <ContractsFrame
      {...props}
      technology="sqlServer"
      columns={columns}
      emptyForm={emptyCountedForm}
      initialForm={sqlServerInitialForm}
      detail={renderNames}
    />
  )
}

const renderNames = (contract: MySQLContract | SqlServerContract) => <AssociatedNames contract={contract} />

interface AssociatedNamesProps {
  contract: { hosts: readonly string[]; clusters: readonly string[] }
}

/** Hosts or clusters of a contract, each with a link. */
function AssociatedNames({ contract }: AssociatedNamesProps) {
  const t = useText('contracts')
  const common = useText('common')
  const { hosts, clusters } = contract
  if (hosts.length + clusters.length === 0)
    return <p className="text-13 text-text-muted">{t('associated.none')}</p>
  return (
    <div className="flex flex-col gap-3 text-13">
      <Names title={common('lists.hosts.count', { count: hosts.length })} names={hosts} to={paths.host} />
      <Names
        title={t('associated.clusters', { count: clusters.length })}
        names={clusters}
        to={paths.cluster}
      />
    </div>
  )
}

function Names({
  title,
  names,
  to,
}: {
  title: string
  names: readonly string[]
  to: (name: string) => string
}) {
  if (names.length === 0) return null
  return (
    <section aria-label={title}>
      <h2 className="font-semibold">{title}</h2>
      <ul className="flex flex-wrap gap-x-4">
        {names.map((name) => (
          <li key={name} className="min-w-0">
            <Link to={to(name)} className="inline-flex min-h-6 items-center text-accent-text hover:underline">
              <bdi translate="no" className="wrap-anywhere">
                {name}
              </bdi>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
