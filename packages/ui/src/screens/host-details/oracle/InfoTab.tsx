import type { OracleDatabase } from '@inventory-console/api-mocks/contract'
import { CircleCheck, CircleMinus, ShieldCheck } from 'lucide-react'
import { KeyValueCard, type Fact } from '../../../components/key-value/KeyValueCard.tsx'
import { useFormat, useText } from '../../../i18n/I18nProvider.tsx'
import { nothing } from '../../../lib/values/format.ts'
import type { Shown } from '../databases/databaseSearch.ts'
import type { OracleAsks, Subject } from './asks.ts'
import { FactState } from './FactState.tsx'
import { infoBlocks, isAdvised } from './infoFacts.ts'
import { SemaphoreFact } from './SemaphoreFact.tsx'

interface InfoTabProps {
  database: OracleDatabase
  shown: Shown
  ask: OracleAsks
  onOpen: (tab: 'migrability' | 'audit') => void
}

/** Facts of a database; empty ones are left out. */
export function InfoTab({ database, shown, ask, onOpen }: InfoTabProps) {
  const t = useText('hostOracle')
  const format = useFormat()
  const subject = { database: database.name }
  const asked = [useMigratable(subject, ask), ...useSemaphoreFacts(subject, ask, onOpen)]
  const blocks = infoBlocks.map(({ id, icon, facts }) => ({
    id,
    icon,
    facts: facts
      .filter((fact) => fact.id === 'name' || shown.fact(fact.id))
      .map((fact): Fact => ({
        id: fact.id,
        label: t(`facts.${fact.id}`),
        value: fact.value(database, format),
        copyable: fact.copyable ?? false,
      }))
      .filter(({ value }) => value !== null && value !== '' && value !== nothing),
  }))
  // Semaphores are not searchable, so a field selection hides them.
  const isWhole = infoBlocks.every(({ facts }) => facts.every(({ id }) => shown.fact(id)))
  return (
    <div className="columns-[17rem] gap-3 [&>*]:mb-3 [&>*]:break-inside-avoid">
      {blocks.map(({ id, icon, facts }) =>
        facts.length === 0 ? null : (
          <KeyValueCard key={id} title={t(`cards.${id}`)} icon={icon} facts={facts}>
            {id === 'memory' && isAdvised(database) ? <Note text={t('advice')} /> : null}
          </KeyValueCard>
        ),
      )}
      {isWhole ? (
        <KeyValueCard title={t('cards.checks')} icon={ShieldCheck} facts={asked}>
          {ask.past ? <Note text={t('todayFacts')} /> : null}
        </KeyValueCard>
      ) : null}
    </div>
  )
}

/** Footnote of a card. */
export function Note({ text: words }: { text: string }) {
  return <p className="mt-2 text-12 text-text-muted">{words}</p>
}

function useMigratable(subject: Subject, ask: OracleAsks): Fact {
  const t = useText('hostOracle')
  return {
    id: 'canMigrate',
    label: t('facts.canMigrate'),
    value: ask.canMigrate(subject, (state) => (
      <FactState state={state}>{(can) => <YesNo yes={can} />}</FactState>
    )),
  }
}

/** Semaphores of a database or PDB, each with its own request and error. */
export function useSemaphoreFacts(
  subject: Subject,
  ask: OracleAsks,
  onOpen: InfoTabProps['onOpen'],
): readonly Fact[] {
  const t = useText('hostOracle')
  return [
    {
      id: 'migrability',
      label: t('facts.migrability'),
      value: ask.semaphore(subject, (state) => (
        <FactState state={state}>
          {(semaphore) => (
            <SemaphoreFact semaphore={semaphore} of="migrability" onDetails={() => onOpen('migrability')} />
          )}
        </FactState>
      )),
    },
    {
      id: 'audit',
      label: t('facts.audit'),
      value: ask.audit(subject, (state) => (
        <FactState state={state}>
          {({ semaphore }) => (
            <SemaphoreFact semaphore={semaphore} of="audit" onDetails={() => onOpen('audit')} />
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
