/** The name of each row and answer. Types only: importing this costs nothing at run time. */
import type { components as Api } from './generated/api.d.ts'
import type { components as Chart } from './generated/chart.d.ts'
import type { components as Cloud } from './generated/cloud.d.ts'
import type { components as Console } from './generated/console.d.ts'
import type { components as Repository } from './generated/repository.d.ts'

export type { paths as ApiPaths } from './generated/api.d.ts'
export type { paths as ChartPaths } from './generated/chart.d.ts'
export type { paths as CloudPaths } from './generated/cloud.d.ts'
export type { paths as ConsolePaths } from './generated/console.d.ts'
export type { paths as RepositoryPaths } from './generated/repository.d.ts'

type ApiSchemas = Api['schemas']

export type ServerError = ApiSchemas['Error']

export type Credentials = ApiSchemas['Credentials']
export type Me = ApiSchemas['Me']
export type ChangePasswordBody = ApiSchemas['ChangePasswordBody']
export type MenuNode = ApiSchemas['MenuNode']
export type ConnectionStatus = ApiSchemas['ConnectionStatus']
export type ServerVersion = ApiSchemas['ServerVersion']

export type HostSummaries = ApiSchemas['HostSummaries']
export type HostSummary = ApiSchemas['HostSummary']
export type HostInfo = ApiSchemas['HostInfo']
export type HostTechnology = ApiSchemas['HostTechnology']
export type ClusterMembershipStatus = ApiSchemas['ClusterMembershipStatus']
export type MissingDatabase = ApiSchemas['MissingDatabase']

export type Alert = ApiSchemas['Alert']
export type AlertsPage = ApiSchemas['AlertsPage']
export type AlertCode = ApiSchemas['AlertCode']
export type AlertCategory = ApiSchemas['AlertCategory']
export type AlertSeverity = ApiSchemas['AlertSeverity']
export type AlertStatus = ApiSchemas['AlertStatus']

export type TechnologyInfo = ApiSchemas['TechnologyInfo']
export type Configuration = ApiSchemas['Configuration']
export type LicenseMetric = ApiSchemas['LicenseMetric']

export type CoresPoint = Chart['schemas']['CoresPoint']

export type OciProfile = Cloud['schemas']['OciProfile']
export type AwsProfile = Cloud['schemas']['AwsProfile']
export type GcpProfile = Cloud['schemas']['GcpProfile']

export type RepositoryItem = Repository['schemas']['RepositoryItem']

export type ConsoleConfig = Console['schemas']['ConsoleConfig']
export type SsoConfig = Console['schemas']['SsoConfig']
