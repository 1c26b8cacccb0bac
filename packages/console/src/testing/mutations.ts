import type { OracleLicenseType } from '@inventory-console/api-mocks/contract'
import { makeAlerts } from '@inventory-console/api-mocks/fixtures/alerts'
import {
  makeMysqlContract,
  makeOracleContract,
  makeSqlServerContract,
} from '@inventory-console/api-mocks/fixtures/contracts'
import { makeUsedLicense } from '@inventory-console/api-mocks/fixtures/licenses'
import type { Cloud } from '@inventory-console/ui/domain/tones'
import { useGroupMutations } from '../features/administration/groupQueries.ts'
import { useNodeMutations } from '../features/administration/nodeQueries.ts'
import { useRoleMutations } from '../features/administration/roleQueries.ts'
import { useUserMutations } from '../features/administration/userQueries.ts'
import { useAcknowledge } from '../features/alerts/mutations.ts'
import { createProfileMutations } from '../features/clouds/profileMutations.ts'
import { useDelayedAcknowledge } from '../features/dashboard/useDelayedAcknowledge.ts'
import { useRackMutations } from '../features/exadata/queries.ts'
import { cloneHost } from '../features/hosts/hostMutations.ts'
import { useImportContracts } from '../features/licenses/contracts/contractFiles.ts'
import {
  useRemoveContract,
  useSaveMysqlContract,
  useSaveOracleContract,
  useSaveSqlServerContract,
} from '../features/licenses/contracts/contractMutations.ts'
import { useSaveLicenseType } from '../features/licenses/licenseTypeQueries.ts'
import { changePassword } from '../features/session/mutations.ts'
import { useSaveConfiguration } from '../features/settings/queries.ts'
import type { Services } from '../platform/environment/services.ts'
import { dismissHost } from '../platform/queries/dismissHost.ts'
import { useIgnoreLicenses } from '../platform/queries/ignoreLicenses.ts'
import { ignoreMissing } from '../platform/queries/ignoreMissing.ts'
import { useMutation } from '../platform/query/mutation.ts'

/** Mutations by the request that they send. */
export type Mutations = Readonly<Record<string, () => unknown>>

const entry = { name: 'one', description: '', roles: [], tags: [], parent: '' }
const user = { username: 'one', firstName: '', lastName: '', groups: [] }
/** Every secret in a request body. */
export const sentSecret = 'Sentinel.2026'
const userValues = { ...user, password: sentSecret, confirm: sentSecret }
const role = { name: 'one', description: '', permission: 'read', scope: 'all', locations: [] } as const
const passwordChange = {
  oldPassword: sentSecret,
  newPassword: sentSecret,
  confirmedPassword: sentSecret,
}
const draft = { texts: {}, selected: false, secret: sentSecret }
/** Stored by the mocked server. */
export const licenseType: OracleLicenseType = {
  id: 'A90611',
  itemDescription: 'Oracle Database Enterprise Edition',
  metric: 'Processor Perpetual',
  cost: 47_500,
  aliases: [],
  option: false,
}
const target = { id: '1', hostID: 'h1', name: 'vm1', clusterNames: [] }
const rdma = { switchName: '', model: '', swVersion: '' }
const license = (vendor: 'oracle' | 'mysql' | 'microsoft') => ({
  ...makeUsedLicense({ hostname: 'h1', dbName: 'd1', licenseTypeID: 'l1' }),
  vendor,
})

export function useMutations(services: Services): Mutations {
  const contracts = useContractMutations()
  const mutate = useMutation()
  const ignore = useIgnoreLicenses()
  const racks = useRackMutations()
  const saveConfiguration = useSaveConfiguration()
  const markLater = useDelayedAcknowledge()
  const acknowledge = useAcknowledge()
  return {
    ...contracts,
    ...useAdministrationMutations(),
    ...profileMutations(services, mutate),
    'PUT /hosts/{host}/create-dr': () => mutate(cloneHost('h1')),
    'DELETE /hosts/{hostname}': () => mutate(dismissHost('h1')),
    'PUT /hosts/{host}/technologies/oracle/missing-dbs/{dbname}/ignored/{flag}': () =>
      mutate(ignoreMissing('h1', 'd1', true, '')),
    'PUT /hosts/{hostname}/technologies/oracle/databases/{database}/licenses/{licenseID}/ignored/{status}':
      () => ignore([license('oracle')], true, ''),
    'PUT /hosts/{hostname}/technologies/mysql/databases/{database}/ignored/{status}': () =>
      ignore([license('mysql')], true, ''),
    'PUT /hosts/{hostname}/technologies/microsoft/databases/{database}/ignored/{status}': () =>
      ignore([license('microsoft')], true, ''),
    'POST /licenses/ignore': () => ignore([license('oracle'), license('mysql')], true, ''),
    // Marking the second alert sends the first.
    'POST /alerts/ack': () => {
      for (const alert of makeAlerts(20).slice(0, 2)) markLater.mark(alert)
    },
    'POST /alerts/ack in bulk': () => {
      acknowledge.start({ alerts: makeAlerts(20), clear: () => {} })
      acknowledge.confirm()
    },
    'POST /users/{username}/change-password': () => changePassword(services, 'one', passwordChange),
    'POST /configuration': () =>
      saveConfiguration({ 'AlertService.Emailer.SMTPPassword': sentSecret }, { APIService: {} }),
    'PATCH /exadata/{rackID}/hide': () => racks.hide('r1'),
    'PATCH /exadata/{rackID}/show': () => racks.show('r1'),
    'POST /exadata/{rackID}/rdma': () => racks.saveRdma('r1', rdma),
    'POST /exadata/{rackID}/components/{hostID}': () =>
      racks.saveClusters('r1', { kind: 'cell', targets: [target] }, ['c1']),
    'POST /exadata/{rackID}/components/{hostID}/vms/{name}': () =>
      racks.saveClusters('r1', { kind: 'vm', targets: [target] }, ['c1']),
  }
}

function useContractMutations(): Mutations {
  const saveOracle = useSaveOracleContract()
  const saveMysql = useSaveMysqlContract()
  const saveSqlServer = useSaveSqlServerContract()
  const removeOracle = useRemoveContract('oracle')
  const removeMysql = useRemoveContract('mysql')
  const removeSqlServer = useRemoveContract('microsoft')
  const importContracts = useImportContracts('mysql')
  const saveLicenseType = useSaveLicenseType()
  return {
    'POST /contracts/oracle/database': () => saveOracle({ licenseTypeID: 'A90611' }),
    'PUT /contracts/oracle/database': () => saveOracle({ id: '1', licenseTypeID: 'A90611' }),
    'DELETE /contracts/oracle/database/{id}': () => removeOracle(makeOracleContract({ id: '1' })),
    'POST /contracts/mysql/database': () => saveMysql({ ...makeMysqlContract({ id: '' }), type: 'HOST' }),
    'PUT /contracts/mysql/database/{id}': () =>
      saveMysql({ ...makeMysqlContract({ id: '1' }), type: 'HOST' }),
    'DELETE /contracts/mysql/database/{id}': () => removeMysql(makeMysqlContract({ id: '1' })),
    'POST /contracts/microsoft/database': () => saveSqlServer(makeSqlServerContract({ id: '' })),
    'PUT /contracts/microsoft/database': () => saveSqlServer(makeSqlServerContract({ id: '1' })),
    'DELETE /contracts/microsoft/database/{id}': () => removeSqlServer(makeSqlServerContract({ id: '1' })),
    'POST /settings/oracle/database/license-types': () => saveLicenseType(licenseType, true),
    'PUT /settings/oracle/database/license-types/{id}': () => saveLicenseType(licenseType, false),
    'POST /contracts/{type}/upload': () => importContracts(new File(['Type\n'], 'contracts.csv')),
  }
}

function useAdministrationMutations(): Mutations {
  const users = useUserMutations()
  const groups = useGroupMutations()
  const roles = useRoleMutations()
  const nodes = useNodeMutations()
  const storedRole = { ...role, locations: [], location: '' }
  return {
    'POST /admin/users': () => users.add(userValues),
    'PUT /admin/users/{username}': () => users.update(user, userValues),
    'DELETE /admin/users/{username}': () => users.remove(user),
    'POST /admin/users/{username}/reset-password': () => users.resetPassword(user),
    'POST /admin/users/{username}/change-password': () => users.changePassword(user, passwordChange),
    'POST /groups': () => groups.save(entry, null),
    'PUT /groups/{groupname}': () => groups.save(entry, entry),
    'DELETE /groups/{groupname}': () => groups.remove(entry),
    'POST /admin/roles': () => roles.save(role, null),
    'PUT /admin/roles/{rolename}': () => roles.save(role, storedRole),
    'DELETE /admin/roles/{rolename}': () => roles.remove(storedRole),
    'POST /admin/nodes': () => nodes.save(entry, null),
    'PUT /admin/nodes/{nodename}': () => nodes.save(entry, entry),
    'DELETE /admin/nodes/{nodename}': () => nodes.remove(entry),
  }
}

const profilePaths: Readonly<Record<Cloud, readonly [list: string, select: string]>> = {
  oracle: ['/oracle-cloud/configurations', '/oracle-cloud/profile-selection/profileid/{id}/selected/{flag}'],
  aws: ['/aws/configurations', '/aws/profile-selection/profileid/{id}/selected/{flag}'],
  azure: ['/azure/configurations', '/azure/profile-selection/profileid/{id}/selected/{flag}'],
  google: ['/gcp/configurations', '/gcp/configurations/{id}/selected/{flag}'],
}

function profileMutations(services: Services, mutate: ReturnType<typeof useMutation>): Mutations {
  const byCloud = (['oracle', 'aws', 'azure', 'google'] as const).map((cloud): Mutations => {
    const [list, selectPath] = profilePaths[cloud]
    const acts = createProfileMutations(services, mutate, cloud)
    return {
      [`POST ${list}`]: () => acts.create(draft),
      [`PUT ${list}/{id}`]: () => acts.update('1', draft),
      [`DELETE ${list}/{id}`]: () => acts.remove('1'),
      [`PUT ${selectPath}`]: () => acts.select('1', true),
    }
  })
  return Object.assign({}, ...byCloud)
}
