import type { OracleDatabase } from '@inventory-console/api-mocks/contract'
import { CircleCheck, CircleMinus, RefreshCw, ShieldCheck } from 'lucide-react'
import type { ReactElement } from 'react'
import { Button } from '../../../../components/button/Button.tsx'
import { type Fact, KeyValueCard } from '../../../../components/key-value/KeyValueCard.tsx'
import { Skeleton } from '../../../../components/skeleton/Skeleton.tsx'
import { useFormat, useText } from '../../../../i18n/I18nProvider.tsx'
import { useFieldLabels } from '../../../../i18n/useFieldLabels.ts'
import { missingValue } from '../../../../lib/format.ts'
import type { OneState } from '../../../../lib/state.ts'
import { readMarked } from '../../../../lib/unreadValues.ts'
import { DatabaseState } from '../../../DatabaseState.tsx'
import type { VisibleParts } from '../databases/databaseSearch.ts'
import { infoBlocks, isAdvised } from './infoFacts.ts'
import type { OracleQueries, QueryTarget } from './oracleQueries.ts'
import { SemaphoreFact } from './SemaphoreFact.tsx'

interface InfoTabProps {
  database: OracleDatabase
  visible: VisibleParts
  queries: OracleQueries
  onOpen: (tab: 'migrability' | 'audit') => void
}

/** Facts of a database; empty ones are left out. */
export function InfoTab({ database, visible, queries, onOpen }: InfoTabProps) {
  const t = useText('hostOracle')
  const label = useFieldLabels('hostOracle')
  const format = useFormat()
  const target = { database: database.name }
  const queriedFacts = [useMigratable(target, queries), ...useSemaphoreFacts(target, queries, onOpen)]
  const blocks = infoBlocks.map(({ id, icon, facts }) => ({
    id,
    icon,
    facts: facts
      .filter((fact) => fact.id === 'name' || visible.fact(fact.id))
      .map((fact): Fact => ({
        id: fact.id,
        label: label(fact.id),
        ...statusRead(
          fact.id,
          readMarked(() => fact.value(database, format)),
        ),
        copyable: fact.copyable ?? false,
      }))
      .filter(({ value, unread }) => unread || (value !== null && value !== '' && value !== missingValue)),
  }))
  // Semaphores are not searchable, so a field selection hides them.
  const showsAllFacts = infoBlocks.every(({ facts }) => facts.every(({ id }) => visible.fact(id)))
  return (
    <div className="columns-[17rem] gap-3 [&>*]:mb-3 [&>*]:break-inside-avoid">
      {blocks.map(({ id, icon, facts }) =>
        facts.length === 0 ? null : (
          <KeyValueCard key={id} title={t(`cards.${id}`)} icon={icon} facts={facts}>
            {id === 'memory' && isAdvised(database) ? <Note text={t('advice')} /> : null}
          </KeyValueCard>
        ),
      )}
      {showsAllFacts ? (
        <KeyValueCard title={t('cards.checks')} icon={ShieldCheck} facts={queriedFacts}>
          {queries.isPastDay ? <Note text={t('todayFacts')} /> : null}
        </KeyValueCard>
      ) : null}
    </div>
  )
}

/** A state as lists show it; other facts unchanged. */
function statusRead(id: string, read: Pick<Fact, 'value' | 'unread'>): Pick<Fact, 'value' | 'unread'> {
  const { value } = read
  const isState = id === 'status' && typeof value === 'string' && value !== '' && !read.unread
  return isState ? { value: <DatabaseState code={value} /> } : read
}

/** Footnote of a card. */
export function Note({ text: content }: { text: string }) {
  return <p className="mt-2 text-12 text-text-muted">{content}</p>
}

function useMigratable(target: QueryTarget, queries: OracleQueries): Fact {
  const label = useFieldLabels('hostOracle')
  return {
    id: 'canMigrate',
    label: label('canMigrate'),
    value: queries.canMigrate(target, (state) => (
      <FactState state={state}>{(can) => <YesNo yes={can} />}</FactState>
    )),
  }
}

/** Semaphores of a database or PDB, each with its own request and error. */
export function useSemaphoreFacts(
  target: QueryTarget,
  queries: OracleQueries,
  onOpen: InfoTabProps['onOpen'],
): readonly Fact[] {
  const label = useFieldLabels('hostOracle')
  return [
    {
      id: 'migrability',
      label: label('migrability'),
      value: queries.semaphore(target, (state) => (
        <FactState state={state}>
          {(semaphore) => (
            <SemaphoreFact
              semaphore={semaphore}
              kind="migrability"
              onOpenDetails={() => onOpen('migrability')}
            />
          )}
        </FactState>
      )),
    },
    {
      id: 'audit',
      label: label('audit'),
      value: queries.audit(target, (state) => (
        <FactState state={state}>
          {({ semaphore }) => (
            <SemaphoreFact semaphore={semaphore} kind="audit" onOpenDetails={() => onOpen('audit')} />
          )}
        </FactState>
      )),
    },
  ]
}

function YesNo({ yes }: { yes: boolean }) {
  const t = useText('common')
  const Icon = yes ? CircleCheck : CircleMinus
  return (
    <span className="inline-flex items-center gap-1.5">
      <Icon size={14} className={yes ? 'text-success-icon' : 'text-text-muted'} />
      {yes ? t('state.yes') : t('state.no')}
    </span>
  )
}

interface FactStateProps<Value> {
  state: OneState<Value>
  children: (value: Value) => ReactElement
}

/** Renders the states of a fact that needs its own request on one line. */
export function FactState<Value>({ state, children }: FactStateProps<Value>) {
  const t = useText('common')
  const oracleText = useText('hostOracle')
  switch (state.status) {
    case 'ready':
      return children(state.value)
    case 'loading':
      return (
        <span aria-busy>
          <span className="sr-only">{t('state.loading')}</span>
          <Skeleton className="h-5 w-20" />
        </span>
      )
    case 'forbidden':
      return <span className="text-text-muted">{oracleText('fact.forbidden')}</span>
    case 'notFound':
      return <span className="text-text-muted">{missingValue}</span>
    case 'failed':
      return (
        <span className="flex flex-wrap items-center gap-x-2" title={state.error.message}>
          <span className="text-danger-text">{oracleText('fact.failed')}</span>
          <Button variant="ghost" size="small" onClick={state.retry} className="-my-1">
            <RefreshCw size={14} />
            {t('actions.retry')}
          </Button>
        </span>
      )
  }
}
