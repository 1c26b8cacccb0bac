import type { HostTechnology } from '../../../contract/wire.ts'

/** Abbreviations of the technologies in host names. */
export const prefixes: Record<HostTechnology, readonly string[]> = {
  'Oracle/Database': ['ora', 'ora', 'db'],
  'Microsoft/SQLServer': ['sql', 'mssql'],
  'Oracle/MySQL': ['mysql', 'db'],
  'PostgreSQL/PostgreSQL': ['pg', 'pgsql', 'db'],
  'MongoDB/MongoDB': ['mongo'],
  '': ['app', 'web', 'batch', 'etl'],
}

/** Abbreviations of the environments in host names. */
export const environmentCodes = { PROD: 'prd', TEST: 'tst', DEV: 'dev', QA: 'qa', DR: 'dr' } as const
