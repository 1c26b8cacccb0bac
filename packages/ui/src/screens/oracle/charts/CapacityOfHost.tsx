import type { OracleDatabase } from '@inventory-console/api-mocks/contract'
import type { ReactNode } from 'react'
import { databaseMeasures, pdbMeasures } from '../../../columns/capacityMeasures.ts'
import {
  type Consumption,
  type MeasureFields,
  measuresOf,
} from '../../../components/capacity-charts/capacity.ts'
import { CapacityCharts } from '../../../components/capacity-charts/CapacityCharts.tsx'
import { EmptyBlock } from '../../../components/feedback/Block.tsx'
import { Section } from '../../../components/section/Section.tsx'
import { useText } from '../../../i18n/I18nProvider.tsx'
import type { OneState } from '../../../lib/state.ts'
import { CapacityComparison } from './CapacityComparison.tsx'
import { CompareField, type CompareProps } from './ChartControls.tsx'
import type { OracleHost } from './CpuTimeCharts.tsx'
import { HostSection } from './HostCharts.tsx'

export interface CapacityOfHostProps extends Pick<CompareProps, 'onCompare'> {
  hostname: string
  state: OneState<Pick<OracleHost, 'databases'>>
  forbidden?: ReactNode
  /** `null` without a selection. */
  compared: readonly string[] | null
}

/**
 * Resource use of a host's Oracle databases by month, week and day, and over the last day: one with its PDBs,
 * or several compared.
 */
export function CapacityOfHost({ hostname, state, forbidden, compared, onCompare }: CapacityOfHostProps) {
  const t = useText('oracleCharts')
  const databases = state.status === 'ready' ? byName(state.value.databases) : noDatabases
  const names = [...databases.keys()]
  const selectedDatabases = (compared ?? names.slice(0, 1)).flatMap((name) => databases.get(name) ?? [])
  const [singleDatabase] = selectedDatabases
  return (
    <HostSection
      hostname={hostname}
      state={state}
      forbidden={forbidden}
      isEmpty={() => names.length === 0}
      controls={
        <CompareField
          names={names}
          compared={selectedDatabases.map(({ name }) => name)}
          onCompare={onCompare}
        />
      }
    >
      {() => {
        if (singleDatabase === undefined)
          return <p className="text-13 text-text-muted">{t('noneCompared')}</p>
        return selectedDatabases.length === 1 ? (
          <DatabaseCapacity key={singleDatabase.name} database={singleDatabase} />
        ) : (
          <CapacityComparison databases={selectedDatabases} />
        )
      }}
    </HostSection>
  )
}

const noDatabases: ReadonlyMap<string, OracleDatabase> = new Map()

function byName(databases: readonly OracleDatabase[]): ReadonlyMap<string, OracleDatabase> {
  const namedDatabases = databases.filter(({ name }) => name !== '')
  return new Map(namedDatabases.map((database) => [database.name, database]))
}

function DatabaseCapacity({ database }: { database: OracleDatabase }) {
  const t = useText('oracleCharts')
  const { pdbs } = database
  return (
    <div className="flex flex-col gap-6">
      <Consumed consumptions={database.cpuDiskConsumptions} measureFields={databaseMeasures} level={3} />
      {pdbs.length > 0 ? (
        <Section title={t('growth.pdbs', { name: database.name })} count={pdbs.length} level={3}>
          {pdbs.map((pdb, index) => (
            <Section key={index} title={pdb.name} defaultOpen={false} level={3}>
              <Consumed consumptions={pdb.cpuDiskConsumptionPdbs} measureFields={pdbMeasures} level={4} />
            </Section>
          ))}
        </Section>
      ) : null}
    </div>
  )
}

interface ConsumedProps<Row> {
  consumptions: readonly Row[]
  measureFields: readonly MeasureFields<Row>[]
  level: 3 | 4
}

function Consumed<Row extends Consumption>(props: ConsumedProps<Row>) {
  const { consumptions, measureFields, level } = props
  const t = useText('oracleCharts')
  const common = useText('common')
  if (consumptions.length === 0)
    return <EmptyBlock title={common('host.noMeasurements')} text={t('capacity.unmeasured')} />
  return <CapacityCharts level={level} measures={measuresOf(measureFields, consumptions)} />
}
