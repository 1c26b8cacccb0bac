import { descriptionOf, usedLicensesTo } from '../../../columns/usedLicense.ts'
import type { Column } from '../../../data-table/columns/column.ts'
import type { Vendor } from '../../../domain/licenses/inputs.ts'
import { listUrl } from '../../../lib/listUrl.ts'
import { contractPaths } from '../licenseFacts.ts'
import type { ListedLicenseType } from './licenseType.ts'

const technologies: Record<Vendor, string> = { oracle: 'Oracle', mysql: 'MySQL', microsoft: 'SQL Server' }

export const typeTo = ({ id }: Pick<ListedLicenseType, 'id'>) => usedLicensesTo(id)

/** Contracts for the license type. */
export function contractsTo({ vendor, id }: Pick<ListedLicenseType, 'vendor' | 'id'>): string {
  return listUrl(contractPaths[vendor], { licenseTypeID: { kind: 'text', text: id.toWellFormed() } })
}

export const licenseTypeColumns: readonly Column<ListedLicenseType>[] = [
  {
    id: 'licenseTypeID',
    kind: 'link',
    width: 200,
    value: ({ id }) => id,
    to: typeTo,
    sorted: 'ascending',
    filter: 'text',
  },
  {
    id: 'itemDescription',
    kind: 'text',
    width: 400,
    card: 'wide',
    value: ({ itemDescription }) => descriptionOf(itemDescription),
    filter: 'text',
  },
  {
    id: 'technology',
    kind: 'text',
    width: 120,
    card: 'status',
    value: ({ vendor }) => technologies[vendor],
    filter: 'oneOf',
  },
  { id: 'metric', kind: 'text', width: 208, filter: 'oneOf' },
  { id: 'cost', kind: 'number', width: 112, filter: 'range' },
  { id: 'option', kind: 'boolean', hidden: true, filter: 'yesNo' },
  { id: 'databases', kind: 'number', width: 112, value: ({ use }) => use?.databases, filter: 'range' },
  { id: 'contracts', kind: 'number', width: 112, filter: 'range' },
  { id: 'aliases', kind: 'list', width: 200, filter: 'text' },
  { id: 'editionVersion', kind: 'text', hidden: true, filter: 'oneOf' },
]
