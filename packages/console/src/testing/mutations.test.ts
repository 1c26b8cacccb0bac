import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'
import { expectedInvalidations, notMutations, requestOf } from './expectedInvalidations.ts'

const src = fileURLToPath(new URL('..', import.meta.url))
const files = globSync('{features,platform,shell}/**/*.{ts,tsx}', { cwd: src }).filter(
  (file) => !/\.test(?:-d)?\.tsx?$/.test(file),
)

/** Calls of write methods in the source, with their path or the variable that holds it. */
const calls = files.flatMap((file) =>
  [...readFileSync(src + file, 'utf8').matchAll(/\.(POST|PUT|PATCH|DELETE)\(\s*(?:'([^']+)'|(\w+))/g)].map(
    ([, method, path, variable]) => ({ file, request: `${method} ${path ?? ''}`, variable }),
  ),
)

const countBy = (requests: readonly string[]) => {
  const counts = new Map<string, number>()
  for (const request of requests) counts.set(request, (counts.get(request) ?? 0) + 1)
  return counts
}

it('lists a mutation for every call of a write in the source', () => {
  const rows = countBy(Object.keys(expectedInvalidations).map(requestOf))
  const sent = countBy(calls.flatMap(({ request, variable }) => (variable ? [] : [request])))
  expect(sent.size).toBeGreaterThan(40)
  const missing = [...sent].filter(
    ([request, count]) => count > (rows.get(request) ?? 0) && !notMutations.includes(request),
  )
  expect(missing).toEqual([])
})

it('lists every file whose calls take the path from a variable', () => {
  const found = new Set(calls.flatMap(({ file, variable }) => (variable ? [file] : [])))
  // The contracts and licenses of three technologies, which have rows, and the login, which is no mutation.
  expect([...found].toSorted()).toEqual([
    'features/licenses/contracts/contractMutations.ts',
    'features/session/login.ts',
    'platform/queries/ignoreLicenses.ts',
  ])
})
