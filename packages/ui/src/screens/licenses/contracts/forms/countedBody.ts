import type { MySQLContractBody, SqlServerContractBody } from '@inventory-console/api-mocks/contract'
import { digits, required, type Rule } from '../../../../components/form/faults.ts'
import { storedLocation } from '../../../../domain/contractLocation.ts'
import { wireDay } from '../contractDates.ts'
import type { CountedValues } from './countedValues.ts'

export function countedRules(isMysql: boolean, start: CountedValues) {
  const csi: Rule<string> = (value) => (value === start.csi ? null : digits(value))
  return {
    type: [required],
    licenseTypeID: [required],
    contractID: [required],
    csi: isMysql ? [required, csi] : [],
    count: [required],
  }
}

/** Only what its type counts is named. */
function shared({ type, supportExpiration, hosts, clusters, ...values }: CountedValues) {
  return {
    contractID: values.contractID.trim(),
    licenseTypeID: values.licenseTypeID ?? '',
    supportExpiration: wireDay(supportExpiration),
    hosts: type === 'HOST' ? [...hosts] : [],
    clusters: type === 'CLUSTER' ? [...clusters] : [],
    location: storedLocation(values.location),
  }
}

export function mysqlBody(id: string | null, values: CountedValues): MySQLContractBody {
  return {
    ...(id === null ? {} : { id }),
    ...shared(values),
    type: values.type ?? 'HOST',
    csi: values.csi.trim(),
    numberOfLicenses: values.count ?? 0,
  }
}

export function sqlServerBody(id: string | null, values: CountedValues): SqlServerContractBody {
  return {
    ...(id === null ? {} : { id }),
    ...shared(values),
    type: values.type ?? 'HOST',
    licensesNumber: values.count ?? 0,
  }
}
