import { describe, expect, it } from 'vitest'
import { chooseBrowser, type Machine } from './chooseBrowser.ts'

const packedBrowser = '/repo/node_modules/@sparticuz/chromium/bin'
const playwrightBrowser = '/cache/ms-playwright/chromium/chrome'
const chrome = 'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe'
const edge = 'C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe'

/** A machine with exactly these files. */
const machine = (files: readonly string[], changes: Partial<Machine> = {}): Machine => ({
  platform: 'linux',
  arch: 'x64',
  musl: false,
  env: {},
  packedBrowser,
  playwrightBrowser,
  exists: (path) => files.includes(path),
  ...changes,
})
const windows = {
  platform: 'win32',
  env: { PROGRAMFILES: 'C:\\Program Files', 'PROGRAMFILES(X86)': 'C:\\Program Files (x86)' },
} satisfies Partial<Machine>
const everything = [packedBrowser, playwrightBrowser, '/usr/bin/chromium']

describe('chooseBrowser', () => {
  it('uses the pinned browser on Linux x64 with glibc', () => {
    expect(chooseBrowser(machine(everything))).toEqual({ kind: 'pinned' })
  })

  it.each([
    ['arm64', { arch: 'arm64' }],
    ['musl', { musl: true }],
    ['macOS', { platform: 'darwin' }],
    ['Windows', windows],
  ] as const)('falls back to the browser of Playwright on %s', (_, changes) => {
    expect(chooseBrowser(machine(everything, changes))).toEqual({
      kind: 'executable',
      path: playwrightBrowser,
    })
  })

  it('falls back to the browser of Playwright if the packed one is not installed', () => {
    expect(chooseBrowser(machine([playwrightBrowser]))).toEqual({
      kind: 'executable',
      path: playwrightBrowser,
    })
  })

  it.each([
    ['Chrome on Windows', [chrome, edge], windows, chrome],
    ['Edge on Windows', [edge], windows, edge],
    [
      'Chrome on macOS',
      ['/Applications/Google Chrome.app/Contents/MacOS/Google Chrome'],
      { platform: 'darwin' },
      '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    ],
    [
      'Chrome of one macOS user',
      ['/Users/ada/Applications/Google Chrome.app/Contents/MacOS/Google Chrome'],
      { platform: 'darwin', env: { HOME: '/Users/ada' } },
      '/Users/ada/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    ],
    ['Chromium on Alpine', ['/usr/bin/chromium-browser'], { musl: true }, '/usr/bin/chromium-browser'],
    ['Chromium on Linux arm64', ['/usr/bin/chromium'], { arch: 'arm64' }, '/usr/bin/chromium'],
  ] as const)('finds an installed %s', (_, files, changes, path) => {
    expect(chooseBrowser(machine(files, changes))).toEqual({ kind: 'executable', path })
  })

  it('prefers the browser in CHROMIUM_PATH', () => {
    const env = { CHROMIUM_PATH: '/opt/chromium' }
    expect(chooseBrowser(machine([...everything, '/opt/chromium'], { env }))).toEqual({
      kind: 'executable',
      path: '/opt/chromium',
    })
  })

  it('rejects a CHROMIUM_PATH that does not exist', () => {
    expect(() => chooseBrowser(machine(everything, { env: { CHROMIUM_PATH: '/opt/chromium' } }))).toThrow(
      'CHROMIUM_PATH names /opt/chromium, which does not exist.',
    )
  })

  it.each(['linux', 'darwin', 'win32'] as const)(
    'throws with installation instructions on %s if there is no browser',
    (platform) => {
      expect(() => chooseBrowser(machine([], { platform }))).toThrow('npx playwright install chromium')
    },
  )
})
