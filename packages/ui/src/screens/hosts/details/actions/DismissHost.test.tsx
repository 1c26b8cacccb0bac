import type { HostDetail } from '@inventory-console/api-mocks/contract'
import { makeHostDetail, makeOracleDatabase } from '@inventory-console/api-mocks/fixtures/oracle'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { renderWithCatalogue } from '../../../../testing/samples/renderWithCatalogue.tsx'
import { MissingDatabases } from '../databases/MissingDatabases.tsx'
import { DismissHost } from './HostActions.tsx'

const host = makeHostDetail(15)
const [alert] = host.alerts
const names = (count: number) => Array.from({ length: count }, (_, index) => `DB${index + 1}`)
const succeed = () => Promise.resolve()

/** A host with `count` databases and new alerts, plus one acknowledged alert. */
function hostWith(count: number): HostDetail {
  if (!alert) throw new Error('The sample host has no alert')
  const databases = names(count).map((name) => ({ ...makeOracleDatabase(15), name }))
  const newAlerts = names(count).map((_id) => ({
    ...alert,
    _id,
    alertCode: 'NEW_DATABASE' as const,
    alertStatus: 'NEW' as const,
  }))
  return {
    ...host,
    features: { oracle: { database: { databases, missingDatabases: [], unlistedRunningDatabases: [] } } },
    alerts: [...newAlerts, { ...alert, alertCode: 'NEW_DATABASE', alertStatus: 'ACK' }],
  }
}

test.each([
  ['en', 0, []],
  ['en', 1, ['1 database: DB1', '1 new alert (archived)']],
  ['en', 2, ['2 databases: DB1, DB2', '2 new alerts (archived)']],
  ['en', 6, ['6 databases: DB1, DB2, DB3, DB4, DB5 and 1 more', '6 new alerts (archived)']],
  ['en', 7, ['7 databases: DB1, DB2, DB3, DB4, DB5 and 2 more', '7 new alerts (archived)']],
  ['it', 0, []],
  ['it', 1, ['1 database: DB1', '1 nuovo avviso (archiviato)']],
  ['it', 2, ['2 database: DB1, DB2', '2 nuovi avvisi (archiviati)']],
  ['it', 6, ['6 database: DB1, DB2, DB3, DB4, DB5 e 1 altro', '6 nuovi avvisi (archiviati)']],
  ['it', 7, ['7 database: DB1, DB2, DB3, DB4, DB5 e altri 2', '7 nuovi avvisi (archiviati)']],
  ['pt-br', 0, []],
  ['pt-br', 1, ['1 banco de dados: DB1', '1 alerta novo (arquivado)']],
  ['pt-br', 2, ['2 bancos de dados: DB1, DB2', '2 alertas novos (arquivados)']],
  ['pt-br', 6, ['6 bancos de dados: DB1, DB2, DB3, DB4, DB5 e mais 1', '6 alertas novos (arquivados)']],
  ['pt-br', 7, ['7 bancos de dados: DB1, DB2, DB3, DB4, DB5 e mais 2', '7 alertas novos (arquivados)']],
] as const)('in %s the confirmation counts %d databases and new alerts', async (locale, count, items) => {
  await renderWithCatalogue(
    <DismissHost hostname="db-014" host={hostWith(count)} onDismiss={succeed} onClose={succeed} />,
    {
      locale,
    },
  )
  await expect.element(page.getByRole('alertdialog')).toBeVisible()
  const listItems = page.getByRole('listitem').elements()
  // The first item is the host, the last one is about contracts.
  expect(listItems.slice(1, -1).map(({ textContent }) => textContent)).toEqual(items)
})

test.each([
  ['en', 1, '1 missing'],
  ['en', 2, '2 missing'],
  ['it', 2, '2 mancanti'],
  ['pt-br', 2, '2 ausentes'],
] as const)(
  'in %s the health strip counts %d missing databases and names them',
  async (locale, count, text) => {
    const rows = names(count).map((name) => ({ name, ignored: false, ignoredComment: '' }))
    await renderWithCatalogue(
      <MissingDatabases list={{ status: 'ready', value: rows }} onIgnore={succeed} />,
      {
        locale,
      },
    )
    await expect
      .element(page.getByRole('button', { name: text }))
      .toHaveAttribute('title', names(count).join(', '))
  },
)

test('lists the deleted NO_DATA alerts and the contracts that lose the host', async () => {
  const hostWithAlerts = hostWith(1)
  const [first] = hostWithAlerts.alerts
  if (!first) throw new Error('no alert')
  const alerts = [...hostWithAlerts.alerts, { ...first, alertCode: 'NO_DATA' as const }]
  await renderWithCatalogue(
    <DismissHost
      hostname="db-014"
      host={{ ...hostWithAlerts, alerts }}
      onDismiss={succeed}
      onClose={succeed}
    />,
  )
  await expect.element(page.getByRole('alertdialog')).toBeVisible()
  const listItems = page.getByRole('listitem').elements()
  expect(listItems.slice(2).map(({ textContent }) => textContent)).toEqual([
    '1 new alert (archived)',
    '1 “Agent not reporting” alert',
    'the host from Oracle contracts that have no dates',
  ])
})
