import type { LicenseCompliance } from '@inventory-console/api-mocks/contract'
import { decode } from '@inventory-console/api-mocks/contract/decode'
import { listOracleLicenseTypes } from '@inventory-console/api-mocks/decoders/api/licenses'
import { createWorld } from '@inventory-console/api-mocks/world'
import { readAudit, type AuditInputs } from '@inventory-console/ui/domain/licenses/audit/auditReading'
import { planTypesOf } from '@inventory-console/ui/domain/licenses/plan/planInputs'
import { expect, it } from 'vitest'
import { clientOf, databasesPath, fetchLicenseLists } from '../../testing/licenseLists.ts'

type Client = ReturnType<typeof clientOf>

async function inputsOf(client: Client): Promise<AuditInputs> {
  const lists = await fetchLicenseLists(client, '')
  const { licensesCompliance: compliance } = await client.get<{ licensesCompliance: LicenseCompliance[] }>(
    `${databasesPath}/licenses-compliance`,
  )
  const oracleTypes = decode(
    listOracleLicenseTypes,
    await client.get<unknown>('/settings/oracle/database/license-types'),
  ).value['license-types']
  const types = planTypesOf({ oracleTypes, mysqlTypes: [], sqlServerTypes: [] })
  return { ...lists, compliance, types, options: null }
}

const figures = (rows: readonly { id: string; consumed: number; covered: number }[]) =>
  rows
    .filter(({ consumed, covered }) => consumed > 0 || covered > 0)
    .map(({ id, consumed, covered }) => `${id}: ${consumed.toFixed(3)} ${covered.toFixed(3)}`)
    .toSorted()

it(
  'reads ignored licenses as the mock server counts them once nobody ignores them',
  { timeout: 120_000 },
  async () => {
    const changed = new Set<string>()
    for (const seed of [1, 2, 3, 4]) {
      const client = clientOf(createWorld({ seed, hosts: 80 }))
      // oxlint-disable-next-line no-await-in-loop -- one world at a time
      await client.logIn()
      // oxlint-disable-next-line no-await-in-loop -- one world at a time
      const inputs = await inputsOf(client)
      const oracle = new Set(inputs.types.map(({ id }) => id))
      const reading = readAudit(inputs, new Set(['ignored'])).types.filter(({ type }) =>
        oracle.has(type.licenseTypeID),
      )
      const ignored = inputs.used.filter((row) => row.ignored && oracle.has(row.licenseTypeID))
      const body = ignored.map(({ hostname, dbName, licenseTypeID }) => ({
        technology: 'Oracle/Database',
        hostname,
        databaseName: dbName,
        licenseTypeID,
        ignored: false,
        ignoredComment: '',
      }))
      // oxlint-disable-next-line no-await-in-loop -- one world at a time
      await client.call('/licenses/ignore', 'POST', body)
      // oxlint-disable-next-line no-await-in-loop -- one world at a time
      const { compliance } = await inputsOf(client)
      expect(figures(reading.map(({ type, theirs }) => ({ id: type.licenseTypeID, ...theirs })))).toEqual(
        figures(
          compliance
            .filter(({ licenseTypeID }) => oracle.has(licenseTypeID))
            .map((row) => ({ id: row.licenseTypeID, ...row })),
        ),
      )
      for (const { type, ours, theirs } of reading)
        if (ours.consumed !== theirs.consumed) changed.add(`${seed} ${type.licenseTypeID}`)
    }
    expect(changed.size).toBeGreaterThan(5)
  },
)
