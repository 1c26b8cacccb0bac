import { sampleUsers } from '@inventory-console/api-mocks/fixtures/users'
import { expect } from 'vitest'
import { mockWorld, openConsole, type Stores } from './openConsole.tsx'

/** Hosts of the worlds in which figures are compared; `VITE_FIGURE_HOSTS` sets another number. */
export const figureHosts = Number(import.meta.env['VITE_FIGURE_HOSTS'] ?? 200)

const administrator = ['an administrator', 'admin', null] as const
const userOfOneLocation = ['a user of one location', 'operator', 'first'] as const

/** Users whose figures are compared. The nightly run adds an operator. */
export const figureUsers = import.meta.env['VITE_NIGHTLY']
  ? [administrator, ['an operator', 'operator', null] as const, userOfOneLocation]
  : [administrator, userOfOneLocation]

export interface LinkedFigure {
  /** Undefined for a number without a registered figure. */
  figure: string | undefined
  label: string
  to: string
}

/** Links of the page whose text contains a number outside names, cells, tabs and percentages. */
export function linkedFigures(): readonly LinkedFigure[] {
  return [...document.querySelectorAll<HTMLAnchorElement>('main a[href]')].flatMap(
    (link): readonly LinkedFigure[] => {
      const { figure } = link.dataset
      const to = link.getAttribute('href') ?? ''
      const label = link.getAttribute('aria-label') ?? link.textContent
      if (figure !== undefined) return [{ figure, label, to }]
      const isName = link.closest('article, [data-cell], [data-slot=item-list]') !== null
      return !isName && /\d(?![\d.,]*\s?%)/.test(textOutsideNames(link)) ? [{ figure, label, to }] : []
    },
  )
}

function textOutsideNames(link: HTMLElement): string {
  const copy = document.createElement('span')
  copy.append(...[...link.childNodes].map((node) => node.cloneNode(true)))
  for (const name of copy.querySelectorAll('[translate=no]')) name.remove()
  return copy.textContent
}

const numberIn = (text: string) => Number(/\d[\d,]*/.exec(text)?.[0].replaceAll(',', ''))

const shownRows = () => numberIn(document.querySelector('[data-slot=row-count]')?.textContent ?? '')

/** Opens the list of each figure and compares its number of rows. */
export async function expectSameRows(figures: readonly LinkedFigure[], stores: Stores) {
  for (const { figure, label, to } of figures) {
    await openConsole(to, stores)
    await expect
      .poll(shownRows, { message: `${figure} ${label} ${to}`, timeout: 20_000 })
      .toBe(numberIn(label))
  }
}

export const isPageIdle = () =>
  document.querySelector('h1') !== null &&
  document.querySelector('main [aria-busy=true], main [data-loading]') === null

/** Opens a page and waits until it has loaded. */
export async function openIdlePage(address: string, stores: Stores) {
  await openConsole(address, stores)
  await expect.poll(isPageIdle, { message: address, timeout: 20_000 }).toBe(true)
}

/** Restricts the operator to one location of the world. */
export function restrictOperator() {
  const world = mockWorld()
  const role = world.roles.find(({ name }) => name === 'operate_north')
  const [first] = role?.locations ?? []
  if (role && first !== undefined) role.locations = [first]
}

/** Request headers of an administrator. */
export async function adminHeaders() {
  const login = await fetch('/api/user/login', { method: 'POST', body: JSON.stringify(sampleUsers[0]) })
  return { Authorization: `Bearer ${await login.text()}` }
}
