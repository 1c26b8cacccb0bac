import { makeAzureProfile, makeOciProfile } from '@inventory-console/api-mocks/fixtures/profiles'
import { http, HttpResponse } from 'msw'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { address, mockHandlers, button, logIn, withMockServices } from '../../testing/openConsole.tsx'
import { row, runRowAction } from '../../testing/pages/listPage.ts'
import {
  requestBodies,
  openProfilesPage,
  recordBodies,
  writeRequests,
  type paths,
} from '../../testing/pages/profilesPage.ts'

withMockServices()

const textbox = (name: string) =>
  page.getByRole('textbox', { name: new RegExp(`^${name}( \\(required\\))?$`) })
const secretBox = (cloud: keyof typeof paths) => {
  if (cloud === 'aws') return page.getByLabelText(/^Secret access key/)
  return cloud === 'azure' ? page.getByLabelText(/^Client secret/) : textbox('Private key')
}

const oracle = {
  'Profile name': 'billing',
  'Tenancy OCID': 'ocid1.tenancy.oc1..aaaabilling',
  'User OCID': 'ocid1.user.oc1..aaaabilling',
  'Key fingerprint': '20:6a:e9',
  Region: 'eu-milan-1',
  'Private key': 'SENTINEL-oracle-key',
}

async function fill(values: Readonly<Record<string, string>>) {
  for (const [name, value] of Object.entries(values)) await textbox(name).fill(value)
}

describe('adding a profile', () => {
  it('shows an invalid field, sends all fields, and deletes the new profile', async () => {
    await openProfilesPage('oracle')
    await button('Add profile').first().click()
    await fill({ ...oracle, 'Tenancy OCID': 'tenancy' })
    await page.getByRole('dialog').getByRole('button', { name: 'Add profile' }).click()
    await expect.element(page.getByText(/Enter a tenancy OCID/).first()).toBeVisible()
    expect(writeRequests()).toEqual([])

    await fill({ 'Tenancy OCID': oracle['Tenancy OCID'] })
    await page.getByRole('dialog').getByRole('button', { name: 'Add profile' }).click()
    await expect.element(page.getByText('Profile billing added')).toBeVisible()
    expect(requestBodies).toEqual([
      {
        profile: 'billing',
        tenancyOCID: 'ocid1.tenancy.oc1..aaaabilling',
        userOCID: 'ocid1.user.oc1..aaaabilling',
        keyFingerprint: '20:6a:e9',
        region: 'eu-milan-1',
        selected: false,
        privateKey: 'SENTINEL-oracle-key',
      },
    ])

    await runRowAction('Delete…', 'billing')
    await button('Delete profile').click()
    await expect.element(page.getByText('Profile billing deleted')).toBeVisible()
    await expect.element(row('billing')).not.toBeInTheDocument()
  })

  it('keeps the input and hides the server message, which may contain the secret', async () => {
    await openProfilesPage('aws')
    mockHandlers(
      http.post('*/thunder/aws/configurations', async ({ request }) => {
        const { secretaccesskey }: { secretaccesskey: string } = JSON.parse(await request.text())
        const error = `cannot store ${secretaccesskey}`
        return HttpResponse.json({ error, message: 'DB ERROR' }, { status: 422 })
      }),
    )
    await button('Add profile').first().click()
    await fill({ 'Access key ID': 'AKIA1', Region: 'eu-south-1' })
    await secretBox('aws').fill('SENTINEL-aws')
    await page.getByRole('dialog').getByRole('button', { name: 'Add profile' }).click()
    const failure = page.getByRole('alert').filter({ hasText: 'Could not save' })
    await expect.element(failure.filter({ hasText: '422' })).toBeVisible()
    await expect.element(textbox('Access key ID')).toHaveValue('AKIA1')
    expect(document.documentElement.outerHTML).not.toMatch(/SENTINEL|cannot store|DB ERROR/)
    mockHandlers(...recordBodies('post'))
    await page.getByRole('dialog').getByRole('button', { name: 'Add profile' }).click()
    await expect.element(page.getByText('Profile AKIA1 added')).toBeVisible()
    expect(requestBodies.at(-1)?.['secretaccesskey']).toBe('SENTINEL-aws')
  })
})

describe('editing a profile', () => {
  it.each([
    ['oracle', makeOciProfile(2).profile, 'Region', 'region', 'privateKey'],
    ['azure', makeAzureProfile(2).name, 'Region', 'region', 'clientsecret'],
  ] as const)('sends the secret of %s only when it is replaced', async (cloud, name, label, key, secret) => {
    await openProfilesPage(cloud)
    await runRowAction('Edit', name)
    await textbox(label).fill('eu-zurich-1')
    await button('Save profile').click()
    await expect.element(page.getByText(`Profile ${name} saved`).first()).toBeVisible()
    expect(requestBodies[0]?.[key]).toBe('eu-zurich-1')
    expect(requestBodies[0]).not.toHaveProperty(secret)

    await runRowAction('Edit', name)
    await page.getByRole('button', { name: /^Replace/ }).click()
    await button('Save profile').click()
    await expect.element(page.getByRole('button', { name: /is required/ })).toBeVisible()
    await secretBox(cloud).fill('SENTINEL-new')
    await button('Save profile').click()
    await expect.poll(() => requestBodies.length).toBe(2)
    expect(requestBodies[1]?.[secret]).toBe('SENTINEL-new')
  })

  it('sends the stored Google key back without showing it', async () => {
    await openProfilesPage('google')
    await runRowAction('Edit', 'analytics')
    await textbox('Client email').fill('new@sample-project.example.net')
    const renderedHtml = document.documentElement.outerHTML
    await button('Save profile').click()
    await expect.element(page.getByText('Profile analytics saved')).toBeVisible()
    expect(requestBodies[0]).toMatchObject({
      name: 'analytics',
      clientemail: 'new@sample-project.example.net',
    })
    expect(requestBodies[0]?.['privatekey']).toMatch(/^-----BEGIN SAMPLE KEY/)
    expect(requestBodies[0]).not.toHaveProperty('id')
    expect(renderedHtml + document.documentElement.outerHTML).not.toContain('SAMPLE KEY')
  })

  it('shows that the profile no longer exists and sends nothing', async () => {
    await openProfilesPage('google')
    await runRowAction('Edit', 'analytics')
    mockHandlers(http.get('*/thunder/gcp/configurations', () => HttpResponse.json([])))
    await button('Save profile').click()
    await expect.element(page.getByRole('alert').filter({ hasText: 'no longer exists' })).toBeVisible()
    expect(writeRequests()).toEqual([])
  })

  it('restores the input except for the secret after the session has expired', async () => {
    const stores = await openProfilesPage('oracle')
    await button('Add profile').first().click()
    await fill(oracle)
    mockHandlers(
      http.post('*/thunder/oracle-cloud/configurations', () => new HttpResponse(null, { status: 401 })),
    )
    await page.getByRole('dialog').getByRole('button', { name: 'Add profile' }).click()
    await expect.poll(address).toBe('/401')
    mockHandlers(...recordBodies('post'))
    await button('Go to login').click()
    await logIn()
    await expect.element(page.getByText(/Your input was restored/)).toBeVisible()
    await expect.element(textbox('Profile name')).toHaveValue('billing')
    await expect.element(textbox('Private key')).toHaveValue('')
    expect(stores.local.all() + stores.tab.all()).not.toContain('SENTINEL')
  })

  it('restores nothing after the session has expired if the input was reverted by hand', async () => {
    await openProfilesPage('oracle')
    const reverted = Promise.withResolvers<undefined>()
    mockHandlers(
      http.get('*/thunder/*', async () => {
        await reverted.promise
        return new HttpResponse(null, { status: 401 })
      }),
    )
    await button('Refresh').click()
    await button('Add profile').first().click()
    await textbox('Profile name').fill('billing')
    await textbox('Profile name').fill('')
    reverted.resolve(undefined)
    await expect.poll(address).toBe('/401')
    mockHandlers()
    await button('Go to login').click()
    await logIn()
    await expect.element(page.getByRole('heading', { name: 'Profiles', level: 1 })).toBeVisible()
    await expect.element(page.getByRole('rowheader').first()).toBeVisible()
    expect(page.getByRole('dialog').query()).toBeNull()
  })
})

describe('secret of a profile', () => {
  const loggedMessages: unknown[][] = []
  afterEach(() => {
    vi.restoreAllMocks()
    loggedMessages.length = 0
  })

  it.each(['oracle', 'aws', 'azure', 'google'] as const)(
    'keeps the secret of %s out of DOM, storage, history, URL and log',
    async (cloud) => {
      for (const level of ['log', 'info', 'warn', 'error', 'debug'] as const)
        vi.spyOn(console, level).mockImplementation((...words) => void loggedMessages.push(words))
      const stores = await openProfilesPage(cloud)
      const traces = () =>
        [
          document.documentElement.outerHTML,
          stores.local.all(),
          stores.tab.all(),
          JSON.stringify(Object.entries(localStorage)),
          JSON.stringify(Object.entries(sessionStorage)),
          JSON.stringify(window.history.state),
          window.location.href,
          JSON.stringify(loggedMessages),
        ].join('\n')
      await button('Add profile').first().click()
      await secretBox(cloud).fill('SENTINEL-secret')
      expect(traces()).not.toContain('SENTINEL')
      const values: Readonly<Record<string, string>> = {
        ...oracle,
        'Access key ID': 'AKIA1',
        'Tenant ID': 't',
        'Client ID': 'c',
        'Subscription ID': 's',
        'Client email': 'a@b.example.net',
      }
      for (const box of page.getByRole('dialog').getByRole('textbox').elements()) {
        const name = labelOf(box)
        const value = values[name]
        if (name !== 'Private key' && value !== undefined) await textbox(name).fill(value)
      }
      await page.getByRole('dialog').getByRole('button', { name: 'Add profile' }).click()
      await expect.element(page.getByText(/^Profile .* added$/)).toBeVisible()
      expect(requestBodies).toHaveLength(1)
      expect(JSON.stringify(requestBodies)).toContain('SENTINEL-secret')
      expect(traces()).not.toContain('SENTINEL')
      expect(traces()).not.toContain('SAMPLE KEY')
    },
  )
})

function labelOf(box: Element): string {
  const label = document.querySelector(`label[for="${CSS.escape(box.id)}"]`)
  return label?.textContent.replace(/ ?\(required\)/, '').trim() ?? ''
}

it.each(['oracle', 'aws', 'azure', 'google'] as const)(
  'activates, deactivates and deletes a profile of %s, and only an inactive one stands out',
  async (cloud) => {
    await openProfilesPage(cloud)
    const inactive = page.getByRole('row').filter({ hasText: 'Inactive' }).first()
    await expect.element(inactive).toBeVisible()
    const name = inactive.getByRole('rowheader').element().textContent
    const badges = () =>
      [...row(name).element().querySelectorAll('[data-slot=badge]')].map(({ textContent }) => textContent)
    await expect.poll(badges).toEqual(['Inactive'])

    await runRowAction('Activate…', name)
    await button('Activate profile').click()
    await expect.element(page.getByText(`Profile ${name} activated`)).toBeVisible()
    await expect.element(row(name).getByText('Active', { exact: true })).toBeVisible()
    expect(badges()).toEqual([])

    await runRowAction('Deactivate…', name)
    await button('Deactivate profile').click()
    await expect.element(row(name).getByText('Inactive')).toBeVisible()

    await runRowAction('Delete…', name)
    await button('Delete profile').click()
    await expect.element(page.getByText(`Profile ${name} deleted`)).toBeVisible()
    await expect.element(row(name)).not.toBeInTheDocument()
  },
)

it('links from the profiles of a cloud to those of Azure, which have no menu entry', async () => {
  await openProfilesPage('aws')
  await page
    .getByRole('navigation', { name: 'Cloud', exact: true })
    .getByRole('link', { name: 'Azure' })
    .click()
  await expect.element(page.getByRole('heading', { name: 'Profiles', level: 1 })).toBeVisible()
  expect(address()).toBe('/cloud-advisor/azure/profile-configurations')
})
