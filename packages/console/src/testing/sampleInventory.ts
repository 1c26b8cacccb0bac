import { NOW } from '@inventory-console/api-mocks/clock'
import { createWorld } from '@inventory-console/api-mocks/world'

/** The inventory of the tests, for names that tests look for. Never written to. */
const { hosts, racks, clusters } = createWorld({ hosts: 100, now: NOW })

function found<Value>(value: Value | undefined): Value {
  if (value === undefined) throw new Error('the inventory of the tests lacks an example')
  return value
}

/** The rack that opens first, and that of KVM hosts at the headquarters. */
const [firstRack] = racks.map(({ hostname }) => hostname).toSorted()
export const rackNames = { first: found(firstRack), headquarters: found(racks[0]).hostname }

/** Two clusters of VMware, the first at the headquarters. */
const [firstCluster, secondCluster] = clusters.filter(({ name }) => name.startsWith('vmcl-'))
const [member] = found(firstCluster).members
export const clusterNames = { first: found(firstCluster).name, second: found(secondCluster).name }
export const nodeName = found(member).virtualizationNode

/** A host with two Oracle databases and one that is missing. */
const lacking = found(
  hosts.facts.find(
    ({ databases, missingDatabases }) =>
      databases['Oracle/Database']?.length === 2 && missingDatabases.some(({ ignored }) => !ignored),
  ),
)
export const oracleHost = {
  name: lacking.hostname,
  databases: lacking.databases['Oracle/Database'] ?? [],
  missing: found(lacking.missingDatabases[0]).name,
}
