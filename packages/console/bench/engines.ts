import { writeFile } from 'node:fs/promises'
import { setTimeout as delay } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { Control } from '@inventory-console/api-mocks/control'
import {
  type Engine,
  engineNames,
  type EngineName,
  missingEngine,
  openEngine,
} from '../e2e/support/engines.ts'
import { serveOneOrigin } from '../e2e/support/oneOrigin.ts'
import { pageUrls } from '../e2e/support/pageUrls.ts'

/**
 * Opens every address and runs the main flows in Chromium, Firefox and WebKit. `--engine firefox` runs one of them,
 * `--flow copy` one flow and no addresses, `--flow all` all flows and no addresses.
 */
const { values } = parseArgs({ options: { engine: { type: 'string' }, flow: { type: 'string' } } })

const control = new Control({ persona: 'admin', hosts: 200 }, () => Date.now())
const site = await serveOneOrigin(
  async (request) => (await control.answer(request)) ?? new Response(null, { status: 404 }),
)
let engine: Engine

/** Waits until `script` returns something else than null or false. */
async function until<Args extends unknown[], Result>(
  what: string,
  script: (...args: Args) => Result,
  ...args: Args
): Promise<NonNullable<Awaited<Result>>> {
  const end = Date.now() + 20_000
  for (;;) {
    const result = await engine.evaluate(script, ...args).catch(() => null)
    if (result !== null && result !== undefined && result !== false) return result
    if (Date.now() > end) throw new Error(`${what}: ${JSON.stringify(await engine.evaluate(describe))}`)
    await delay(100)
  }
}

const describe = () => {
  const { body, documentElement } = document
  const content = body.innerText.trim() === '' ? body.innerHTML : body.innerText
  return `${location.pathname}${documentElement.hidden ? ' hidden' : ''} ${content.slice(0, 300)}`
}

function equal(what: string, actual: unknown, expected: unknown) {
  if (JSON.stringify(actual) !== JSON.stringify(expected))
    throw new Error(`${what}: ${JSON.stringify(actual)} instead of ${JSON.stringify(expected)}`)
}

/** Center of the visible element with this role or selector and exactly this text, label or placeholder. */
const find = (selector: string, text: string) => {
  const named = [...document.querySelectorAll<HTMLElement>(selector)].find((element) => {
    const names = [element.innerText, element.getAttribute('aria-label'), element.getAttribute('placeholder')]
    return (text === '' || names.some((name) => name?.trim() === text)) && element.checkVisibility()
  })
  if (!named) return null
  const { left, top, width, height } = named.getBoundingClientRect()
  return { x: left + Math.min(width / 2, 40), y: top + height / 2 }
}
const click = async (selector: string, text = '', options?: Parameters<Engine['click']>[1]) =>
  engine.click(await until(`${selector} ${text}`, find, selector, text), options)

const rowCount = () => document.querySelectorAll('tbody tr[data-row-index]').length || null
const focusedCell = () => {
  const cell = document.activeElement?.closest('[data-cell]')
  const scroller = document.querySelector('[role=grid]')?.parentElement
  if (!cell || !scroller) return null
  const [box, frame] = [cell.getBoundingClientRect(), scroller.getBoundingClientRect()]
  const head = scroller.querySelector('thead')?.getBoundingClientRect().bottom ?? 0
  return {
    cell: cell.getAttribute('data-cell'),
    isInView: box.top >= head - 1 && box.bottom <= frame.bottom + 1,
    text: cell.textContent,
  }
}

const pageKind = () => {
  if (document.querySelector('input[autocomplete=username]')) return 'login'
  return document.querySelector('[data-slot=command-search]') && document.querySelector('h1') ? 'page' : null
}

async function open(path: string) {
  await engine.goto(site.url + path)
  if ((await until('a page', pageKind)) === 'login') await logIn()
}

async function logIn() {
  await click('input[autocomplete=username]')
  await engine.type('admin')
  await click('input[autocomplete=current-password]')
  await engine.type('Admin.2026')
  await engine.press('Enter')
  await until('a page', () => document.querySelector('[data-slot=command-search]') !== null)
}

const hasRing = () => {
  const { activeElement: element } = document
  return (
    element !== null && element.matches(':focus-visible') && getComputedStyle(element).outlineStyle !== 'none'
  )
}

/** Presses Tab until it is reached; the scroller of a list is no tab stop. */
async function tabTo(what: string, isReached: () => boolean | undefined, ...held: readonly string[]) {
  for (let count = 0; count < 60; count += 1) {
    await engine.press(...held, 'Tab')
    if (await engine.evaluate(isReached)) return
    const onScroller = await engine.evaluate(
      () => document.activeElement?.querySelector(':scope > [role=grid]') !== null,
    )
    equal(`Tab ${count + 1} is on the scroller`, onScroller, false)
  }
  throw new Error(`Tab does not reach ${what}: ${JSON.stringify(await engine.evaluate(describe))}`)
}

/** The rows are there, and so are the gestures, which load after them. */
async function openList(path: string) {
  await open(path)
  await until('rows', rowCount)
  await delay(1500)
}

const flows: Readonly<Record<string, () => Promise<void>>> = {
  async 'grid keys'() {
    await openList('/hosts?size=all')
    await click('tbody tr[data-row-index="2"] td:nth-of-type(3)', '')
    await engine.press('Escape')
    await delay(600)
    await engine.evaluate(() => document.querySelector<HTMLElement>('tbody [data-cell="2:0"]')?.focus())
    await engine.press('ArrowDown')
    equal('after the arrow', (await until('focus', focusedCell)).cell, '3:0')
    await engine.press('Control', 'End')
    await until(
      'the last row',
      () => document.activeElement?.closest('[data-row-index]')?.getAttribute('data-row-index') === '199',
    )
    equal('the last row is in view', (await until('focus', focusedCell)).isInView, true)
    await engine.press('PageUp')
    await delay(300)
    equal('the row above is in view', (await until('focus', focusedCell)).isInView, true)
    await engine.press('Control', 'Home')
    await until(
      'the first row',
      () => document.activeElement?.closest('[data-row-index]')?.getAttribute('data-row-index') === '0',
    )
    equal('the first row is in view', (await until('focus', focusedCell)).isInView, true)
  },
  async copy() {
    await openList('/hosts')
    await engine.evaluate(() => {
      window.addEventListener('copy', (event) => {
        document.documentElement.dataset['copied'] = event.clipboardData?.getData('text/plain') ?? ''
      })
    })
    await engine.evaluate(() => document.querySelector<HTMLElement>('tbody [data-cell="1:0"]')?.focus())
    const point = await until('a cell', find, 'tbody tr[data-row-index="1"] td:nth-of-type(2)', '')
    await engine.click(point)
    await delay(800)
    await engine.press('Escape')
    await delay(500)
    await engine.press('ArrowDown')
    const { text } = await until('focus', focusedCell)
    await engine.press('Control', 'c')
    equal(
      'the copied text',
      await until('a copy', () => document.documentElement.dataset['copied'] ?? null),
      text,
    )
  },
  async 'scroll to the end'() {
    await openList('/hosts?size=all')
    const point = await until('the table', find, 'tbody tr[data-row-index="3"] th', '')
    for (let index = 0; index < 40; index += 1) await engine.wheel(point, 400)
    await until('the last row', () => document.querySelector('tbody tr[data-row-index="199"]') !== null)
    const gap = await engine.evaluate(() => {
      const scroller = document.querySelector('[role=grid]')?.parentElement
      return scroller ? Math.round(scroller.scrollHeight - scroller.clientHeight - scroller.scrollTop) : -1
    })
    equal('pixels below', gap <= 1, true)
  },
  async drawer() {
    await openList('/hosts')
    await click('tbody tr[data-row-index="2"] td:nth-of-type(3)')
    await until('the drawer', () => document.querySelector('[role=dialog]') !== null)
    await engine.press('Escape')
    await until('no drawer', () => document.querySelector('[role=dialog]') === null)
    equal('the focused row', (await until('focus', focusedCell)).cell?.split(':')[0], '2')
  },
  async form() {
    await openList('/licenses/contract/oracle')
    await click('button, a', 'Add contract')
    await until('the form', () => document.querySelector('[role=dialog] form, form') !== null)
    await click('[role=dialog] button[type=submit]')
    await until('an error', () => document.querySelector('[aria-invalid=true]') !== null)
    await engine.press('Escape')
  },
  async import() {
    await openList('/licenses/contract/oracle')
    await click('button', 'Import…')
    await until('the file input', () => {
      const input = document.querySelector<HTMLInputElement>('input[type=file]')
      if (!input) return false
      const files = new DataTransfer()
      files.items.add(new File(['wrong,columns\n1,2\n'], 'contracts.csv', { type: 'text/csv' }))
      input.files = files.files
      return input.dispatchEvent(new Event('change', { bubbles: true }))
    })
    await until('what was read', () => document.body.innerText.includes('contracts.csv'))
  },
  async export() {
    await openList('/hosts')
    await engine.evaluate(() => {
      const original = URL.createObjectURL.bind(URL)
      URL.createObjectURL = (file) => {
        if (file instanceof Blob) document.documentElement.dataset['file'] = String(file.size)
        return original(file)
      }
    })
    await click('button', 'Export')
    await click('[role=menuitem]', 'This view (CSV)')
    await until('the file', () => Number(document.documentElement.dataset['file']) > 1000)
  },
  async print() {
    await openList('/hosts')
    await engine.evaluate(() => window.dispatchEvent(new Event('beforeprint')) && null)
    await until('the printed rows', () => document.querySelectorAll('table tbody tr').length > 150)
    await engine.evaluate(() => window.dispatchEvent(new Event('afterprint')) && null)
  },
  async 'new tab'() {
    await openList('/hosts')
    const link = 'tbody tr[data-row-index="0"] th a'
    const point = await until('a link', find, link, '')
    const url = await until(
      'its URL',
      (selector) => document.querySelector<HTMLAnchorElement>(selector)?.href ?? null,
      link,
    )
    await engine.openLinkInTab(point, url)
    await delay(1500)
    await engine.switchTab('last')
    await until(
      'the page of the host',
      () => location.pathname.includes('/details/') && document.querySelector('h1') !== null,
    )
    await engine.switchTab('first')
    equal('the first tab', await engine.evaluate(() => location.pathname), '/hosts')
  },
  async 'focus ring'() {
    await openList('/hosts')
    await click('tbody tr[data-row-index="2"] td:nth-of-type(3)')
    await until('the drawer', () => document.querySelector('[role=dialog]') !== null)
    await engine.press('Escape')
    await until('no drawer', () => document.querySelector('[role=dialog]') === null)
    await until('focus', focusedCell)
    await engine.press('ArrowDown')
    await until('another row', () => document.activeElement?.closest('[data-row-index="3"]') !== null)
    // Up and down mark the whole row.
    await engine.press('ArrowRight')
    await delay(300)
    equal('the ring of a cell', await engine.evaluate(hasRing), true)
    await click('tbody tr[data-row-index="2"] th a')
    await until('the page of the host', () => location.pathname.includes('/details/'))
    await until('the focus on the page', () => document.activeElement?.id === 'content')
    equal('the ring of the page', await engine.evaluate(hasRing), false)
    // Backwards, because Tab leaves the page at its end, and Firefox then presses no button of it.
    await tabTo('the user menu', () => document.activeElement?.matches('[aria-label^="User menu"]'), 'Shift')
    await engine.press('Enter')
    await until('the menu', () => document.querySelector('[role=menuitem]') !== null)
    await engine.press('Escape')
    await until('no menu', () => document.querySelector('[role=menuitem]') === null)
    await until('the trigger', () => document.activeElement?.matches('[aria-label^="User menu"]'))
    equal('the ring of the trigger', await engine.evaluate(hasRing), true)
  },
  async 'tab stops'() {
    await openList('/hosts')
    await click('[role=searchbox]')
    await tabTo('a cell', () => document.activeElement?.closest('[data-cell]') !== null)
  },
  async 'select with Shift'() {
    await openList('/licenses/contract/oracle')
    await click('[data-row-select="1"]')
    await click('[data-row-select="4"]', '', { holding: 'Shift' })
    await until('the count', () => document.body.innerText.includes('4 rows selected'))
    equal('the selected text', await engine.evaluate(() => String(getSelection())), '')
  },
  async 'search keys'() {
    await openList('/hosts')
    await engine.press('/')
    await until('the search of the list', () => document.activeElement?.matches('[role=searchbox]'))
    await open('/dashboard')
    await delay(1500)
    await engine.press('/')
    await until('the palette', () => document.activeElement?.matches('[role=dialog] [role=combobox]'))
  },
  async 'logout and Back'() {
    await openList('/hosts')
    await click('button[aria-label^="User menu"]')
    await click('[role=menuitem]', 'Log out')
    await until('the login page', () => document.querySelector('input[autocomplete=username]') !== null)
    await engine.evaluate(() => history.back())
    await delay(1000)
    await until('the login page', () => document.querySelector('input[autocomplete=username]') !== null)
    equal('the rows', await engine.evaluate(() => document.querySelectorAll('tbody tr').length), 0)
  },
}

/** Faults of an open page: uncaught errors, blocked content and what is wider than the window. */
const inspect = () => {
  const root = document.documentElement
  const faults = [...(document.body.innerText.match(/Internal Server Error|Something went wrong/g) ?? [])]
  if (root.scrollWidth > root.clientWidth) faults.push(`${root.scrollWidth} of ${root.clientWidth} px`)
  return faults
}

async function walk(addresses: readonly string[], addFault: (where: string, fault: unknown) => void) {
  let count = 0
  for (const address of addresses) {
    try {
      await open(address)
      await until(
        'the content',
        () => document.querySelector('main [aria-busy=true], main [data-loading]') === null,
      )
      for (const fault of await engine.evaluate(inspect)) addFault(address, fault)
      count += 1
    } catch (error) {
      addFault(address, error)
    }
  }
  return count
}

const login = await fetch(`${site.url}/api/user/login`, {
  method: 'POST',
  body: JSON.stringify({ username: 'admin', password: 'Admin.2026' }),
})
const token = await login.text()
const addresses = await pageUrls({
  async requestJson(path) {
    const json: unknown = await (
      await fetch(site.url + path, { headers: { Authorization: `Bearer ${token}` } })
    ).json()
    return json
  },
})

const lines: string[] = []
let failed = 0
for (const name of engineNames.filter((one) => values.engine === undefined || one === values.engine)) {
  const missing = missingEngine(name)
  if (missing !== null) {
    lines.push(`${name}: not installed (${missing})`)
    if (values.engine !== undefined) failed += 1
    continue
  }
  await run(name)
}

async function run(name: EngineName) {
  engine = await openEngine(name)
  let faults = 0
  let flowCount = 0
  const addFault = (where: string, fault: unknown) => {
    faults += 1
    process.stdout.write(`${name}: ${where}: ${String(fault)}\n`)
  }
  try {
    const count = values.flow === undefined ? await walk(addresses, addFault) : 0
    for (const [flow, act] of Object.entries(flows)) {
      if (values.flow !== undefined && values.flow !== 'all' && values.flow !== flow) continue
      try {
        await act()
        flowCount += 1
      } catch (error) {
        addFault(flow, error)
      }
    }
    lines.push(`${name} (${engine.version}): ${count} addresses, ${flowCount} flows, ${faults} faults`)
  } finally {
    await engine.close()
  }
  failed += faults
}

process.stdout.write(`${lines.join('\n')}\n`)
await writeFile(new URL('../../../node_modules/.cache/engines.txt', import.meta.url), `${lines.join('\n')}\n`)
await site.close()
process.exit(failed === 0 ? 0 : 1)
