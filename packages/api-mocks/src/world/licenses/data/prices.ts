import type { OracleLicenseType } from '../../../contract/wire.ts'

/** Dollars per processor. A named user costs a fiftieth. */
export const prices: Readonly<Record<string, number>> = {
  'Enterprise Edition': 47_500,
  'Standard Edition 2': 17_500,
  'Real Application Clusters': 23_000,
  'Database In-Memory': 23_000,
  OLAP: 23_000,
  'Spatial and Graph': 17_500,
  Multitenant: 17_500,
  GoldenGate: 17_500,
  'Advanced Security': 15_000,
  'Diagnostics Pack': 7500,
  'Tuning Pack': 5000,
}

export const USUAL_PRICE = 11_500

type UnusedType = Omit<OracleLicenseType, 'aliases' | 'option'> & Partial<OracleLicenseType>

/** License types on the price list that no database of this world uses. */
export const unusedLicenseTypes: readonly UnusedType[] = [
  {
    id: 'L84564',
    itemDescription: 'Oracle Data Masking and Subsetting Pack',
    metric: 'Processor Perpetual',
    cost: 11_500,
  },
  { id: 'L76084', itemDescription: 'Oracle RAC One Node', metric: 'Processor Perpetual', cost: 10_000 },
  {
    id: 'L29543',
    itemDescription: 'Oracle Database Gateway for SQL Server',
    metric: 'Computer Perpetual',
    cost: 17_500,
  },
  {
    id: 'L109521',
    itemDescription: 'Oracle GoldenGate Stream Analytics',
    metric: 'Stream Perpetual',
    cost: 20_000,
  },
  {
    id: 'ERC0001',
    itemDescription: 'Oracle Database Express Edition',
    metric: 'Processor Perpetual',
    cost: 0,
    aliases: [],
    option: false,
  },
]
