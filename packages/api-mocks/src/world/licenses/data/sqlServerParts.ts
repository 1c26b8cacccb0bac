/** Core license packs of SQL Server with the ids from the server's migrations. */
export const sqlServerParts = [
  { id: 'DG7GMGF0FKX9-0003', edition: 'ENT', name: 'Enterprise', version: '2016' },
  { id: 'DG7GMGF0FKX9-0002', edition: 'ENT', name: 'Enterprise', version: '2017' },
  { id: 'DG7GMGF0FKZV-0001', edition: 'ENT', name: 'Enterprise', version: '2019' },
  { id: 'DG7GMGF0M80J-0001', edition: 'ENT', name: 'Enterprise', version: '2022' },
  { id: 'DG7GMGF0FLR2-0003', edition: 'STD', name: 'Standard', version: '2016' },
  { id: 'DG7GMGF0FLR2-0004', edition: 'STD', name: 'Standard', version: '2017' },
  { id: 'DG7GMGF0FLR2-0002', edition: 'STD', name: 'Standard', version: '2019' },
  { id: 'DG7GMGF0M7XW-0001', edition: 'STD', name: 'Standard', version: '2022' },
] as const
