import type { OraclePdb } from '@inventory-console/api-mocks/contract'
import { useMemo } from 'react'
import { Banner } from '../../../../components/banner/Banner.tsx'
import { useText } from '../../../../i18n/I18nProvider.tsx'
import { panelPath } from '../../databases/panelLocation.ts'
import { PartList } from '../../PartList.tsx'
import { pdbColumns } from './pdbColumns.ts'
import { PdbPanel, type PdbPanelProps } from './PdbPanel.tsx'

const area = 'hostOracleLists.pdbs'

/** All PDBs of a database, or the open one. */
export function PdbsTab(props: Omit<PdbPanelProps, 'pdb'>) {
  const { hostname, database, location } = props
  const t = useText('hostOracle')
  const pdbs = database.pdbs
  const name = database.name
  const columns = useMemo(
    () => pdbColumns((pdb) => panelPath(hostname, name, { tab: 'pdbs', pdb: pdb.name })),
    [hostname, name],
  )
  const open = location.pdb === undefined ? undefined : pdbs.find((pdb) => pdb.name === location.pdb)
  if (open) return <PdbPanel key={open.name} {...props} pdb={open} />
  return (
    <div className="flex flex-col gap-3">
      {location.pdb === undefined ? null : (
        <Banner tone="warning">{t('pdbs.unknown', { name: location.pdb })}</Banner>
      )}
      <PartList area={area} columns={columns} list={{ status: 'ready', value: pdbs }} rowId={pdbId} />
    </div>
  )
}

function pdbId({ name }: OraclePdb) {
  return name
}
