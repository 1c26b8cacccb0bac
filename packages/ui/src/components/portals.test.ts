import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'

const src = fileURLToPath(new URL('..', import.meta.url))
const components = globSync('{components,data-table,list-screen,charts,lib}/**/*.{ts,tsx}', { cwd: src })
  .map((name) => ({ name, text: readFileSync(`${src}/${name}`, 'utf8') }))
  .filter(({ text }) =>
    /Portal>|createPortal\(|data-slot="dialog-overlay"|(body|container)\.append\(/.test(text),
  )
  .filter(({ name }) => !/\.(test|stories)\./.test(name))

// The published styles apply only inside `.inventory-console`, and portals render outside of it.
it('every portal has the scope class of the published styles', () => {
  expect(components.length).toBeGreaterThan(8)
  expect(
    components.filter(({ text }) => !/['"]inventory-console /.test(text)).map(({ name }) => name),
  ).toEqual([])
})
