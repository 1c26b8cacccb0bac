import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { accessibilityPage } from './accessible/page.ts'
import { readVerdicts } from './accessible/verdicts.ts'

/** Prints what the last runs of the stories found, the keys and the contrasts; with `--write` into docs/accessibility.md. */
const file = fileURLToPath(new URL('../docs/accessibility.md', import.meta.url))
const page = accessibilityPage(readVerdicts(), existsSync(file) ? readFileSync(file, 'utf8') : '')
if (process.argv.includes('--write')) writeFileSync(file, page)
else process.stdout.write(page)
