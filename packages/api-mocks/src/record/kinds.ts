/** Kind of a pseudonym. All texts outside the allow-list are replaced; the kind decides the format. */
export type Kind = 'host' | 'user' | 'database' | 'cluster' | 'location' | 'address' | 'mail' | 'id' | 'text'

const kindKeys: Readonly<Record<Exclude<Kind, 'mail' | 'text'>, readonly string[]>> = {
  host: [
    'hostname',
    'host',
    'hosts',
    'hostnames',
    'veritasClusterHostnames',
    'virtualizationNode',
    'vmName',
    'physicalHost',
  ],
  user: ['username', 'firstName', 'lastName', 'AgentUsername', 'PublisherUsername', 'SMTPUsername', 'users'],
  database: [
    'dbname',
    'dbName',
    'dbNames',
    'databasename',
    'databaseName',
    'uniqueName',
    'database',
    'instanceName',
    'pdbName',
  ],
  cluster: ['cluster', 'clusters', 'clusterName', 'hypervisor', 'rackID'],
  location: ['location', 'locations'],
  address: [
    'RemoteEndpoint',
    'BindIP',
    'DownloadUrl',
    'auth_url',
    'token_url',
    'signoff_url',
    'redirect_uri',
    'SMTPServer',
  ],
  id: [
    'id',
    '_id',
    'profileId',
    'profileID',
    'tenantid',
    'contractID',
    'csi',
    'referenceNumber',
    'dbID',
    'dbid',
  ],
}

export function kindOf(key: string, value: string): Kind {
  if (isMail(value)) return 'mail'
  const byKey = Object.entries(kindKeys).find(([, keys]) => keys.includes(key))?.[0]
  if (byKey !== undefined && isKind(byKey)) return byKey
  if (/^\d{1,3}(\.\d{1,3}){3}(:\d+)?$|^https?:\/\//.test(value)) return 'address'
  return /^[0-9a-f]{24}$/.test(value) ? 'id' : 'text'
}

/** Not a single regular expression, which would backtrack at each dot. */
function isMail(value: string): boolean {
  const [name = '', domain = '', ...rest] = value.split('@')
  const isComplete = name !== '' && rest.length === 0 && domain.slice(1, -1).includes('.')
  return isComplete && !/\s/.test(value)
}

function isKind(text: string): text is Exclude<Kind, 'mail' | 'text'> {
  return Object.hasOwn(kindKeys, text)
}
