import type { Tone } from '../components/badge/tones.tsx'
import type { Column } from '../data-table/columns/column.ts'

type Status = 'ONLINE' | 'READ ONLY' | 'OFFLINE' | 'NEW'

/** A row for the kinds of cells that hosts have no use for. */
export interface KindRow {
  name: string
  size: number | null
  growth: number | null
  used: number | null
  status: Status | null
  severity: string | null
  light: string | null
  command: string | null
}

const statusTone: Record<Status, Tone> = {
  ONLINE: 'success',
  'READ ONLY': 'warning',
  OFFLINE: 'danger',
  NEW: 'info',
}

/** The ids are the headers: no catalogue knows these. */
export const kindColumns: readonly Column<KindRow>[] = [
  { id: 'Tablespace', kind: 'text', value: ({ name }) => name },
  { id: 'Size', kind: 'bytes', value: ({ size }) => size },
  { id: 'Growth', kind: 'percent', value: ({ growth }) => growth },
  { id: 'Used', kind: 'fill', value: ({ used }) => used },
  { id: 'Covered', kind: 'compliance', value: ({ used }) => used },
  {
    id: 'Status',
    kind: 'badge',
    value: ({ status }) => status,
    tone: ({ status }) => (status ? statusTone[status] : 'neutral'),
  },
  { id: 'Severity', kind: 'severity', value: ({ severity }) => severity },
  { id: 'Audit', kind: 'semaphore', value: ({ light }) => light },
  { id: 'Command', kind: 'code', width: 240, value: ({ command }) => command },
]

const resize = (name: string) => `alter database datafile '/u02/oradata/${name}01.dbf' resize 32767M`

function row(name: string, values: Partial<KindRow>): KindRow {
  const none = { size: null, growth: null, used: null, status: null, severity: null, light: null }
  return { ...none, command: resize(name), name, ...values }
}

export const kindRows: readonly KindRow[] = [
  row('users', {
    size: 734_003_200,
    growth: 0.4,
    used: 12,
    status: 'ONLINE',
    severity: 'INFO',
    light: 'green',
  }),
  row('system', {
    size: 1_610_612_736,
    growth: 0,
    used: 70,
    status: 'READ ONLY',
    severity: 'WARNING',
    light: 'YELLOW',
  }),
  row('sysaux', {
    size: 4_509_715_660_800,
    growth: -3.25,
    used: 80,
    status: 'OFFLINE',
    severity: 'CRITICAL',
    light: 'red',
  }),
  row('undotbs1', { size: 900, growth: 12.75, used: 90, status: 'NEW', severity: 'INFO', light: '' }),
  row('temp', { size: 0, growth: 100, used: 97.4, status: 'ONLINE', severity: 'NOTICE', light: 'N/A' }),
  row('archive', {
    size: 65_536,
    growth: 1234.5,
    used: 130,
    status: 'ONLINE',
    severity: 'WARNING',
    light: 'green',
  }),
  row('nothing', { command: null }),
]
