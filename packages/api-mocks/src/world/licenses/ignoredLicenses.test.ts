import { expect, test } from 'vitest'
import { copyIgnored, ignoreOf, licenseKey, setIgnored, type IgnoredLicenses } from './ignoredLicenses.ts'

const key = licenseKey('db-1', 'Oracle/Database', 'ORCL', 'A90611')
const ignored = { ignored: true, ignoredComment: 'test system' }
const counted = { ignored: false, ignoredComment: '' }

function flags(...changes: [since: number, flag: typeof ignored][]): IgnoredLicenses {
  const licenses: IgnoredLicenses = new Map()
  for (const [since, flag] of changes) setIgnored(licenses, key, since, flag)
  return licenses
}

test('a flag applies to the document it was set in and to later ones', () => {
  const licenses = flags([20, ignored])
  expect([19, 20, 21].map((report) => ignoreOf(licenses, key, report))).toEqual([undefined, ignored, ignored])
})

test('a license without a change has no flag', () => {
  expect(ignoreOf(flags(), key, 20)).toBeUndefined()
  expect(
    ignoreOf(flags([20, ignored]), licenseKey('db-1', 'Oracle/Database', 'ORCL', ''), 20),
  ).toBeUndefined()
})

test('a change replaces changes of the same and later documents', () => {
  const licenses = flags([10, ignored], [20, counted])
  expect([10, 19, 20].map((report) => ignoreOf(licenses, key, report))).toEqual([ignored, ignored, counted])
  setIgnored(licenses, key, 20, ignored)
  expect(ignoreOf(licenses, key, 20)).toEqual(ignored)
  setIgnored(licenses, key, 10, counted)
  expect([10, 20].map((report) => ignoreOf(licenses, key, report))).toEqual([counted, counted])
})

test('keys tell hosts, products, databases and license types apart', () => {
  const keys = [
    licenseKey('a', 'b', 'c', 'd'),
    licenseKey('ab', '', 'c', 'd'),
    licenseKey('a', 'b', 'cd', ''),
    licenseKey('a', 'bc', '', 'd'),
  ]
  expect(new Set(keys).size).toBe(4)
})

test('a copy of a host gets the flags of its document, from that document on', () => {
  const licenses = flags([10, ignored], [30, counted])
  setIgnored(licenses, licenseKey('db-12', 'Oracle/Database', 'ORCL', 'A90611'), 10, ignored)
  setIgnored(licenses, licenseKey('db-1', 'Oracle/MySQL', 'shop', ''), 30, ignored)
  copyIgnored(licenses, 'db-1', 'db-1_DR', 20)
  const copied = licenseKey('db-1_DR', 'Oracle/Database', 'ORCL', 'A90611')
  expect([19, 20, 30].map((report) => ignoreOf(licenses, copied, report))).toEqual([
    undefined,
    ignored,
    ignored,
  ])
  expect([...licenses.keys()].filter((each) => each.includes('_DR'))).toEqual([copied])
  expect(ignoreOf(licenses, key, 30)).toEqual(counted)
})
