import type { PdbChange, PdbRow } from '@inventory-console/api-mocks/contract'
import { ArrowLeft, Database, ExternalLink, HardDrive, MemoryStick } from 'lucide-react'
import { databaseTo, hostTo, pdbSize, pdbTo } from '../../../columns/databaseColumns.ts'
import { Badge } from '../../../components/badge/Badge.tsx'
import { buttonClass } from '../../../components/button/Button.tsx'
import { DetailScreen } from '../../../components/detail-screen/DetailScreen.tsx'
import { type Fact, KeyValueCard, KeyValueCards } from '../../../components/key-value/KeyValueCard.tsx'
import { knownSemaphore, semaphoreTone, toneIn } from '../../../domain/tones.ts'
import { useFormat, useText } from '../../../i18n/I18nProvider.tsx'
import { Link } from '../../../lib/links.ts'
import type { ListState, OneState } from '../../../lib/state.ts'
import { readMarked } from '../../../lib/unreadValues.ts'
import { ClosedPdbSize } from '../../ClosedPdbSize.tsx'
import { DatabaseState } from '../../DatabaseState.tsx'
import { paths } from '../../paths.ts'
import { PdbTabs } from './PdbTabs.tsx'

export interface PdbScreenProps {
  name: string
  state: OneState<PdbRow>
  /** The open tab; the first by default. */
  tab?: string | undefined
  onTabChange: (tab: string) => void
  /** Changes of this PDB, loaded when its tab opens. */
  growth: ListState<PdbChange>
  onRefresh?: (() => void) | undefined
}

/** One PDB with the data of its list row. */
export function PdbScreen({ name, state, tab, onTabChange, growth, onRefresh }: PdbScreenProps) {
  const t = useText('oraclePdbs')
  const common = useText('common')
  return (
    <DetailScreen
      headInTopBar
      name={name}
      state={state}
      failed={common('lists.pdbs.failed')}
      notFound={{
        title: t('pdb.notFound.title'),
        text: t('pdb.notFound.text'),
        action: (
          <Link to={paths.pdbs} className={buttonClass({ variant: 'secondary' })}>
            <ArrowLeft size={16} />
            {t('pdb.notFound.back')}
          </Link>
        ),
      }}
      onRefresh={onRefresh}
      actions={renderHostLink}
    >
      {(row) => (
        <>
          <PdbCards row={row} />
          <PdbTabs row={row} tab={tab} onTabChange={onTabChange} growth={growth} />
        </>
      )}
    </DetailScreen>
  )
}

function renderHostLink(row: PdbRow) {
  return <HostPanelLink {...row} />
}

function HostPanelLink({ hostname, dbname, pdb }: PdbRow) {
  const t = useText('oraclePdbs')
  const to = pdbTo(hostname, dbname, pdb.name)
  if (to === null) return null
  return (
    <Link to={to} className={buttonClass({ variant: 'secondary' })}>
      <ExternalLink size={16} />
      {t('pdb.onHost')}
    </Link>
  )
}

/** Location, size and limits of a PDB, above the tabs. */
export function PdbCards({ row: { hostname, dbname, color, pdb } }: { row: PdbRow }) {
  const t = useText('oraclePdbs.pdb')
  const common = useText('common')
  const table = useText('table')
  const format = useFormat()
  const unit = table('units.gigabytes')
  const semaphore = knownSemaphore(color || 'N/A')
  const fact = (id: 'status' | 'charset'): Fact => ({
    id,
    label: common(`columns.${id}`),
    ...readMarked(() => pdb[id]),
  })
  const state = fact('status')
  const gigabytes = (id: SizeId): Fact => ({
    id,
    label: `${common(`columns.${id}`)} ${unit}`,
    ...readMarked(() => {
      const size = pdbSize(pdb, id)
      return size === null ? <ClosedPdbSize /> : format.fixed(size, 1)
    }),
  })
  return (
    <KeyValueCards>
      <KeyValueCard
        title={common('details')}
        icon={Database}
        facts={[
          linkedFact('hostname', common('columns.host'), hostname, hostTo(hostname)),
          linkedFact('dbname', common('columns.dbName'), dbname, databaseTo(hostname, dbname)),
          state.unread || state.value === ''
            ? state
            : { ...state, value: <DatabaseState code={pdb.status} /> },
          fact('charset'),
          {
            id: 'color',
            label: common('columns.migrability'),
            value: (
              <Badge tone={toneIn(semaphoreTone, color)}>
                {semaphore ? table(`semaphore.${semaphore}`) : color}
              </Badge>
            ),
          },
        ]}
      />
      <KeyValueCard
        title={t('sizes')}
        icon={HardDrive}
        facts={(['allocable', 'datafileSize', 'segmentsSize'] as const).map(gigabytes)}
      />
      <KeyValueCard
        title={t('memory')}
        icon={MemoryStick}
        facts={(['sgaTarget', 'pgaAggregateTarget'] as const).map(gigabytes)}
      />
    </KeyValueCards>
  )
}

type SizeId = 'allocable' | 'datafileSize' | 'segmentsSize' | 'sgaTarget' | 'pgaAggregateTarget'

function linkedFact(id: string, label: string, value: string, to: string | null): Fact {
  return { id, label, value, ...(to === null ? {} : { to }) }
}
