import { expect, test } from 'vitest'
import { previewOf, type ImportVendor } from './importFile.ts'
import { checkNames, type KnownNames } from './importNames.ts'

const known: KnownNames = {
  types: ['A90611', 'B64911'],
  hosts: ['h1', 'h2', 'H3'],
  locations: ['Milan', 'All'],
  usage: [
    { hostname: 'h1', licenseTypeID: 'A90611', clusterLicenses: 0 },
    { hostname: 'H3', licenseTypeID: 'A90611', clusterLicenses: 64 },
  ],
}
const heads = {
  oracle: 'Contract Number,Part Number,ULA,Basket,Restricted,Hosts,Location',
  mysql: 'Type,Contract Number,CSI,License Type,Number of Licenses,Location',
  sqlServer: 'Type,Contract ID,License Type,Number of Licenses,Location',
}

async function kindsOf(vendor: ImportVendor, line: string, names: KnownNames = known) {
  const { lines } = await previewOf(vendor, new TextEncoder().encode(`${heads[vendor]}\n${line}`))
  return checkNames(vendor, lines, names).flatMap(({ problems, warnings }) => [
    problems.map(({ kind }) => kind),
    warnings.map(({ kind }) => kind),
  ])
}

test.each([
  ['oracle', '1,A90611,,,true,h1,Milan', [], []],
  ['oracle', '1,A0,,true,,,Milan', ['unknownType'], []],
  ['oracle', '1,A90611,,,true,"h1,h9",Milan', ['unknownHost'], []],
  ['oracle', '1,A90611,,,true,h3,Milan', ['otherCase'], []],
  ['oracle', '1,A90611,,true,,,all', [], ['unknownLocation']],
  ['oracle', '1,A90611,,true,,,', [], []],
  ['oracle', '1,A90611,,,true,,Milan', [], ['noHosts']],
  ['oracle', '1,A90611,,,,,Milan', [], ['noBasket']],
  ['oracle', '1,A90611,,,,h2,Milan', [], ['unusedByHosts']],
  ['oracle', '1,A90611,,,true,H3,Milan', [], ['clustered']],
  ['oracle', '1,B64911,,true,,,Milan', [], ['unused']],
  ['mysql', 'CLUSTER,1,1,B64911,3,Milan', [], ['noClusters']],
  ['mysql', 'HOST,1,1,B64911,3,Milan', [], ['unused']],
  ['sqlServer', 'CLUSTER,1,A90611,3,Atlantis', [], ['unknownLocation']],
] as const)(
  '%s line %s has the problems %j and the warnings %j',
  async (vendor, line, problems, warnings) => {
    expect(await kindsOf(vendor, line)).toEqual([problems, warnings])
  },
)

test('lists that failed to load flag nothing', async () => {
  const none = { types: null, hosts: null, locations: null, usage: null }
  expect(await kindsOf('oracle', '1,A0,,,true,h9,Atlantis', none)).toEqual([[], []])
})
