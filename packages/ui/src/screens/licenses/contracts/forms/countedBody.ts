import type { MySQLContractBody, SqlServerContractBody } from '@inventory-console/api-mocks/contract'
import { required } from '../../../../components/form/validationRules.ts'
import { contractRules, sharedBody } from './contractSchema.ts'
import type { CountedValues } from './countedValues.ts'

export function countedRules(isMysql: boolean, initial: CountedValues) {
  return {
    type: [required],
    ...contractRules({ initial, numeric: false, numericCsi: isMysql, unlimited: false }),
  }
}

/** Names hosts or clusters, depending on the type of the contract. */
function sharedFields({ type, hosts, clusters, ...values }: CountedValues) {
  return {
    ...sharedBody({ ...values, hosts }),
    hosts: type === 'HOST' ? [...hosts] : [],
    clusters: type === 'CLUSTER' ? [...clusters] : [],
  }
}

export function mysqlBody(id: string | null, values: CountedValues): MySQLContractBody {
  return {
    ...(id === null ? {} : { id }),
    ...sharedFields(values),
    type: values.type ?? 'HOST',
    csi: values.csi.trim(),
    numberOfLicenses: values.count ?? 0,
  }
}

export function sqlServerBody(id: string | null, values: CountedValues): SqlServerContractBody {
  return {
    ...(id === null ? {} : { id }),
    ...sharedFields(values),
    type: values.type ?? 'HOST',
    licensesNumber: values.count ?? 0,
  }
}
