import { NOW } from '../../lib/time.ts'
import { createWorld } from '../../world/createWorld.ts'
import { contractsNow } from '../../world/licenses/contracts/contracts.ts'
import { usedLicensesOf } from '../../world/licenses/worldLicenses.ts'

/** World of the example calls. */
const world = createWorld({ hosts: 200, now: NOW })
const contracts = contractsNow(world)
const licenses = world.hosts.reports(world.clock.now()).flatMap((report) =>
  usedLicensesOf(world, [report]).map((license) => ({
    ...license,
    technology: report.row.technology,
  })),
)

function found<Value>(value: Value | undefined): Value {
  if (value === undefined) throw new Error('the sample company lacks an example')
  return value
}

/** A license that is the only one of its type, so that ignoring it changes the compliance. */
function onlyOne(technology: string, key: 'licenseTypeID' | 'hostname', ignored = false) {
  return found(
    licenses.find(
      (license) =>
        license.technology === technology &&
        license.ignored === ignored &&
        licenses.filter((other) => other.technology === technology && other[key] === license[key]).length ===
          1,
    ),
  )
}

export const licensed = {
  oracle: onlyOne('Oracle/Database', 'licenseTypeID'),
  microsoft: onlyOne('Microsoft/SQLServer', 'hostname'),
  /** Ignored, so that the example call reactivates it. */
  mysql: onlyOne('Oracle/MySQL', 'hostname', true),
}

const [mysqlContract] = contracts.mysql
const [sqlServerContract] = contracts.microsoft
export const oracleContract = found(contracts.oracle.find(({ hosts }) => (hosts ?? []).length > 0))
export const contractIds = {
  oracle: oracleContract.id,
  mysql: found(mysqlContract).id,
  microsoft: found(sqlServerContract).id,
}
export const oracleHost = found(licenses.find(({ technology }) => technology === 'Oracle/Database')).hostname
