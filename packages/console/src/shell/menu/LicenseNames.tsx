import type { PaletteEntry, PaletteGroup } from '@inventory-console/ui/components/shell/search/CommandPalette'
import { useText } from '@inventory-console/ui/i18n/I18nProvider'
import { exactly, listUrl } from '@inventory-console/ui/lib/listUrl'
import { type ListState, pendingState, valueOr } from '@inventory-console/ui/lib/state'
import { paths } from '@inventory-console/ui/paths'
import { useEffect, useMemo } from 'react'
import {
  mysqlContracts,
  oracleContracts,
  sqlServerContracts,
  useMysqlLicenseTypes,
  useOracleLicenseTypes,
  useSqlServerLicenseTypes,
} from '../../platform/queries/licenses.ts'

interface LicenseNamesProps {
  /** Receives the groups of the palette. */
  onChange: (groups: readonly PaletteGroup[]) => void
}

/** Reads the names of contracts and license types for the command palette. Renders nothing. */
export function LicenseNames({ onChange }: LicenseNamesProps) {
  const contracts = useContractEntries()
  const types = useTypeEntries()
  useEffect(
    () =>
      onChange([
        { id: 'contracts', list: contracts },
        { id: 'licenseTypes', list: types },
      ]),
    [contracts, types, onChange],
  )
  return null
}

interface Contract {
  id: string
  contractID: string
  licenseTypeID?: string
  itemDescription?: string
  csi?: string
}

function useContractEntries(): ListState<PaletteEntry> {
  const t = useText('pages')
  const oracle = oracleContracts.useRows(noFilters)
  const mysql = mysqlContracts.useRows(noFilters)
  const sqlServer = sqlServerContracts.useRows(noFilters)
  return useMemo(() => {
    const entriesOf = (list: ListState<Contract>, path: string, title: string) =>
      valueOr(list, []).map(({ id, contractID, licenseTypeID, itemDescription, csi }): PaletteEntry => {
        const label = contractID || csi || licenseTypeID || id
        const column = contractID ? 'contractID' : csi ? 'csi' : licenseTypeID ? 'licenseTypeID' : null
        return {
          id: `${path} ${id}`,
          label,
          note: [title, licenseTypeID, itemDescription].filter(Boolean).join(' · '),
          to: column === null ? path : listUrl(path, { [column]: exactly(label) }),
        }
      })
    return (
      pendingState([oracle, mysql, sqlServer]) ?? {
        status: 'ready',
        value: [
          ...entriesOf(oracle, paths.oracleContracts, t('oracleContracts')),
          ...entriesOf(mysql, paths.mysqlContracts, t('mysqlContracts')),
          ...entriesOf(sqlServer, paths.sqlServerContracts, t('sqlServerContracts')),
        ],
      }
    )
  }, [oracle, mysql, sqlServer, t])
}

function useTypeEntries(): ListState<PaletteEntry> {
  const oracle = useOracleLicenseTypes()
  const mysql = useMysqlLicenseTypes()
  const sqlServer = useSqlServerLicenseTypes()
  return useMemo(
    () =>
      pendingState([oracle, mysql, sqlServer]) ?? {
        status: 'ready',
        value: [...valueOr(oracle, []), ...valueOr(mysql, []), ...valueOr(sqlServer, [])].map(
          ({ id, itemDescription }): PaletteEntry => ({
            id: `type ${id}`,
            label: id,
            note: itemDescription,
            to: listUrl(paths.licenseTypes, { licenseTypeID: exactly(id) }),
          }),
        ),
      },
    [oracle, mysql, sqlServer],
  )
}

const noFilters = {}
