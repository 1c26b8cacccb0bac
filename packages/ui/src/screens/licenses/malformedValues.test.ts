import type { LicenseCompliance } from '@inventory-console/api-mocks/contract'
import { cluster as clusterDecoder } from '@inventory-console/api-mocks/decoders/api/clusters'
import {
  mySQLContract,
  oracleContract,
  sqlServerContract,
} from '@inventory-console/api-mocks/decoders/api/contracts'
import { hostSummary } from '@inventory-console/api-mocks/decoders/api/hosts'
import { databaseUsedLicense, licenseCompliance } from '@inventory-console/api-mocks/decoders/api/licenses'
import { makeCluster } from '@inventory-console/api-mocks/fixtures/clusters'
import {
  makeMysqlContract,
  makeOracleContract,
  makeSqlServerContract,
} from '@inventory-console/api-mocks/fixtures/contracts'
import { makeHost } from '@inventory-console/api-mocks/fixtures/hosts'
import { makeCompliance, makeUsedLicense } from '@inventory-console/api-mocks/fixtures/licenses'
import { describe, expect, test } from 'vitest'
import { proposalsOf } from '../../domain/licenses/proposals.ts'
import { malformedRows } from '../../testing/decodeRows.ts'
import { licenseCalculation } from './compliance/ComplianceExplanation.tsx'
import {
  mysqlInitialForm,
  oracleInitialForm,
  sqlServerInitialForm,
} from './contracts/forms/contractValues.ts'

describe('malformed values', () => {
  const values: readonly unknown[] = [null, undefined, '', 0, true, [], {}, [null], { toString: 1 }]
  const first = <Row>([row]: readonly Row[]): Row => {
    if (row === undefined) throw new Error('no row')
    return row
  }

  test.each(values.map((value) => ({ value })))(
    '$value in every field of the inputs does not break the explanation',
    ({ value }) => {
      const row = first(makeCompliance())
      const inputs = {
        used: malformedRows(databaseUsedLicense, makeUsedLicense(), value),
        hosts: malformedRows(hostSummary, makeHost(1), value),
        clusters: malformedRows(clusterDecoder, makeCluster(1), value),
        oracle: malformedRows(oracleContract, makeOracleContract(), value),
        mysql: malformedRows(mySQLContract, makeMysqlContract(), value),
        sqlServer: malformedRows(sqlServerContract, makeSqlServerContract(), value),
      }
      const explain = (row: LicenseCompliance) => proposalsOf(licenseCalculation(row, inputs), inputs.hosts)
      expect(() => explain(row)).not.toThrow()
      const [malformed] = malformedRows(licenseCompliance, row, value)
      expect(() => malformed && explain(malformed)).not.toThrow()
    },
  )

  test.each(values.map((value) => ({ value })))(
    '$value in every field of a contract does not break its form',
    ({ value }) => {
      expect(() =>
        malformedRows(oracleContract, makeOracleContract(), value).map((contract) =>
          oracleInitialForm(contract),
        ),
      ).not.toThrow()
      expect(() =>
        malformedRows(mySQLContract, makeMysqlContract(), value).map((contract) =>
          mysqlInitialForm(contract),
        ),
      ).not.toThrow()
      expect(() =>
        malformedRows(sqlServerContract, makeSqlServerContract(), value).map((contract) =>
          sqlServerInitialForm(contract),
        ),
      ).not.toThrow()
    },
  )
})
