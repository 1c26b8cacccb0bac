import type {
  ScenarioHost,
  SimulatedCompliance,
  SimulatedUsedPerCluster,
  SimulatedUsedPerDatabase,
  SimulatedUsedPerHost,
  SimulatedUsedPerVeritasCluster,
} from '../../contract/wire.ts'

export interface Pair<Row> {
  actual: Row
  got: Row
}

/** A scenario with the results computed when it was created. */
export interface StoredScenario {
  id: string
  name: string
  createdAt: number
  location: string
  hosts: ScenarioHost[]
  compliance: Pair<SimulatedCompliance>[]
  perDatabase: Pair<SimulatedUsedPerDatabase>[]
  perHost: Pair<SimulatedUsedPerHost>[]
  perCluster: Pair<SimulatedUsedPerCluster>[]
  perVeritasCluster: Pair<SimulatedUsedPerVeritasCluster>[]
}
