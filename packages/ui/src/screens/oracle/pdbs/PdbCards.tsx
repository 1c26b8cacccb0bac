import type { PdbRow } from '@inventory-console/api-mocks/contract'
import { Database, HardDrive, MemoryStick } from 'lucide-react'
import { databaseTo, hostTo } from '../../../columns/databaseColumns.ts'
import { Badge } from '../../../components/badge/Badge.tsx'
import { type Fact, KeyValueCard, KeyValueCards } from '../../../components/key-value/KeyValueCard.tsx'
import { knownSemaphore, semaphoreTone, toneIn } from '../../../domain/tones.ts'
import { useFormat, useText } from '../../../i18n/I18nProvider.tsx'

/** Location, size and limits of a PDB, above the tabs. */
export function PdbCards({ row: { hostname, dbname, color, pdb } }: { row: PdbRow }) {
  const t = useText('oraclePdbs.pdb')
  const semaphores = useText('table')
  const format = useFormat()
  const unit = semaphores('units.gigabytes')
  const semaphore = knownSemaphore(color || 'N/A')
  const fact = (id: 'status' | 'charset'): Fact => ({ id, label: t(id), value: pdb[id] })
  const gigabytes = (id: SizeId): Fact => ({
    id,
    label: `${t(id)} (${unit})`,
    value: format.gigabytes(pdb[id]),
  })
  return (
    <KeyValueCards>
      <KeyValueCard
        title={t('place')}
        icon={Database}
        facts={[
          linkedFact('hostname', t('host'), hostname, hostTo(hostname)),
          linkedFact('dbname', t('database'), dbname, databaseTo(hostname, dbname)),
          fact('status'),
          fact('charset'),
          {
            id: 'color',
            label: t('migrability'),
            value: (
              <Badge tone={toneIn(semaphoreTone, color)}>
                {semaphore ? semaphores(`semaphore.${semaphore}`) : color}
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
