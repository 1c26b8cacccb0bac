import { expect, it } from 'vitest'
import { maskSecrets } from './ApiError.ts'

const key = 'MIIEvQIBADANBgkqhkiG9w0BAQEFAASCBKcwggSjAgEAAoIBAQC7VJTUt9Us8cKj'
const pem = `-----BEGIN PRIVATE KEY-----\n${key}\n${key}\n-----END PRIVATE KEY-----`
const jwt = 'eyJhbGciOiJSUzI1NiJ9.eyJzdWIiOiJtcm9zc2kifQ.c2lnbmF0dXJl'

it.each([
  ['a PEM block', pem],
  ['a PEM block with escaped line breaks', JSON.stringify(pem)],
  ['a percent-encoded PEM block', encodeURIComponent(pem)],
  ['a PEM block cut at its end', pem.slice(0, 120)],
  ['a key cut at its start', key.slice(20)],
  ['a key split over lines', `${key}\n${key}`],
  ['a percent-encoded key', encodeURIComponent(key.replaceAll('g', '/'))],
])('masks every part of %s', (_case, text) => {
  const maskedText = maskSecrets(`invalid field ${text} in the body`)
  expect(maskedText).toContain('•••')
  for (const part of [key.slice(0, 12), key.slice(-12), key.slice(20, 32)])
    expect(maskedText).not.toContain(part)
})

it.each([
  ['a token', `invalid token ${jwt}`, 'invalid token •••'],
  ['a cut token', `invalid token ${jwt.slice(0, 40)}`, 'invalid token •••'],
  ['an authorization header', 'Authorization: Bearer abc.def-1', 'Authorization: •••'],
  ['a form field', 'user=mrossi&password=hunter2&x=1', 'user=mrossi&password=•••&x=1'],
  ['a percent-encoded form field', 'password%3Dhunter2', 'password%3D•••'],
  ['a JSON field', '{"user":"mrossi","Password": "hunter 2"}', '{"user":"mrossi","Password": •••}'],
  [
    'a field of escaped JSON',
    String.raw`{\"secretaccesskey\":\"hun ter\"}`,
    String.raw`{\"secretaccesskey\":•••\"}`,
  ],
  ['a cut JSON field', '{"client_secret":"hunt', '{"client_secret":•••'],
  ['an access key', 'key AKIAIOSFODNN7EXAMPLE', 'key •••'],
])('masks %s', (_case, text, maskedText) => {
  expect(maskSecrets(text)).toBe(maskedText)
})

it('keeps names, ids and paths', () => {
  const text =
    'host ora-prod-fra-001.example.com, contract 5f8f8c44b54764421b7156c9, type A90611, Get http://thunder:11115/oracle-cloud/configurations: wrong password'
  expect(maskSecrets(text)).toBe(text)
})

// A quadratic pattern would take minutes.
it.each([
  ['word characters', 'password'.repeat(500_000)],
  ['PEM heads', '-----BEGIN'.repeat(500_000)],
  ['quotes', 'token="\\'.repeat(500_000)],
])('masks megabytes of %s in bounded time', (_case, text) => {
  expect(maskSecrets(text).length).toBeLessThanOrEqual(4000)
})

it.each([
  'password=hunter2',
  'passwd: hunter2',
  'pass=hunter2',
  'pwd=hunter2',
  'secret=hunter2',
  'token=hunter2',
  'private_key=hunter2',
  'private-key=hunter2',
  'privatekey=hunter2',
  'access_key=hunter2',
  'accesskey=hunter2',
  'api_key=hunter2',
  'apikey=hunter2',
  '"password":"hunter2"',
])('masks the value of a secret field: %s', (text) => {
  expect(maskSecrets(`invalid ${text} in the body`)).not.toContain('hunter2')
})

it.each(['Bearer  hunter2', 'Basic%20hunter2', 'bearer+hunter2'])('masks credentials: %s', (text) => {
  expect(maskSecrets(`header ${text}`)).not.toContain('hunter2')
})

it.each([
  ['a path with capital letters, small letters and digits', '/u01/App/Oracle/Product/19/Network/Admin'],
  ['a path with a segment of 31 characters', '/u01/Ab1Cd2Ef3Gh4Ij5Kl6Mn7Op8Qr9St0U/x'],
  ['a long name without digits', 'ReportOfTheProductionDatabasesInMilan'],
  ['a long name without capital letters', 'report-of-the-2019-databases-in-milan'],
  ['a long name without small letters', 'REPORT-OF-THE-2019-DATABASES-IN-MILAN'],
])('keeps %s', (_case, text) => {
  expect(maskSecrets(`no file ${text}`)).toContain(text)
})

it('masks a key of 32 characters inside a path', () => {
  expect(maskSecrets('no file /u01/Ab1Cd2Ef3Gh4Ij5Kl6Mn7Op8Qr9St0Uv/x')).toBe('no file •••')
})

it('keeps long paths but masks a key inside one', () => {
  const path = '/opt/oracle/product/19.0.0/dbhome_1/network/admin'
  expect(maskSecrets(`no file ${path}`)).toContain(path)
  expect(maskSecrets(`no file /tmp/Ab1Cd2Ef3Gh4Ij5Kl6Mn7Op8Qr9St0Uv1Wx2/x`)).not.toContain('Ab1Cd2Ef3')
})
