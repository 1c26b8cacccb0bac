import { spawnSync } from 'node:child_process'
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, expect, test } from 'vitest'

const contract = fileURLToPath(new URL('../../contract', import.meta.url))
const script = fileURLToPath(new URL('../../scripts/generate.ts', import.meta.url))
const root = mkdtempSync(join(tmpdir(), 'contract-'))
afterAll(() => rmSync(root, { recursive: true }))

test.each<[string, string, (text: string) => string, string]>([
  [
    'a tab',
    'api/hosts.yaml',
    (text) => text.replace('    get:', '\tget:'),
    'contract/api/hosts.yaml:LINE:1: Failed to parse: tab characters must not be used in indentation',
  ],
  [
    'a reference to a parameter that is not there',
    'api/hosts.yaml',
    (text) => text.replace('parameters/location', 'parameters/locaton'),
    "contract/api/hosts.yaml:LINE:11: Can't resolve $ref. Correct the file or the name after #, or add what it names.",
  ],
  [
    'a type that is none',
    'api/clusters.yaml',
    (text) => text.replace('type: string', 'type: strng'),
    'contract/api/clusters.yaml:LINE:27: `type` can be one of the following only: ',
  ],
  [
    'a misspelled key',
    'api/hosts.yaml',
    (text) => text.replace('parameters:', 'parameterz:'),
    'contract/api/hosts.yaml:LINE:7: Property `parameterz` is not expected here. Did you mean parameters?',
  ],
  [
    'a path that openapi.yaml does not list',
    'api/openapi.yaml',
    (text) => text.replace(/ {2}\/hosts\/clusters:.*\n/, ''),
    "contract/api/clusters.yaml:17:3: /hosts/clusters is not in openapi.yaml. Add: /hosts/clusters: { $ref: './clusters.yaml#/paths/~1hosts~1clusters' }",
  ],
])('names the place of %s and generates nothing', (_name, file, broken, message) => {
  cpSync(contract, join(root, 'contract'), { recursive: true })
  const target = join(root, 'contract', file)
  const text = readFileSync(target, 'utf8')
  writeFileSync(target, broken(text))
  expect(readFileSync(target, 'utf8')).not.toBe(text)
  const { status, stderr } = spawnSync(process.execPath, [script, '--root', root], { encoding: 'utf8' })
  expect(status).toBe(1)
  expect(stderr).toContain(message.replace('LINE', String(firstDifferentLine(text, broken(text)))))
  expect(stderr).toContain('The contract has faults, so nothing was generated.')
  expect(readdirSync(root)).toEqual(['contract'])
})

function firstDifferentLine(before: string, after: string): number {
  const lines = before.split('\n')
  return after.split('\n').findIndex((line, index) => line !== lines[index]) + 1
}
