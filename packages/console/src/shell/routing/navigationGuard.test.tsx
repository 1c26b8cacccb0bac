import { beforeEach, describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { address, button, openAs, withMockServices } from '../../testing/openConsole.tsx'
import { openExadataPage, openTab, textbox, toHeadquarters } from '../../testing/pages/exadataPage.ts'
import { dialog, row, runRowAction } from '../../testing/pages/listPage.ts'

withMockServices()
beforeEach(() => page.viewport(1440, 900))

const question = page.getByRole('alertdialog', { name: 'Leave without saving?' })
const stay = () => question.getByRole('button', { name: 'Stay' }).click()
const leave = () => question.getByRole('button', { name: 'Leave without saving' }).click()
const heading = (name: string) => page.getByRole('heading', { name, level: 1, exact: true })

async function fillRdmaForm() {
  await openExadataPage()
  await toHeadquarters()
  await openTab(/^RDMA/)
  await textbox('Version').fill('4.0.1')
}

async function openFromUserMenu(name: string) {
  await button(/^User menu of admin/).click()
  await page.getByRole('menuitem', { name, exact: true }).click()
}

/** Opens the users, then the groups, and changes a group. */
async function changeGroup() {
  await openAs('/users')
  await expect.element(heading('Users')).toBeVisible()
  await openFromUserMenu('Groups')
  await expect.element(heading('Groups')).toBeVisible()
  await runRowAction('Edit', 'operations')
  await dialog.getByRole('button', { name: /^Remove operate_north/ }).click()
  await expect.element(dialog.getByRole('button', { name: /^Remove operate_north/ })).not.toBeInTheDocument()
}

describe('a form with unsaved changes', () => {
  it('asks before a link opens another page, and keeps the input on Stay', async () => {
    await fillRdmaForm()
    await openFromUserMenu('Users')
    await stay()
    await expect.element(textbox('Version')).toHaveValue('4.0.1')
    expect(address()).toMatch(/^\/exadata\?/)
    await openFromUserMenu('Users')
    await leave()
    await expect.element(heading('Users')).toBeVisible()
    window.history.back()
    await openTab(/^RDMA/)
    await expect.element(textbox('Version')).not.toHaveValue('4.0.1')
  })

  it('asks before the command palette opens another page', async () => {
    await fillRdmaForm()
    await userEvent.keyboard('{Control>}k{/Control}')
    await page.getByRole('combobox', { name: 'Go to' }).fill('host list')
    await expect.element(page.getByRole('option', { name: /Host list/ })).toBeVisible()
    await userEvent.keyboard('{Enter}')
    await stay()
    await expect.element(textbox('Version')).toHaveValue('4.0.1')
    expect(address()).toMatch(/^\/exadata\?/)
  })

  it('asks before Back, stays at its URL until confirmed, and discards the input then', async () => {
    await changeGroup()
    window.history.back()
    await expect.element(question).toBeVisible()
    await expect.poll(address).toBe('/groups')
    await stay()
    await expect.element(dialog).toBeVisible()
    await expect
      .element(dialog.getByRole('button', { name: /^Remove operate_north/ }))
      .not.toBeInTheDocument()
    window.history.back()
    await leave()
    await expect.element(heading('Users')).toBeVisible()
    expect(address()).toBe('/users')
    window.history.forward()
    await expect.element(heading('Groups')).toBeVisible()
    await expect.element(row('operations').first()).toBeVisible()
    await expect.element(dialog).not.toBeInTheDocument()
  })

  it('asks before Forward', async () => {
    await openExadataPage()
    await toHeadquarters()
    await openFromUserMenu('Users')
    await expect.element(heading('Users')).toBeVisible()
    window.history.back()
    await openTab(/^RDMA/)
    await textbox('Version').fill('4.0.1')
    window.history.forward()
    await stay()
    await expect.element(textbox('Version')).toHaveValue('4.0.1')
    window.history.forward()
    await leave()
    await expect.element(heading('Users')).toBeVisible()
  })

  it('asks before the logout', async () => {
    await fillRdmaForm()
    await openFromUserMenu('Log out')
    await stay()
    await expect.element(textbox('Version')).toHaveValue('4.0.1')
    await openFromUserMenu('Log out')
    await leave()
    await expect.element(button('Log in')).toBeVisible()
  })

  it('does not ask when only the query string changes', async () => {
    await fillRdmaForm()
    await page.getByRole('tab', { name: /^Virtual machines/ }).click()
    await openTab(/^RDMA/)
    await expect.element(textbox('Version')).toHaveValue('4.0.1')
    await expect.element(question).not.toBeInTheDocument()
  })
})

it('opens another page without a question once the input is saved', async () => {
  await fillRdmaForm()
  await button('Update RDMA').click()
  await expect.element(page.getByText('RDMA updated')).toBeVisible()
  await openFromUserMenu('Users')
  await expect.element(heading('Users')).toBeVisible()
  await expect.element(question).not.toBeInTheDocument()
})
