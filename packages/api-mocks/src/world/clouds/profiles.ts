import type { AwsProfile, AzureProfile, GcpProfile, OciProfile } from '../../contract/index.ts'
import { chance, objectId } from '../../lib/seeded.ts'

/** ObjectIds contain the second of creation. */
const MADE = Date.parse('2025-06-02T08:00:00Z')

function letters(row: number, length: number, alphabet: string): string {
  const number = chance(3, row)
  return Array.from({ length }, (_, index) => alphabet[number(index) % alphabet.length] ?? '').join('')
}

const lower = 'abcdefghijklmnopqrstuvwxyz234567'
const hex = '0123456789abcdef'

export function makeOciProfile(row: number, overrides: Partial<OciProfile> = {}): OciProfile {
  const pairs = Array.from({ length: 16 }, (_, index) => letters(row * 100 + index, 2, hex))
  return {
    id: objectId(MADE + row * 1000, chance(11, row)),
    profile: row === 1 ? 'production' : `tenancy-${row}`,
    tenancyOCID: `ocid1.tenancy.oc1..aaaaaaaa${letters(row, 52, lower)}`,
    userOCID: `ocid1.user.oc1..aaaaaaaa${letters(row + 50, 52, lower)}`,
    keyFingerprint: pairs.join(':'),
    region: row % 2 === 1 ? 'eu-milan-1' : 'eu-frankfurt-1',
    privateKey: null,
    selected: row === 1,
    ...overrides,
  }
}

export function makeAwsProfile(row: number, overrides: Partial<AwsProfile> = {}): AwsProfile {
  return {
    id: objectId(MADE + row * 1000, chance(12, row)),
    name: row === 1 ? 'production' : '',
    accesskeyid: `AKIA${letters(row, 16, 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567')}`,
    secretaccesskey: null,
    region: 'eu-south-1',
    selected: false,
    ...overrides,
  }
}

export function makeGcpProfile(row: number, overrides: Partial<GcpProfile> = {}): GcpProfile {
  return {
    id: objectId(MADE + row * 1000, chance(13, row)),
    name: row === 1 ? 'analytics' : `project-${row}`,
    selected: true,
    privatekey: `-----BEGIN SAMPLE KEY-----\n${letters(row, 44, hex)}\n-----END SAMPLE KEY-----\n`,
    clientemail: `inventory-${row}@sample-project.example.net`,
    ...overrides,
  }
}

export function makeAzureProfile(row: number, overrides: Partial<AzureProfile> = {}): AzureProfile {
  const uuid = (offset: number) =>
    [8, 4, 4, 4, 12].map((length, part) => letters(row * 100 + offset + part, length, hex)).join('-')
  return {
    id: objectId(MADE + row * 1000, chance(14, row)),
    name: row === 1 ? 'production' : `subscription-${row}`,
    tenantid: uuid(10),
    clientid: uuid(20),
    clientsecret: null,
    subscriptionid: uuid(30),
    region: row % 2 === 1 ? 'italynorth' : 'westeurope',
    selected: row === 1,
    ...overrides,
  }
}
