import { cloudColor, technologyColor } from '../domain/tones.ts'
import type { ChartBar } from './bars/BarChart.tsx'
import type { LineSeries } from './line/LineChart.tsx'
import type { Part, Stack } from './stackLayout.ts'

const march = (day: number) => `2026-03-${String(day).padStart(2, '0')}`
const days = Array.from({ length: 16 }, (_, index) => march(index + 1))

/** License history of one type: purchased, covered and used. */
export const licenceHistory: readonly LineSeries[] = [
  {
    id: 'purchased',
    name: 'Purchased licenses',
    points: days.map((time, day) => ({ time, value: day < 9 ? 120 : 160 })),
  },
  {
    id: 'covered',
    name: 'Covered licenses',
    points: days.map((time, day) => ({ time, value: 96 + day * 2 })),
  },
  {
    id: 'used',
    name: 'Used licenses',
    points: days.map((time, day) => ({ time, value: 104 + ((day * 7) % 23) + day })),
  },
]

/** Three days without data, leaving one isolated point. */
export const withGaps: readonly LineSeries[] = licenceHistory.map((series) => ({
  ...series,
  points: series.points.map((point, day) => ([4, 5, 7].includes(day) ? { ...point, value: null } : point)),
}))

export const cores: readonly LineSeries[] = [
  {
    id: 'cores',
    name: 'Cores',
    points: days.map((time, day) => ({ time, value: 8_420 + day * 12 - (day % 5) * 9 })),
  },
]

/** Load of a host in half-hour steps. */
export const load: readonly LineSeries[] = ['Max', 'Daily average'].map((name, index) => ({
  id: name,
  name,
  points: Array.from({ length: 48 }, (_, half) => ({
    time: new Date(2026, 2, 15, 0, half * 30).getTime(),
    value: (half > 30 && half < 36 ? 0 : ((half * 5) % 17) + half / 4) * (index === 0 ? 2 : 1),
  })),
}))

export const manyDatabases: readonly LineSeries[] = Array.from({ length: 11 }, (_, index) => ({
  id: `db${index}`,
  name: index === 0 ? 'All databases' : `PROD-${String(index).padStart(2, '0')}`,
  points: days.map((time, day) => ({ time, value: 4 + index * 3 + ((day * (index + 3)) % 7) })),
}))

const period = (id: string, group: string, value: number | null, marker: number | null): ChartBar => ({
  id,
  label: id.toUpperCase(),
  group,
  value,
  marker,
})

/** Averages of a month, four weeks and seven days, with maxima as markers. */
export const consumption: readonly ChartBar[] = [
  period('m', 'Month', 41.4, 78),
  ...[38.2, 44.9, null, 40.1].map((value, index) =>
    period(`w${4 - index}`, 'Weeks', value, value === null ? null : value + 22),
  ),
  ...[35.1, 36.8, 52.3, 47, 0, 43.6, 39.9].map((value, index) =>
    period(`d${7 - index}`, 'Days', value, value + 18 - index),
  ),
]

export const licences: readonly ChartBar[] = [
  { id: 'A90611', label: 'Enterprise', value: 142, marker: 160 },
  { id: 'A90649', label: 'Partitioning', value: 96, marker: 64 },
  { id: 'A90650', label: 'RAC', value: 48, marker: 48 },
  { id: 'L47225', label: 'Diagnostics', value: 88, marker: 100 },
]

export const nodes: readonly Stack[] = [12, 9, 14, 0, 7, 11].map((agents, index) => ({
  id: `esx-${index}`,
  label: `esx-node-${String(index + 1).padStart(2, '0')}.example.net`,
  parts: [
    { name: 'With agent', value: agents },
    { name: 'Without agent', value: (index * 3) % 5 },
  ],
}))

const yesNo = (yes: number, no: number): Part[] => [
  { name: 'Yes', value: yes },
  { name: 'No', value: no },
]

/** Five measures of the same databases. */
export const statistics: readonly Stack[] = [
  {
    id: 'type',
    label: 'Type of database',
    parts: [
      { name: 'Oracle', value: 86, color: technologyColor('Oracle/Database') },
      { name: 'SQL Server', value: 41, color: technologyColor('Microsoft/SQLServer') },
      { name: 'PostgreSQL', value: 28, color: technologyColor('PostgreSQL/PostgreSQL') },
      { name: 'MySQL', value: 17, color: technologyColor('Oracle/MySQL') },
      { name: 'MongoDB', value: 9, color: technologyColor('MongoDB/MongoDB') },
      { name: 'MariaDB', value: 4, color: technologyColor('MariaDBFoundation/MariaDB') },
    ],
  },
  {
    id: 'environment',
    label: 'Type of environment',
    parts: ['PROD', 'TST', 'DEV', 'UAT'].map((name, index) => ({ name, value: 90 - index * 22 })),
  },
  { id: 'archivelog', label: 'Archivelog mode', parts: yesNo(120, 65) },
  { id: 'recovery', label: 'Disaster recovery', parts: yesNo(44, 141) },
  { id: 'availability', label: 'High availability', parts: yesNo(61, 124) },
]

export const virtualisation: readonly Stack[] = [
  { id: 'VMWARE', label: 'VMware', parts: [{ name: 'VMware', value: 14, color: cloudColor('azure') }] },
  { id: 'OVM', label: 'Oracle VM', parts: [{ name: 'Oracle VM', value: 6, color: cloudColor('oracle') }] },
  { id: 'OLVM', label: 'OLVM', parts: [{ name: 'OLVM', value: 3, color: cloudColor('aws') }] },
]

export const severitiesByMonth: readonly Stack[] = ['Nov', 'Dec', 'Jan', 'Feb', 'Mar'].map(
  (label, index) => ({
    id: label,
    label,
    parts: [
      { name: 'Engine', value: 24 - index * 3 },
      { name: 'Agent', value: 5 + ((index * 4) % 7) },
      { name: 'License', value: 9 + index * 2 },
    ],
  }),
)

/** Databases with the most reclaimable space. */
export const reclaimable: readonly Stack[] = Array.from({ length: 10 }, (_, index) => ({
  id: `db-${index}`,
  label: `PROD-${String(index + 1).padStart(2, '0')}`,
  parts: [{ name: 'Reclaimable', value: Math.round(9_200 / (index + 1.6)) / 10 }],
}))

export const categories: readonly Part[] = [
  'Cost',
  'Performance',
  'High availability',
  'Security',
  'Fault tolerance',
  'Service limits',
  'Commitment',
  'Rightsizing',
].map((name, index) => ({ name, value: Math.round(120 / (index + 1)) }))
