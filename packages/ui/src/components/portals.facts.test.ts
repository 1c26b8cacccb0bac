import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'

const src = fileURLToPath(new URL('..', import.meta.url))
const components = globSync('{components,data-table,list-screen,charts}/**/*.tsx', { cwd: src })
  .map((name) => ({ name, text: readFileSync(`${src}/${name}`, 'utf8') }))
  .filter(({ text }) => /Portal>|createPortal\(|data-slot="dialog-overlay"/.test(text))

// The published styles apply inside `.inventory-console` only, and a portal leaves that element.
it('gives the content of every portal the scope class of the published styles', () => {
  expect(components.length).toBeGreaterThan(8)
  expect(
    components.filter(({ text }) => !/['"]inventory-console /.test(text)).map(({ name }) => name),
  ).toEqual([])
})
