/** Features sampled per option. The first one counts for licensing. */
export const features: Readonly<Record<string, readonly string[]>> = {
  'Real Application Clusters': ['Real Application Clusters (RAC)'],
  Partitioning: ['Partitioning (user)'],
  'Diagnostics Pack': ['ADDM', 'AWR Report', 'Automatic Workload Repository'],
  'Tuning Pack': ['SQL Tuning Advisor', 'Real-Time SQL Monitoring', 'SQL Access Advisor'],
  'Advanced Compression': ['HeapCompression', 'SecureFile Compression (user)'],
  'Advanced Security': ['Transparent Data Encryption', 'Data Redaction'],
  'Active Data Guard': ['Active Data Guard - Real-Time Query on Physical Standby'],
  Multitenant: ['Oracle Multitenant'],
  'Database In-Memory': ['In-Memory Column Store'],
  OLAP: ['OLAP - Analytic Workspaces'],
  'Spatial and Graph': ['Spatial'],
  'Real Application Testing': ['Database Replay: Workload Capture', 'SQL Performance Analyzer'],
  'Label Security': ['Label Security'],
  'Database Vault': ['Oracle Database Vault'],
  GoldenGate: ['GoldenGate'],
}
