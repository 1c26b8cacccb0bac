import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { Control } from '../control/control.ts'
import type { MockOptions } from '../control/options.ts'
import { parseMockLink } from '../lib/mockLink.ts'
import { toTimestamp, NOW } from '../lib/time.ts'
import { mountPanel } from './mountPanel.ts'

let control: Control
let remove: () => void
let reportedChanges: MockOptions[]

beforeEach(() => {
  control = new Control({ hosts: 20 }, () => toTimestamp(NOW))
  reportedChanges = []
  remove = mountPanel(control, { onChange: (options) => reportedChanges.push(options) })
})
afterEach(() => remove())

const panel = page.getByRole('region', { name: 'Mock services' })
const toggle = page.getByRole('button', { name: /^Mocks/ })
const button = (name: string) => panel.getByRole('button', { name, exact: true })
const field = (name: string) => panel.getByLabelText(name, { exact: true })

const focused = () => document.activeElement?.shadowRoot?.activeElement

async function sendRequest(path: string, init: RequestInit = {}) {
  const headers = { Authorization: `Bearer ${control.token}` }
  const response = await control.answer(new Request(`http://localhost${path}`, { headers, ...init }))
  if (!response) throw new Error(`no handler for ${path}`)
  return response
}

async function type(name: string, text: string) {
  await field(name).fill(text)
  await userEvent.keyboard('{Enter}')
}

test('opens by shortcut and button, closes by Escape, and restores the focus', async () => {
  const elsewhere = document.createElement('input')
  document.body.prepend(elsewhere)
  elsewhere.focus()
  await expect.element(toggle).toHaveAttribute('aria-expanded', 'false')
  await userEvent.keyboard('{Alt>}{Shift>}M{/Shift}{/Alt}')
  expect(focused()).toBe(field('Persona').element())
  await expect.element(toggle).toHaveAttribute('aria-expanded', 'true')
  await userEvent.keyboard('{Escape}')
  await expect.element(panel).not.toBeInTheDocument()
  expect(document.activeElement).toBe(elsewhere)
  elsewhere.remove()
  await toggle.click()
  await expect.element(panel).toBeVisible()
  await button('Close').click()
  expect(focused()).toBe(toggle.element())
})

test('changing the persona applies to the next request', async () => {
  await toggle.click()
  await field('Persona').selectOptions('One host')
  expect(control.world.hosts.facts).toHaveLength(1)
  await expect.element(panel.getByText('The day after the first agent')).toBeVisible()
  await expect.element(field('Hosts')).toHaveValue('1')
  expect(reportedChanges).toEqual([{ persona: 'oneHost', hosts: undefined }])
  await field('Persona').selectOptions('Operator')
  expect(await (await sendRequest('/api/users/info')).json()).toMatchObject({ username: 'operator' })
})

test('shows and changes how responses look', async () => {
  await toggle.click()
  await expect.element(field('Alert groups')).toHaveValue('known')
  await field('Empty lists').selectOptions('null')
  await expect.element(field('Empty lists')).toHaveValue('null')
  await expect.element(field('Alert groups')).toHaveValue('known')
  expect(reportedChanges).toEqual([{ nullLists: 'null' }])
})

test('adds a fault, shows it in the requests and removes it', async () => {
  await toggle.click()
  await type('Calls (* for anything)', '/api/version')
  expect((await sendRequest('/api/version')).status).toBe(500)
  await expect.element(panel.getByText('500', { exact: true })).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Mocks, 1 fault' })).toBeVisible()
  await button('Remove /api/version=500').click()
  expect((await sendRequest('/api/version')).status).toBe(200)

  await button('A fault for GET /api/version').first().click()
  await expect.element(field('Calls (* for anything)')).toHaveValue('GET /api/version')
  await field('Fault').selectOptions('Missing key')
  await type('Value or key', 'version')
  expect(await (await sendRequest('/api/version')).json()).toEqual({})

  await type('Calls (* for anything)', 'version')
  await expect.element(panel.getByText(/^This is not a fault like/)).toBeVisible()
  await expect.element(field('Calls (* for anything)')).toHaveValue('version')
  expect(control.options.faults).toHaveLength(1)
})

test('moves the clock, fixes it and returns it to real time', async () => {
  await toggle.click()
  await button('+1 day').click()
  await button('+1 hour').click()
  expect(control.world.clock.now()).toBe(toTimestamp(NOW) + 25 * 3_600_000)
  await expect.element(field('Moment')).toHaveValue('2026-03-17T10:30:00Z')
  await type('Moment', '2026-05-01T00:00:00Z')
  await expect.element(panel.getByText('Stopped')).toBeVisible()
  await button('+1 hour').click()
  expect(control.world.clock.now()).toBe(toTimestamp('2026-05-01T01:00:00Z'))
  await button('Real time').click()
  expect(control.world.clock.now()).toBe(toTimestamp(NOW))
})

test('shows a validation error at the field, keeps the input and changes nothing', async () => {
  await toggle.click()
  await type('Hosts', 'many')
  await expect.element(panel.getByText('Not a whole number up to 1000000')).toBeVisible()
  await sendRequest('/api/version')
  await expect.element(field('Hosts')).toHaveValue('many')
  expect(control.world.hosts.facts).toHaveLength(20)
  await type('Hosts', '3')
  expect(control.world.hosts.facts).toHaveLength(3)
  await expect.element(panel.getByText('Not a whole number')).not.toBeInTheDocument()
  await type('Hosts', '')
  expect(control.world.hosts.facts).toHaveLength(1000)
})

test('undoes the last change', async () => {
  await toggle.click()
  await expect.element(button('Undo last change')).toBeDisabled()
  const body = JSON.stringify({
    oldPassword: 'Admin.2026',
    newPassword: 'Second.2026',
    confirmedPassword: 'Second.2026',
  })
  const login = async (password: string) =>
    (
      await sendRequest('/api/user/login', {
        method: 'POST',
        body: JSON.stringify({ username: 'admin', password }),
      })
    ).status
  await sendRequest('/api/users/admin/change-password', { method: 'POST', body })
  await expect.element(panel.getByText('1, last: POST /api/users/admin/change-password')).toBeVisible()
  expect(await login('Admin.2026')).toBe(401)
  await button('Undo last change').click()
  await expect.element(panel.getByText('No changes')).toBeVisible()
  expect(await login('Admin.2026')).toBe(200)
  expect(reportedChanges).toHaveLength(1)
})

test('copies a link with the current options and shows it when the clipboard fails', async () => {
  const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
  await toggle.click()
  await field('Persona').selectOptions('Italian')
  await type('Seed', '7')
  await button('Copy link').click()
  await expect.element(panel.getByText('Copied')).toBeVisible()
  const address = new URL(write.mock.calls[0]?.[0] ?? '')
  expect(address.pathname).toBe(window.location.pathname)
  const { link, errors } = parseMockLink(address.searchParams.get('mock') ?? '')
  expect(link).toEqual({ persona: 'italian', hosts: 20, seed: 7, now: '2026-03-16T09:30:00Z' })
  expect(errors).toEqual([])

  write.mockRejectedValue(new Error('no clipboard'))
  await button('Copy link').click()
  await expect.element(panel.getByText(address.href)).toBeVisible()
  write.mockRestore()
})

test('moves the button away from controls and text of the page and hides it when no position is free', async () => {
  const position = () => {
    const { left, top, bottom } = toggle.element().getBoundingClientRect()
    const y = top === 0 ? 'top' : bottom === document.documentElement.clientHeight ? 'bottom' : 'middle'
    return [left === 0 ? 'left' : 'right', y]
  }
  const cover = (tag: 'button' | 'p', style: string) => {
    const element = document.createElement(tag)
    element.style.cssText = `position: fixed; height: 40px; margin: 0; ${style}`
    element.textContent = 'Covered'
    document.body.append(element)
    return element
  }
  await expect.poll(position).toEqual(['left', 'middle'])
  const edge = cover('p', 'left: 0; bottom: 40px; width: 100px')
  await expect.poll(position).toEqual(['right', 'bottom'])
  const corner = cover('button', 'right: 0; bottom: 0; width: 80px')
  await expect.poll(position).toEqual(['left', 'bottom'])
  await toggle.click()
  await expect.poll(position).toEqual(['right', 'bottom'])
  await button('Close').click()
  const bottom = cover('button', 'left: 0; bottom: 0; width: 100%')
  await expect.poll(() => position()[1]).toBe('top')
  const top = cover('button', 'left: 0; top: 0; width: 100%')
  await expect.element(toggle).not.toBeInTheDocument()
  for (const element of [edge, corner, bottom, top]) element.remove()
  await expect.poll(position).toEqual(['left', 'middle'])
})

test('keeps its events from the page', async () => {
  const onPage = vi.fn<(event: Event) => void>()
  const types = ['keydown', 'pointerdown', 'click', 'focusin']
  for (const type of types) document.addEventListener(type, onPage)
  await toggle.click()
  await field('Seed').fill('4')
  await userEvent.keyboard('{Escape}')
  for (const type of types) document.removeEventListener(type, onPage)
  expect(onPage).not.toHaveBeenCalled()
})

test('shows invalid link options on mount without taking the focus', async () => {
  remove()
  remove = mountPanel(control, {
    onChange: () => {},
    linkErrors: ['hosts:many (a whole number up to 1000000)'],
  })
  await expect.element(panel.getByRole('alert').filter({ hasText: 'hosts:many' })).toBeVisible()
  expect(document.activeElement).toBe(document.body)
})

test('shows how many changes a reload would lose', async () => {
  const lost = panel.getByText(/reloading the page loses/)
  await toggle.click()
  for (let count = 0; count < 500; count++) control.restart()
  await expect.element(panel.getByText('500, last: restart of the services')).toBeVisible()
  await expect.element(lost).not.toBeInTheDocument()
  control.restart()
  control.restart()
  await expect.element(lost).toHaveTextContent('Too many to keep: reloading the page loses the last 2.')

  const later = new Control({ hosts: 20 }, () => toTimestamp(NOW))
  await later.restore(control.saved ?? '')
  expect(later.changes).toHaveLength(500)
})
