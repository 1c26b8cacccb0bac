import { posix, win32 } from 'node:path'

/** Properties of the machine that the choice depends on. Passed in, so that one platform can test all. */
export interface Machine {
  platform: NodeJS.Platform
  arch: string
  /** True on Alpine and similar systems, which cannot run glibc binaries. */
  musl: boolean
  env: Readonly<Record<string, string | undefined>>
  /** Folder with the packed browser of `@sparticuz/chromium`. */
  packedBrowser: string
  /** Path of Playwright's own download. */
  playwrightBrowser: string
  exists: (path: string) => boolean
}

export type Choice = { kind: 'pinned' } | { kind: 'executable'; path: string }

/** Order: CHROMIUM_PATH, the pinned browser, Playwright's own, then an installed Chrome, Chromium or Edge. */
export function chooseBrowser(machine: Machine): Choice {
  const { platform, arch, musl, env, packedBrowser, playwrightBrowser, exists } = machine
  const named = env['CHROMIUM_PATH']
  if (named) {
    if (!exists(named)) throw new Error(`CHROMIUM_PATH names ${named}, which does not exist.`)
    return { kind: 'executable', path: named }
  }
  if (platform === 'linux' && arch === 'x64' && !musl && exists(packedBrowser)) return { kind: 'pinned' }
  const path = [playwrightBrowser, ...installedBrowsers(machine)].find(exists)
  if (path !== undefined) return { kind: 'executable', path }
  throw new Error(
    'No browser found. Run `npx playwright install chromium`, install Chrome, or set CHROMIUM_PATH to a Chromium.',
  )
}

function installedBrowsers({ platform, env }: Machine): string[] {
  if (platform === 'win32')
    return ['PROGRAMFILES', 'PROGRAMFILES(X86)', 'LOCALAPPDATA'].flatMap((name) => {
      const folder = env[name]
      if (!folder) return []
      return [
        win32.join(folder, 'Google/Chrome/Application/chrome.exe'),
        win32.join(folder, 'Chromium/Application/chrome.exe'),
        win32.join(folder, 'Microsoft/Edge/Application/msedge.exe'),
      ]
    })
  if (platform === 'darwin')
    return ['/Applications', posix.join(env['HOME'] ?? '', 'Applications')].flatMap((folder) =>
      ['Google Chrome', 'Chromium', 'Microsoft Edge'].map((name) =>
        posix.join(folder, `${name}.app/Contents/MacOS`, name),
      ),
    )
  return [
    '/usr/bin/google-chrome',
    '/usr/bin/chromium',
    '/usr/bin/chromium-browser',
    '/snap/bin/chromium',
    '/usr/bin/microsoft-edge',
  ]
}
