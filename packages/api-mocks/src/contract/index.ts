/** Types of the contract: decoded responses, request bodies and paths. Types only, no runtime cost. */
export type * from './generated/decoded.d.ts'
export type {
  AwsProfileWritten,
  AzureProfileWritten,
  ChangePasswordBody,
  Credentials,
  Error as ServerError,
  IgnoreBody,
  IgnoreLicense,
  IgnoreLicensesAnswer,
  MySQLContractBody,
  OciProfileWritten,
  OracleContractBody,
  ScenarioBody,
  SqlServerContractBody,
  UserBody,
} from './generated/wire.d.ts'

export type { paths as ApiPaths } from './generated/api.d.ts'
export type { paths as ChartPaths } from './generated/chart.d.ts'
export type { paths as CloudPaths } from './generated/cloud.d.ts'
export type { paths as ConsolePaths } from './generated/console.d.ts'
export type { paths as RepositoryPaths } from './generated/repository.d.ts'
