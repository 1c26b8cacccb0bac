export const metrics = [
  'PLSQL LINES',
  'TABLES',
  'PARTITIONED TABLES',
  'INDEXES',
  'VIEWS',
  'MATERIALIZED VIEWS',
  'SEQUENCES',
  'TRIGGERS',
  'DB LINKS',
  'JOBS',
] as const

export const objectTypes: readonly string[] = [
  'PROCEDURE',
  'FUNCTION',
  'PACKAGE',
  'PACKAGE BODY',
  'TRIGGER',
  'TYPE BODY',
]

export const policies = [
  'ORA_LOGON_FAILURES',
  'ORA_SECURECONFIG',
  'ORA_ACCOUNT_MGMT',
  'ORA_DATABASE_PARAMETER',
  'ORA_CIS_RECOMMENDATIONS',
] as const
