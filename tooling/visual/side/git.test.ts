import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { Repository } from './git.ts'

let root: string
let repository: Repository

const git = (...args: string[]) => execFileSync('git', args, { cwd: root, encoding: 'utf8' }).trim()
const write = (path: string, text: string) => {
  mkdirSync(join(root, path, '..'), { recursive: true })
  writeFileSync(join(root, path), text)
}
const commit = (message: string) => {
  git('add', '--all')
  git('-c', 'user.name=Test', '-c', 'user.email=test@example.org', 'commit', '--quiet', '--message', message)
  return git('rev-parse', 'HEAD')
}

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'visual-git-'))
  repository = new Repository(root)
  git('init', '--quiet', '--initial-branch', 'main')
  write('packages/ui/src/Button.tsx', 'one')
  write('README.md', 'one')
  commit('first')
})
afterEach(() => rmSync(root, { recursive: true, force: true }))

it('compares a branch with its merge base with main', () => {
  const start = git('rev-parse', 'HEAD')
  git('checkout', '--quiet', '-b', 'feature')
  write('packages/ui/src/Button.tsx', 'two')
  commit('second')
  expect(repository.baseCommit(undefined)).toEqual({ name: 'merge base with main', commit: start })
})

it('compares uncommitted changes on main with HEAD', () => {
  expect(repository.baseCommit(undefined)).toEqual({ name: 'HEAD', commit: git('rev-parse', 'HEAD') })
})

it('rejects an unknown ref', () => {
  expect(() => repository.baseCommit('nowhere')).toThrow('There is no commit “nowhere”')
})

it('includes uncommitted and untracked files without touching the index', () => {
  write('packages/ui/src/Button.tsx', 'two')
  write('packages/ui/src/New.tsx', 'new')
  const tree = repository.workingTree()
  expect(repository.changes('HEAD', tree)).toEqual([
    { path: 'packages/ui/src/Button.tsx', status: 'modified' },
    { path: 'packages/ui/src/New.tsx', status: 'added' },
  ])
  expect(git('diff', '--cached', '--name-only')).toBe('')
})

it('detects a change of equal size that is as old as the index', () => {
  git('config', 'core.trustctime', 'false')
  const file = join(root, 'packages/ui/src/Button.tsx')
  const time = 1_000_000_000
  utimesSync(file, time, time)
  git('add', '--all')
  write('packages/ui/src/Button.tsx', 'two')
  for (const path of [file, join(root, '.git/index')]) utimesSync(path, time, time)
  expect(repository.changes('HEAD', repository.workingTree())).toHaveLength(1)
})

it('hashes only files that can change a picture', () => {
  const before = repository.inputsHash('HEAD')
  write('README.md', 'two')
  write('packages/ui/src/Button.test.tsx', 'test')
  expect(repository.inputsHash(repository.workingTree())).toBe(before)
  write('packages/ui/src/Button.tsx', 'two')
  expect(repository.inputsHash(repository.workingTree())).not.toBe(before)
})
