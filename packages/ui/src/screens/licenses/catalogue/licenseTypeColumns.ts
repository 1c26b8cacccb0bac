import { descriptionOf } from '../../../columns/usedLicense.ts'
import type { Column } from '../../../data-table/columns/column.ts'
import type { Maker } from '../../../domain/licenses/inputs.ts'
import { listUrl } from '../../../lib/listUrl.ts'
import { paths } from '../../paths.ts'
import type { ListedLicenseType } from './licenseType.ts'

const technologies: Record<Maker, string> = { oracle: 'Oracle', mysql: 'MySQL', microsoft: 'SQL Server' }

const contractPaths: Record<Maker, string> = {
  oracle: paths.oracleContracts,
  mysql: paths.mysqlContracts,
  microsoft: paths.sqlServerContracts,
}

const byType = (path: string, id: string) =>
  listUrl(path, { licenseTypeID: { kind: 'text', text: id.toWellFormed() } })

/** Used licenses of the license type. */
export function usedLicensesTo({ id }: Pick<ListedLicenseType, 'id'>): string {
  return byType(paths.usedLicenses, id)
}

/** Contracts for the license type. */
export function contractsTo({ maker, id }: Pick<ListedLicenseType, 'maker' | 'id'>): string {
  return byType(contractPaths[maker], id)
}

export const licenseTypeColumns: readonly Column<ListedLicenseType>[] = [
  {
    id: 'licenseTypeID',
    kind: 'link',
    width: 200,
    value: ({ id }) => id,
    to: usedLicensesTo,
    sorted: 'ascending',
    filter: 'text',
  },
  {
    id: 'itemDescription',
    kind: 'text',
    width: 400,
    value: ({ itemDescription }) => descriptionOf(itemDescription),
    filter: 'text',
  },
  { id: 'technology', kind: 'text', width: 120, value: ({ maker }) => technologies[maker], filter: 'oneOf' },
  { id: 'metric', kind: 'text', width: 208, filter: 'oneOf' },
  { id: 'cost', kind: 'number', width: 112, filter: 'range' },
  { id: 'option', kind: 'boolean', width: 96, filter: 'yesNo' },
  { id: 'databases', kind: 'number', width: 112, value: ({ use }) => use?.databases, filter: 'range' },
  { id: 'contracts', kind: 'number', width: 112, filter: 'range' },
  { id: 'aliases', kind: 'list', width: 240, filter: 'text' },
  { id: 'editionVersion', kind: 'text', hidden: true, filter: 'oneOf' },
]
