import { appendFile, readFile, rename, rm } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import type { Plugin } from 'vite'

/** Folder for build reports, which contain source file names and versions and are not served. */
export const reportFolder = '.report'
/** Served with the console, because most licenses require their text with every copy. */
export const noticesFile = 'third-party-licenses.txt'

const tailwind = createRequire(import.meta.url).resolve('tailwindcss/package.json')
/** Vite lists only JavaScript modules; these are part of the style sheet. */
const styleNotices = [
  ['tailwindcss (MIT)', tailwind.replace(/package\.json$/, 'LICENSE')],
  ['Inter 4.1 (OFL-1.1)', new URL('../ui/src/styles/fonts/LICENSE', import.meta.url)],
] as const

/** Moves the reports out of the served files into `dist-report`, and completes the notices. */
export const reports: Plugin = {
  name: 'reports',
  apply: 'build',
  writeBundle: {
    order: 'post',
    sequential: true,
    async handler({ dir = '' }) {
      await rm(`${dir}-report`, { recursive: true, force: true })
      await rename(join(dir, reportFolder), `${dir}-report`)
      const texts = styleNotices.map(
        async ([title, file]) => `\n---\n\n## ${title}\n\n${await readFile(file, 'utf8')}`,
      )
      await appendFile(join(dir, noticesFile), (await Promise.all(texts)).join(''))
    },
  },
}
