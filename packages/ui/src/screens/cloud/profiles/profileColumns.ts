import type { Column } from '../../../data-table/columns/column.ts'
import {
  profileFields,
  profileName,
  type CloudProfile,
  type ProfileFieldName,
} from '../../../domain/cloudProfile.ts'
import { clouds, type Cloud } from '../../../domain/tones.ts'

/** Users copy these keys into the cloud's own console. */
const keys: ReadonlySet<ProfileFieldName> = new Set([
  'tenancyOCID',
  'userOCID',
  'keyFingerprint',
  'accesskeyid',
  'tenantid',
  'clientid',
  'subscriptionid',
])

const state: Column<CloudProfile> = {
  id: 'state',
  kind: 'badge',
  value: ({ selected }) => (selected ? 'active' : 'inactive'),
  tone: ({ selected }) => (selected ? 'success' : 'neutral'),
  filter: 'oneOf',
}

const id: Column<CloudProfile> = { id: 'id', kind: 'code', filter: 'text', width: 240 }

function fieldColumn(name: ProfileFieldName): Column<CloudProfile> {
  const value = ({ texts }: CloudProfile) => texts[name] ?? ''
  if (keys.has(name)) return { id: name, kind: 'code', value, filter: 'text', width: 240 }
  return { id: name, kind: 'text', value, filter: name === 'clientemail' ? 'text' : 'oneOf', width: 240 }
}

function columnsOf(cloud: Cloud): readonly Column<CloudProfile>[] {
  const [first, ...rest] = profileFields[cloud]
  return [
    { id: first, kind: 'text', value: profileName, filter: 'text', width: 200 },
    state,
    ...(cloud === 'aws' ? [id] : []),
    ...rest.map(fieldColumn),
  ]
}

const columns = new Map(clouds.map((cloud) => [cloud, columnsOf(cloud)]))

export function profileColumns(cloud: Cloud): readonly Column<CloudProfile>[] {
  return columns.get(cloud) ?? []
}
