/** Findings of ADDM. `{sql}` is replaced by the id of a statement. */
type Advice = readonly [finding: string, recommendation: string, action: string]

export const advices: readonly Advice[] = [
  ['Top SQL Statements', 'SQL Tuning', 'Run SQL Tuning Advisor on the SELECT statement with SQL_ID "{sql}".'],
  [
    'Top SQL Statements',
    'SQL Tuning',
    'Look for an alternative to the full scan in the statement with SQL_ID "{sql}".',
  ],
  [
    'Undersized SGA',
    'Database Configuration',
    'Increase the size of the SGA by setting the parameter "sga_target" to a higher value.',
  ],
  [
    'Undersized PGA',
    'Database Configuration',
    'Increase the size of the PGA by setting "pga_aggregate_target" to a higher value.',
  ],
  [
    'Commits and Rollbacks',
    'Application Analysis',
    'Investigate application logic for a possible reduction in the number of COMMIT operations.',
  ],
  [
    'Hard Parse Due to Literal Usage',
    'Application Analysis',
    'Investigate application logic for possible use of bind variables instead of literals.',
  ],
  [
    'I/O Throughput',
    'Host Configuration',
    'Consider increasing the throughput of the I/O subsystem, or stripe all data files.',
  ],
  [
    'Row Lock Waits',
    'Application Analysis',
    'Trace the cause of row contention in the statement with SQL_ID "{sql}".',
  ],
  [
    'Top Segments by "User I/O" and "Cluster"',
    'Segment Tuning',
    'Run Segment Advisor on the TABLE with the most physical reads.',
  ],
]
