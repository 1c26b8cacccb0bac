import type { PdbChange, PdbRow } from '@inventory-console/api-mocks/contract'
import { ArrowLeft, ExternalLink } from 'lucide-react'
import { Suspense } from 'react'
import { pdbTo } from '../../../columns/databaseColumns.ts'
import { buttonClass } from '../../../components/button/Button.tsx'
import { DetailScreen } from '../../../components/detail-screen/DetailScreen.tsx'
import { Skeleton } from '../../../components/skeleton/Skeleton.tsx'
import { useText } from '../../../i18n/I18nProvider.tsx'
import { lazy } from '../../../lib/lazy.ts'
import { Link } from '../../../lib/links.ts'
import type { ListState, OneState } from '../../../lib/state.ts'
import { paths } from '../../paths.ts'
import { PdbCards } from './PdbCards.tsx'

// Lazy-loaded: the tabs contain the list code.
const PdbTabs = lazy(async () => (await import('./PdbTabs.tsx')).PdbTabs)

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
  return (
    <DetailScreen
      name={name}
      state={state}
      failed={t('pdbs.failed')}
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
          <Suspense fallback={<TabsSkeleton />}>
            <PdbTabs row={row} tab={tab} onTabChange={onTabChange} growth={growth} />
          </Suspense>
        </>
      )}
    </DetailScreen>
  )
}

const lines = Array.from({ length: 8 }, (_, line) => line)

function TabsSkeleton() {
  return (
    <div aria-busy className="flex flex-col gap-3">
      <Skeleton data-loading className="mb-2 h-9" />
      {lines.map((line) => (
        <Skeleton key={line} className="h-6" />
      ))}
    </div>
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
