import type { AwsProfile, AzureProfile, GcpProfile, OciProfile } from '../../contract/wire.ts'
import { defaultSource } from '../../lib/locales.ts'
import { fakeOf, objectId, type Source } from '../../lib/random.ts'
import { base32, codeNameFrom } from '../company/words.ts'

/** ObjectIds contain the second of creation. */
const MADE = Date.parse('2025-06-02T08:00:00Z')

const PROFILES = 13_000_003

function nameOf(row: number, source: Source): string {
  return codeNameFrom(fakeOf(source, PROFILES + row)(4))
}

function letters(row: number, length: number, alphabet: string): string {
  return fakeOf(defaultSource, PROFILES + row)(3).string.fromCharacters(alphabet, length)
}

const hex = '0123456789abcdef'

export function makeOciProfile(
  row: number,
  overrides: Partial<OciProfile> = {},
  source: Source = defaultSource,
): OciProfile {
  const pairs = Array.from({ length: 16 }, (_, index) => letters(row * 100 + index, 2, hex))
  return {
    id: objectId(MADE + row * 1000, fakeOf(defaultSource, PROFILES + row).part(0, 11)),
    profile: row === 1 ? 'production' : nameOf(row, source),
    tenancyOCID: `ocid1.tenancy.oc1..aaaaaaaa${letters(row, 52, base32)}`,
    userOCID: `ocid1.user.oc1..aaaaaaaa${letters(row + 50, 52, base32)}`,
    keyFingerprint: pairs.join(':'),
    region: row % 2 === 1 ? 'eu-milan-1' : 'eu-frankfurt-1',
    privateKey: null,
    selected: row === 1,
    ...overrides,
  }
}

export function makeAwsProfile(row: number, overrides: Partial<AwsProfile> = {}): AwsProfile {
  return {
    id: objectId(MADE + row * 1000, fakeOf(defaultSource, PROFILES + row).part(0, 12)),
    name: row === 1 ? 'production' : '',
    accesskeyid: `AKIA${letters(row, 16, 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567')}`,
    secretaccesskey: null,
    region: 'eu-south-1',
    selected: false,
    ...overrides,
  }
}

export function makeGcpProfile(
  row: number,
  overrides: Partial<GcpProfile> = {},
  source: Source = defaultSource,
): GcpProfile {
  return {
    id: objectId(MADE + row * 1000, fakeOf(defaultSource, PROFILES + row).part(0, 13)),
    name: row === 1 ? 'analytics' : nameOf(row + 40, source),
    selected: true,
    privatekey: `-----BEGIN SAMPLE KEY-----\n${letters(row, 44, hex)}\n-----END SAMPLE KEY-----\n`,
    clientemail: fakeOf(
      source,
      PROFILES + row,
    )(5)
      .internet.exampleEmail()
      .toLowerCase(),
    ...overrides,
  }
}

export function makeAzureProfile(
  row: number,
  overrides: Partial<AzureProfile> = {},
  source: Source = defaultSource,
): AzureProfile {
  const uuid = (offset: number) =>
    [8, 4, 4, 4, 12].map((length, part) => letters(row * 100 + offset + part, length, hex)).join('-')
  return {
    id: objectId(MADE + row * 1000, fakeOf(defaultSource, PROFILES + row).part(0, 14)),
    name: row === 1 ? 'production' : nameOf(row + 20, source),
    tenantid: uuid(10),
    clientid: uuid(20),
    clientsecret: null,
    subscriptionid: uuid(30),
    region: row % 2 === 1 ? 'italynorth' : 'westeurope',
    selected: row === 1,
    ...overrides,
  }
}
