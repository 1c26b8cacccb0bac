import { describe, expect, it } from 'vitest'
import { firstError } from '../../../components/form/useForm.ts'
import { profileName } from '../../../domain/cloudProfile.ts'
import { clouds } from '../../../domain/tones.ts'
import { sampleProfile } from '../../../testing/fixtures/sampleProfiles.ts'
import { draftOf, formValues, profileRules, type ProfileFormValues } from './ProfileDrawer.tsx'
import { profileColumns } from './ProfilesScreen.tsx'

const texts = { tenancy: 'tenancy', user: 'user', email: 'email' }
const faultOf = (name: 'tenancyOCID' | 'userOCID' | 'clientemail', value: string) => {
  const rules = profileRules(name === 'clientemail' ? 'google' : 'oracle', true, texts)
  return firstError(value, rules[name] ?? [])
}

describe('profile rules', () => {
  it.each([
    ['tenancyOCID', 'ocid1.tenancy.oc1..aaaa', null],
    ['tenancyOCID', ' ocid1.tenancy.oc1..aaaa ', null],
    ['tenancyOCID', 'ocid1.user.oc1..aaaa', { kind: 'message', text: 'tenancy' }],
    ['tenancyOCID', 'ocid1', { kind: 'message', text: 'tenancy' }],
    ['tenancyOCID', '', { kind: 'required' }],
    ['userOCID', 'ocid1.user.oc1..aaaa', null],
    ['userOCID', 'ocid1.tenancy.oc1..aaaa', { kind: 'message', text: 'user' }],
    ['clientemail', 'inventory@project.example.net', null],
    ['clientemail', 'inventory', { kind: 'message', text: 'email' }],
  ] as const)('%s %j has the fault %j', (name, value, fault) => {
    expect(faultOf(name, value)).toEqual(fault)
  })

  it.each(clouds)('requires all fields of %s except the AWS name', (cloud) => {
    const rules = profileRules(cloud, true, texts)
    const optional = Object.entries(rules).filter(([, rules]) => firstError('', rules) === null)
    expect(optional.map(([name]) => name)).toEqual(cloud === 'aws' ? ['name'] : [])
  })
})

describe('draftOf', () => {
  const formWith = (values: Partial<ProfileFormValues>): ProfileFormValues => ({
    ...formValues(null),
    ...values,
  })

  it('contains only the trimmed fields of its cloud', () => {
    const draft = draftOf(
      'google',
      formWith({ name: ' data ', clientemail: 'a@b.c', region: 'x', secret: ' k ' }),
      null,
    )
    expect(draft).toEqual({ texts: { name: 'data', clientemail: 'a@b.c' }, selected: false, secret: 'k' })
  })

  it('contains the secret only when it is replaced', () => {
    const profile = sampleProfile('oracle', 2)
    expect(draftOf('oracle', { ...formValues(profile), secret: 'typed' }, profile).secret).toBeNull()
    expect(draftOf('oracle', { ...formValues(profile), renew: true, secret: 'typed' }, profile).secret).toBe(
      'typed',
    )
  })
})

it.each([
  ['oracle', ['profile', 'state', 'tenancyOCID', 'userOCID', 'keyFingerprint', 'region']],
  ['aws', ['name', 'state', 'id', 'accesskeyid', 'region']],
  ['azure', ['name', 'state', 'tenantid', 'clientid', 'subscriptionid', 'region']],
  ['google', ['name', 'state', 'clientemail']],
] as const)('%s profiles have these columns, each with a filter', (cloud, ids) => {
  expect(profileColumns(cloud).map(({ id }) => id)).toEqual(ids)
  expect(new Set(profileColumns(cloud).map(({ filter }) => filter !== undefined))).toEqual(new Set([true]))
})

it('falls back to the key, then the id, as the name of a profile', () => {
  const { texts: savedTexts, id } = sampleProfile('aws', 2)
  expect(savedTexts.name).toBe('')
  expect(profileName({ id, texts: savedTexts })).toBe(savedTexts.accesskeyid)
  expect(profileName({ id, texts: {} })).toBe(id)
})
