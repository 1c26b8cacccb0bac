import type { OraclePdb } from '@inventory-console/api-mocks/contract'
import { Database, HardDrive, MemoryStick, ShieldCheck } from 'lucide-react'
import { KeyValueCard, type Fact } from '../../../../components/key-value/KeyValueCard.tsx'
import { KeyValueCards } from '../../../../components/key-value/KeyValueCards.tsx'
import { useFormat, useText } from '../../../../i18n/I18nProvider.tsx'
import { Note, useSemaphoreFacts } from '../InfoTab.tsx'
import type { OracleQueries, QueryTarget } from '../oracleQueries.ts'

interface PdbGeneralTabProps {
  pdb: OraclePdb
  target: QueryTarget
  queries: OracleQueries
  onOpen: (view: 'migrability' | 'audit') => void
}

const textFields = ['status', 'charset'] as const
const space = ['allocable', 'datafileSize', 'segmentsSize'] as const
const memory = ['pgaAggregateTarget', 'sgaTarget'] as const

/** Facts of a PDB. A closed PDB has no values. */
export function PdbGeneralTab({ pdb, target, queries, onOpen }: PdbGeneralTabProps) {
  const t = useText('hostOracle')
  const format = useFormat()
  const semaphores = useSemaphoreFacts(target, queries, onOpen)
  // PDB sizes have three decimals.
  const size = (id: (typeof space)[number] | (typeof memory)[number]): Fact => ({
    id,
    label: t(`facts.${id}`),
    value: format.number(pdb[id], 3),
  })
  return (
    <KeyValueCards>
      <KeyValueCard
        title={t('cards.details')}
        icon={Database}
        facts={textFields.map((id) => ({ id, label: t(`facts.${id}`), value: pdb[id] }))}
      />
      <KeyValueCard title={t('cards.space')} icon={HardDrive} facts={space.map(size)} />
      <KeyValueCard title={t('cards.memory')} icon={MemoryStick} facts={memory.map(size)} />
      <KeyValueCard title={t('cards.checks')} icon={ShieldCheck} facts={semaphores}>
        {queries.isPastDay ? <Note text={t('todayFacts')} /> : null}
      </KeyValueCard>
    </KeyValueCards>
  )
}
