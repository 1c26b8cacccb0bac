import type { AggregatedAlert, LicenseHistoryItem } from '@inventory-console/api-mocks/contract'
import { makeMysqlContract, makeOracleContracts } from '@inventory-console/api-mocks/fixtures/contracts'
import { makeCompliance } from '@inventory-console/api-mocks/fixtures/licenses'
import { makeTablespaceRows } from '@inventory-console/api-mocks/fixtures/oracle'
import type { ListState } from '../../lib/state.ts'
import type { DashboardScreenProps, TechnologyFigure } from '../../screens/dashboard/DashboardScreen.tsx'
import { one, ready } from '../states.ts'

type Work = DashboardScreenProps['worklist']

export const criticalGroups = (count: number): readonly AggregatedAlert[] =>
  (['NO_DATA', 'NEW_LICENSE', 'MISSING_DATABASE', 'AGENT_ERROR'] as const).map((code, index) => ({
    category: index === 1 ? 'LICENSE' : 'AGENT',
    code,
    severity: 'CRITICAL',
    count: count - index * 4,
    affectedHosts: count - index * 5,
    oldestAlert: `2026-03-${10 + index}T00:00:00Z`,
    daysFromCreation: null,
  }))

export const work: Work = {
  agents: {
    list: ready(
      Array.from({ length: 13 }, (_, index) => ({
        id: String(index),
        hostname: `ora-dr-fra-${String(index + 1).padStart(3, '0')}`,
        days: index === 0 ? null : index * 3,
        date: '2026-03-01T00:00:00Z',
        description: '',
      })),
    ),
    totalCount: null,
  },
  tablespaces: ready(
    makeTablespaceRows(60).map((row, index) => ({ ...row, usedPerc: index < 9 ? 99.2 - index : 42 })),
  ),
  compliance: ready(
    makeCompliance().map((row, index) => ({
      ...row,
      consumed: index % 2 === 0 ? 14_000 - index * 900 : row.covered,
    })),
  ),
  contracts: {
    oracle: ready(
      makeOracleContracts()
        .slice(0, 3)
        .map((row, index) => ({
          ...row,
          supportExpiration: `2026-04-${20 + index}T00:00:00Z`,
        })),
    ),
    mysql: ready([{ ...makeMysqlContract(), supportExpiration: '2026-03-16T00:00:00Z' }]),
    sqlServer: ready([]),
  },
  alerts: one(criticalGroups(21)),
  missing: ready(
    ['CRM1', 'ERP2', 'DWH', 'HR'].map((name) => ({
      id: name,
      hostname: `db-${name.toLowerCase()}-001`,
      name,
      ignored: name === 'HR',
      comment: '',
    })),
  ),
  clouds: {
    list: ready([
      {
        id: '1',
        cloud: 'aws',
        createdAt: '2026-03-15T06:30:00Z',
        profileID: '',
        category: 'EC2',
        error: 'AuthFailure: AWS was not able to validate the provided access credentials',
      },
      {
        id: '2',
        cloud: 'oracle',
        createdAt: '2026-03-15T06:00:00Z',
        profileID: '65f1c0ffee65f1c0ffee65f1',
        category: 'Compute Instance',
        error: 'NotAuthenticated',
      },
    ]),
    silent: [],
    refresh: () => undefined,
  },
  trend: {
    earlier: {
      since: Date.parse('2026-03-13T08:30:00Z'),
      counts: { agents: 11, tablespaces: 9, contracts: 7, alerts: 32, missing: 0 },
    },
  },
}

export const workIn = (state: Exclude<ListState<never>, { status: 'ready' }>): Work => ({
  agents: { list: state, totalCount: null },
  tablespaces: state,
  compliance: state,
  contracts: { oracle: state, mysql: state, sqlServer: state },
  alerts: state,
  missing: state,
  clouds: { list: state, silent: [], refresh: () => undefined },
  trend: work.trend,
})

export const noWork: Work = {
  agents: { list: ready([]), totalCount: null },
  tablespaces: ready([]),
  compliance: ready([]),
  contracts: { oracle: ready([]), mysql: ready([]), sqlServer: ready([]) },
  alerts: one([]),
  missing: ready([]),
  clouds: { list: ready([]), silent: [], refresh: () => undefined },
  trend: work.trend,
}

function technology(
  id: string,
  product: string | null,
  name: string | null,
  figures: Partial<TechnologyFigure> = {},
): TechnologyFigure {
  return {
    id,
    product,
    name,
    count: 41,
    hostCount: 17,
    compliance: 87.9,
    to: {
      list: '/databases',
      databases: '/databases',
      hosts: '/hosts',
      compliance: '/licenses/compliance',
    },
    ...figures,
  }
}

export const technologies: readonly TechnologyFigure[] = [
  technology('all', null, null, { count: 1240, hostCount: 412, compliance: 84.2 }),
  technology('oracle', 'Oracle/Database', 'Oracle Database', {
    count: 803,
    hostCount: 240,
    compliance: 71.4,
  }),
  technology('sqlServer', 'Microsoft/SQLServer', 'SQL Server', { count: 120, hostCount: 61 }),
  technology('mySql', 'Oracle/MySQL', 'MySQL', { compliance: 100 }),
  technology('postgreSql', 'PostgreSQL/PostgreSQL', 'PostgreSQL', {
    compliance: 'notNeeded',
    to: { list: '/postgresql', databases: '/databases', hosts: '/hosts', compliance: null },
  }),
  technology('mongoDb', 'MongoDB/MongoDB', 'MongoDB', {
    count: 12,
    hostCount: 4,
    compliance: 'notNeeded',
    to: { list: '/mongodb', databases: '/databases', hosts: '/hosts', compliance: null },
  }),
  technology('mariaDb', 'MariaDBFoundation/MariaDB', 'MariaDB', {
    count: 0,
    hostCount: 0,
    compliance: 'notNeeded',
    to: { list: null, databases: null, hosts: null, compliance: null },
  }),
]

export const day = (number: number) => `2026-03-${String(number).padStart(2, '0')}T00:00:00Z`
export const days = Array.from({ length: 16 }, (_, index) => index + 1)

export function history(licenseTypeID: string, itemDescription: string): LicenseHistoryItem {
  return {
    licenseTypeID,
    itemDescription,
    metric: 'Processor Perpetual',
    history: days.map((number) => ({
      date: day(number),
      purchased: number < 9 ? 120 : 160,
      covered: 96 + number * 2,
      consumed: 104 + ((number * 7) % 23) + number,
    })),
  }
}
