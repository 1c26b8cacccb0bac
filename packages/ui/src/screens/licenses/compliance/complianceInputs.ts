import type {
  Cluster,
  DatabaseUsedLicense,
  HostSummary,
  MySQLContract,
  OracleContract,
  SqlServerContract,
} from '@inventory-console/api-mocks/contract'

/** Responses behind the compliance of a license type. */
export interface ComplianceInputs {
  used: readonly DatabaseUsedLicense[]
  hosts: readonly Pick<HostSummary, 'hostname' | 'location' | 'environment' | 'cluster' | 'info'>[]
  clusters: readonly Pick<Cluster, 'name' | 'cpu' | 'hostname'>[]
  oracle: readonly OracleContract[]
  mysql: readonly MySQLContract[]
  sqlServer: readonly SqlServerContract[]
}
