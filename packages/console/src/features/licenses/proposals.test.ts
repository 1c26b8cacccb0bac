import type { IgnoreLicense, LicenseCompliance } from '@inventory-console/api-mocks/contract'
import { createWorld } from '@inventory-console/api-mocks/world'
import type { Vendor } from '@inventory-console/ui/domain/licenses/inputs'
import type { LicenseFigures } from '@inventory-console/ui/domain/licenses/licenseCalculation'
import { proposalsOf, type Proposal } from '@inventory-console/ui/domain/licenses/proposals'
import { proposalKey, stackOf } from '@inventory-console/ui/domain/licenses/proposalStack'
import {
  licenseCalculation,
  proposalTarget,
  type ProposalActions,
} from '@inventory-console/ui/screens/licenses/compliance/ComplianceExplanation'
import { describe, expect, test } from 'vitest'
import { databasesPath, clientOf, fetchLicenseLists } from '../../testing/licenseLists.ts'

type Client = ReturnType<typeof clientOf>

async function complianceOf({ get }: Client): Promise<LicenseCompliance[]> {
  const { licensesCompliance } = await get<{ licensesCompliance: LicenseCompliance[] }>(
    `${databasesPath}/licenses-compliance`,
  )
  return licensesCompliance
}

/**
 * Figures of a license type in the compliance list, which omits types that are neither consumed nor
 * covered.
 */
async function fetchFigures(client: Client, { licenseTypeID }: LicenseCompliance) {
  const row = (await complianceOf(client)).find((each) => each.licenseTypeID === licenseTypeID)
  return roundFigures(row ?? { consumed: 0, covered: 0, compliance: 1 })
}

function roundFigures({ consumed, covered, compliance }: Omit<LicenseFigures, 'missing'>) {
  return { consumed, covered, compliance: compliance.toFixed(9) }
}

/**
 * A world whose contracts without hosts cover half of each gap, and whose MySQL and SQL Server contracts
 * have room for two more hosts.
 */
async function worldWithRoom(seed: number) {
  const world = createWorld({ seed, hosts: 60 })
  world.configuration.APIService.RoundLicenses = seed % 2 === 0
  const client = clientOf(world)
  await client.logIn()
  const rows = await complianceOf(client)
  for (const [index, row] of rows.filter(({ metric }) => metric.endsWith('Perpetual')).entries()) {
    const count = Math.ceil((row.consumed - row.covered) / 2)
    const terms = { basket: false, restricted: index % 2 === 0, unlimited: false, hosts: [] }
    const contract = { contractID: `${index}`, csi: '1', licenseTypeID: row.licenseTypeID, count, ...terms }
    // oxlint-disable-next-line no-await-in-loop -- order matters
    if (count > 0) await client.call('/contracts/oracle/database', 'POST', { ...contract, location: 'All' })
  }
  const { mysql, sqlServer } = await fetchLicenseLists(client, '')
  for (const contract of mysql) {
    const body = { ...contract, numberOfLicenses: contract.numberOfLicenses + 2 }
    // oxlint-disable-next-line no-await-in-loop -- order matters
    await client.call(`/contracts/mysql/database/${contract.id}`, 'PUT', body)
  }
  for (const contract of sqlServer) {
    const hosts = contract.hosts.slice(0, 1)
    // oxlint-disable-next-line no-await-in-loop -- order matters
    await client.call('/contracts/microsoft/database', 'PUT', { ...contract, hosts })
  }
  return { world, client }
}

function actionsOf({ call }: Client): ProposalActions {
  const products = { oracle: 'Oracle/Database', mysql: 'Oracle/MySQL', microsoft: 'Microsoft/SQLServer' }
  return {
    saveOracle: (body) => call('/contracts/oracle/database', 'PUT', body),
    saveMysql: (body) => call(`/contracts/mysql/database/${body.id}`, 'PUT', body),
    saveSqlServer: (body) => call('/contracts/microsoft/database', 'PUT', body),
    ignore: async (rows, ignored, ignoredComment) => {
      const entries = rows.map(({ vendor, hostname, dbName, licenseTypeID }): IgnoreLicense => {
        const technology = products[vendor]
        return { technology, hostname, databaseName: dbName, licenseTypeID, ignored, ignoredComment }
      })
      await call('/licenses/ignore', 'POST', entries)
      return { changed: rows, rejected: [], unknown: [], reason: null }
    },
  }
}

interface ProposalRun {
  apply: () => Promise<unknown>
  undo: () => Promise<unknown>
}

/** Buying is simulated for Oracle only, as a new basket contract. */
function proposalRun(
  client: Client,
  vendor: Vendor,
  row: LicenseCompliance,
  proposal: Proposal,
  inputs: Awaited<ReturnType<typeof fetchLicenseLists>>,
): ProposalRun | null {
  const actions = actionsOf(client)
  switch (proposal.kind) {
    case 'attach': {
      const target = proposalTarget(vendor, proposal.contract.id, inputs, actions)
      return target ? { apply: () => target.attach(proposal.hostnames), undo: target.restore } : null
    }
    case 'ignore': {
      const proposedRows = new Set<object>(proposal.rows)
      const rows = inputs.used.filter((used) => proposedRows.has(used)).map((used) => ({ ...used, vendor }))
      return {
        apply: () => actions.ignore(rows, true, 'proposed'),
        undo: () => actions.ignore(rows, false, ''),
      }
    }
    case 'buy': {
      if (vendor !== 'oracle') return null
      let id = ''
      const terms = { basket: true, restricted: false, unlimited: false, hosts: [], location: 'All' }
      const contract = { contractID: '9', csi: '9', licenseTypeID: row.licenseTypeID, count: proposal.count }
      return {
        apply: async () => {
          const response = await client.call('/contracts/oracle/database', 'POST', { ...contract, ...terms })
          const stored: { id: string } = await response.json()
          id = stored.id
        },
        undo: () => client.call(`/contracts/oracle/database/${id}`, 'DELETE'),
      }
    }
  }
}

describe('proposals on the mock server', () => {
  const worlds = process.env['NIGHTLY'] === undefined ? 8 : 40
  const seeds = Array.from({ length: worlds }, (_, index) => index + 1)

  /** Applies and undoes each proposal of a world. Returns the outcomes by vendor and kind. */
  async function outcomesOf(seed: number) {
    const { client } = await worldWithRoom(seed)
    const rows = await complianceOf(client)
    const inputs = await fetchLicenseLists(client, '')
    const planned = rows.flatMap((row) => {
      const chain = licenseCalculation(row, inputs)
      return proposalsOf(chain, inputs.hosts).map((proposal) => ({
        row,
        vendor: chain.type.vendor,
        proposal,
      }))
    })
    const outcomes = []
    for (const { row, vendor, proposal } of planned) {
      const change = proposalRun(client, vendor, row, proposal, inputs)
      if (change === null) continue
      const figures = () => fetchFigures(client, row)
      // oxlint-disable-next-line no-await-in-loop -- one write after another
      const [before, , after, , undone] = [
        await figures(),
        await change.apply(),
        await figures(),
        await change.undo(),
        await figures(),
      ]
      const name = `seed ${seed}: ${row.licenseTypeID} ${proposal.kind}`
      outcomes.push({
        kind: `${vendor} ${proposal.kind}`,
        name,
        before,
        after,
        undone,
        calculated: proposal.after,
      })
    }
    return outcomes
  }

  test(
    'reach the calculated figures when applied, and restore the previous ones when undone',
    { timeout: 300_000 },
    async () => {
      const kinds = new Set<string>()
      for (const seed of seeds) {
        // oxlint-disable-next-line no-await-in-loop -- one world at a time
        for (const { kind, name, before, after, undone, calculated } of await outcomesOf(seed)) {
          kinds.add(kind)
          expect({ name, after, undone }).toEqual({ name, after: roundFigures(calculated), undone: before })
        }
      }
      // Attaching hosts and ignoring licenses change no figure of MySQL and SQL Server.
      expect([...kinds].toSorted()).toEqual(['oracle attach', 'oracle buy', 'oracle ignore'])
    },
  )

  test(
    'reach the calculated figures when several are carried out in order',
    { timeout: 300_000 },
    async () => {
      let interacting = 0
      for (const seed of seeds) {
        // oxlint-disable-next-line no-await-in-loop -- one world at a time
        const { client } = await worldWithRoom(seed)
        // oxlint-disable-next-line no-await-in-loop -- one world at a time
        const [rows, inputs] = [await complianceOf(client), await fetchLicenseLists(client, '')]
        for (const row of rows) {
          const chain = licenseCalculation(row, inputs)
          const changes = proposalsOf(chain, inputs.hosts).filter(({ kind }) => kind !== 'buy')
          const { steps, after } = stackOf(chain, new Set(changes.map(proposalKey)), inputs.hosts)
          if (steps.length < 2) continue
          const alone = changes.map((change) => change.before.missing - change.after.missing)
          if (row.consumed - row.covered - alone.reduce((a, b) => a + b) !== after.missing) interacting += 1
          const runs = steps.flatMap(
            (step) => proposalRun(client, chain.type.vendor, row, step, inputs) ?? [],
          )
          const name = `seed ${seed}: ${row.licenseTypeID}`
          // oxlint-disable-next-line no-await-in-loop -- one write after another
          const before = await fetchFigures(client, row)
          // oxlint-disable-next-line no-await-in-loop -- one write after another
          for (const { apply } of runs) await apply()
          // oxlint-disable-next-line no-await-in-loop -- one write after another
          expect({ name, after: await fetchFigures(client, row) }).toEqual({
            name,
            after: roundFigures(after),
          })
          // oxlint-disable-next-line no-await-in-loop -- one write after another
          for (const { undo } of runs.toReversed()) await undo()
          // oxlint-disable-next-line no-await-in-loop -- one write after another
          expect({ name, before: await fetchFigures(client, row) }).toEqual({ name, before })
        }
      }
      // The sum of single effects would be another figure.
      expect(interacting).toBeGreaterThan(0)
    },
  )

  test('fail on a read-only server and leave the figures unchanged', async () => {
    const { world, client } = await worldWithRoom(1)
    const inputs = await fetchLicenseLists(client, '')
    const rows = await complianceOf(client)
    world.configuration.APIService.ReadOnly = true
    // MySQL contracts are writable despite `ReadOnly`.
    const refusing = rows.filter(({ itemDescription }) => !itemDescription.startsWith('MySQL'))
    const attempts = refusing.flatMap((row) => {
      const chain = licenseCalculation(row, inputs)
      return proposalsOf(chain, inputs.hosts).flatMap(
        (proposal) => proposalRun(client, chain.type.vendor, row, proposal, inputs) ?? [],
      )
    })
    const results = await Promise.allSettled(attempts.map(({ apply }) => apply()))
    expect(results.length).toBeGreaterThan(5)
    expect(results.filter(({ status }) => status === 'fulfilled')).toEqual([])
    expect(await complianceOf(client)).toEqual(rows)
  })
})
