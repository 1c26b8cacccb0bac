import type { FigureAnswer } from './figures.ts'

/** The rule that gives a field of an answer, in the words of docs/server-differences.md. */
export function ruleOf(answer: FigureAnswer, field: string, row: string): string {
  const rule = rules[answer]
  return (
    rule[field] ??
    (field === 'row' ? rule['row'] : undefined) ??
    `${field} of ${row} is copied from its source`
  )
}

const rules: Record<FigureAnswer, Readonly<Record<string, string>>> = {
  'used licenses': {
    row: 'licenses of the host, without license types that GoldenGate or RAC nearby includes',
    usedLicenses: 'count of the agent, times 25 for named users; SQL Server: packs of two cores',
    clusterLicenses:
      'hypervisor: half of its CPUs, sockets for Standard Edition 2; Veritas: cores of its members',
    clusterName: 'a hypervisor cluster comes before a Veritas cluster; none for MySQL and SQL Server',
    clusterType: 'a hypervisor cluster comes before a Veritas cluster; none for MySQL and SQL Server',
    olvmCapped: 'all machines of the cluster that use the license type are pinned',
    metric: 'metric of the license type; CLUSTER for the reporter of a cluster under contract',
    description: 'description of the license type, empty for an unknown one',
  },
  'per host': {
    row: 'one row per host and license type in use, without ignored licenses',
    usedLicenses: 'count of the first database',
    clusterLicenses: 'count of the first database',
    databaseNames: 'each database that uses the license',
  },
  'per cluster': {
    row: 'one row per hypervisor cluster and license type, with ignored and capped licenses',
    usedLicenses: 'licenses of the cluster',
    hostnames: 'each host of the cluster that uses the license',
  },
  'per Veritas cluster': {
    row: 'one row per Veritas cluster and license type, also in a hypervisor cluster',
    count: 'cores of all members; hosts for L47837; half for a disaster-recovery copy',
    hostnames: 'known members',
  },
  compliance: {
    row: 'one row per license type that is consumed or covered',
    consumed:
      'Oracle: each host or cluster once, without ignored licenses; MySQL and SQL Server: each instance per contract',
    covered:
      'Oracle: contracts without a basket first, then by size; MySQL and SQL Server: the last contract',
    purchased: 'Oracle: sum of the contracts; MySQL and SQL Server: the last contract',
    compliance: 'covered by consumed; 1 for unlimited types and Oracle types without cost',
    available: 'purchased less covered, rounded down; 0 for unlimited types',
    unlimited: 'one contract is unlimited',
  },
  'Oracle contracts': {
    row: 'contracts of known license types',
    availableLicensesPerCore: 'contracts without a basket first, then by size',
    availableLicensesPerUser: 'contracts without a basket first, then by size, in packs of 25',
    hosts: 'a host in a cluster has no counts',
  },
  dashboard: {
    compliance:
      'mean of the license types with use or contract, for an administrator with contracts at All only',
  },
}
