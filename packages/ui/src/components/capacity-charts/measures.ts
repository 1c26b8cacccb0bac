import type { ListState } from '../../lib/state.ts'
import { samplesOf, type CapacitySample, type Consumption } from './capacity.ts'

/** CPU of one database or of all of a host in threads, I/O operations per second and megabytes per second. */
type MeasureId = 'cpuDb' | 'cpuHost' | 'iops' | 'iomb'

export interface MeasureFields<Row> {
  id: MeasureId
  average: keyof Row & string
  maximum?: keyof Row & string
  /** The API sends no samples of the last day. */
  withoutDay?: boolean
}

export interface CapacityMeasure {
  /** Unique among the measures shown together. */
  id: MeasureId
  samples: ListState<CapacitySample>
  /** The API also sends the maximum of each period. */
  maximum?: boolean
  /** The API sends no samples of the last day. */
  withoutDay?: boolean
}

/** Splits consumption rows into measures. */
export function measuresOf<Row extends Consumption>(
  fields: readonly MeasureFields<Row>[],
  consumptions: readonly Row[],
): CapacityMeasure[] {
  return fields.map(({ id, average, maximum, withoutDay = false }) => ({
    id,
    samples: { status: 'ready', value: samplesOf(consumptions, average, maximum) },
    maximum: maximum !== undefined,
    withoutDay,
  }))
}
