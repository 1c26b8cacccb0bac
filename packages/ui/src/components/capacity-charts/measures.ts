import type { ListState } from '../../lib/state.ts'
import { samplesOf, type CapacitySample, type Consumption } from './capacity.ts'

/** Threads in use, of a database or of all there is; I/O operations and megabytes a second. */
type MeasureId = 'cpuDb' | 'cpuHost' | 'iops' | 'iomb'

export interface Measured<Row> {
  id: MeasureId
  average: keyof Row & string
  maximum?: keyof Row & string
  /** The services send no course of a day. */
  withoutDay?: boolean
}

export interface CapacityMeasure {
  /** Unique among those shown together. */
  id: MeasureId
  samples: ListState<CapacitySample>
  /** The services send the highest value of each period as well. */
  maximum?: boolean
  /** The services send no values of the last day. */
  withoutDay?: boolean
}

/** What was sent of one thing, measure by measure. */
export function measuresOf<Row extends Consumption>(
  measured: readonly Measured<Row>[],
  consumptions: readonly Row[] | null | undefined,
): CapacityMeasure[] {
  return measured.map(({ id, average, maximum, withoutDay = false }) => ({
    id,
    samples: { status: 'ready', rows: samplesOf(consumptions, average, maximum) },
    maximum: maximum !== undefined,
    withoutDay,
  }))
}
