import type { OracleContract } from '@inventory-console/api-mocks/contract'
import { Server } from 'lucide-react'
import { useMemo, useState, type ReactNode } from 'react'
import { useText } from '../../../i18n/I18nProvider.tsx'
import { oracleColumns } from './contractColumns.ts'
import { ContractsFrame, type ContractsScreenProps } from './ContractsFrame.tsx'
import { emptyOracleForm, oracleInitialForm, type OracleValues } from './forms/oracleValues.ts'

export type { ContractFormSlot, OpenForm } from './forms/contractForms.ts'
export type { OracleValues } from './forms/oracleValues.ts'

export interface OracleContractsScreenProps extends ContractsScreenProps<OracleContract, OracleValues> {
  /** Renders the hosts dialog of a contract. */
  hosts: (contract: OracleContract, onClose: () => void) => ReactNode
}

export function OracleContractsScreen({ hosts, ...props }: OracleContractsScreenProps) {
  const { list } = props
  const t = useText('contracts')
  const [dialogContractId, setDialogContractId] = useState<string | null>(null)
  const rows = list.status === 'ready' ? list.value : []
  // Shows the column while loading, so that the layout does not shift.
  const hasReferences =
    list.status === 'loading' || rows.some(({ referenceNumber }) => referenceNumber !== '')
  const columns = useMemo(() => oracleColumns(hasReferences), [hasReferences])
  // Read from the current list, because its hosts may change while the dialog is open.
  const contract = rows.find(({ id }) => id === dialogContractId)
  return (
    <>
      <ContractsFrame
        {...props}
        technology="oracle"
        area="contracts.oracle"
        columns={columns}
        emptyForm={emptyOracleForm}
        editForm={oracleInitialForm}
        copyForm={(contract) => oracleInitialForm(contract, true)}
        extraActions={(contract) => [
          {
            id: 'hosts',
            label: t('actions.hosts'),
            icon: Server,
            onSelect: () => setDialogContractId(contract.id),
            disabled: contract.unlimited && contract.hosts.length === 0 ? t('hosts.unlimited') : undefined,
          },
        ]}
      />
      {contract ? hosts(contract, () => setDialogContractId(null)) : null}
    </>
  )
}
