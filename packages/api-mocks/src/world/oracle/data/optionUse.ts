/** Percentage of Enterprise Edition databases that use the option. */
export const frequency: Readonly<Record<string, number>> = {
  Partitioning: 52,
  'Diagnostics Pack': 64,
  'Tuning Pack': 62,
  'Advanced Compression': 17,
  'Advanced Security': 9,
  'Database In-Memory': 4,
  OLAP: 4,
  'Spatial and Graph': 5,
  'Real Application Testing': 3,
  'Label Security': 2,
  'Database Vault': 2,
  GoldenGate: 4,
}
