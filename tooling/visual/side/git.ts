import { execFileSync, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { copyFileSync, existsSync, mkdtempSync, rmSync, statSync, utimesSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'

/** Files that can affect a story. */
const inputs =
  /^(packages\/[^/]+\/(src\/|public\/|package\.json$)|\.storybook\/|pnpm-lock\.yaml$|pnpm-workspace\.yaml$|tsconfig.*\.json$)/
const notInputs = /\.(test|test-d|e2e)\.tsx?$|\.md$/

export interface Change {
  path: string
  status: 'added' | 'deleted' | 'modified'
}

export class Repository {
  readonly root: string

  constructor(root: string) {
    this.root = root
  }

  /** Commit to compare with: `ref`, or else the merge base with main. */
  baseCommit(ref: string | undefined): { name: string; commit: string } {
    if (ref !== undefined) {
      const commit = this.#commit(ref)
      if (commit === null)
        throw new Error(`There is no commit “${ref}”. Fetch it or name another with --base.`)
      return { name: ref, commit }
    }
    const head = this.#commit('HEAD')
    if (head === null) throw new Error('The repository has no commit yet.')
    for (const main of ['origin/main', 'main']) {
      const tip = this.#commit(main)
      if (tip === null || (main === 'main' && tip === head)) continue
      const mergeBase = this.#tryGit('merge-base', 'HEAD', main)
      if (mergeBase !== null) return { name: `merge base with ${main}`, commit: mergeBase }
    }
    return { name: 'HEAD', commit: head }
  }

  /** The tree of the working copy with uncommitted and untracked files; the index stays untouched. */
  workingTree(): string {
    const folder = mkdtempSync(join(tmpdir(), 'visual-index-'))
    const index = join(folder, 'index')
    try {
      const own = resolve(this.root, this.#git('rev-parse', '--git-path', 'index'))
      if (existsSync(own)) copyIndex(own, index)
      const env = { ...process.env, GIT_INDEX_FILE: index }
      const options = { cwd: this.root, env, encoding: 'utf8' } as const
      execFileSync('git', ['add', '--all'], { ...options, stdio: ['ignore', 'ignore', 'pipe'] })
      return execFileSync('git', ['write-tree'], options).trim()
    } finally {
      rmSync(folder, { recursive: true, force: true })
    }
  }

  /** Hash of the files that can change a picture. */
  inputsHash(tree: string): string {
    const hash = createHash('sha256')
    for (const line of this.#git('ls-tree', '-r', '-z', tree).split('\0')) {
      const path = line.slice(line.indexOf('\t') + 1)
      if (inputs.test(path) && !notInputs.test(path)) hash.update(`${line}\n`)
    }
    return hash.digest('hex')
  }

  /** Files that differ between two trees. A rename is a deletion and an addition. */
  changes(base: string, head: string): Change[] {
    const fields = this.#git('diff', '--name-status', '--no-renames', '-z', base, head).split('\0')
    const changes: Change[] = []
    for (let index = 0; index + 1 < fields.length; index += 2) {
      const letter = fields[index]
      const status = letter === 'A' ? 'added' : letter === 'D' ? 'deleted' : 'modified'
      changes.push({ path: fields[index + 1] ?? '', status })
    }
    return changes
  }

  #commit(ref: string) {
    return this.#tryGit('rev-parse', '--verify', '--quiet', '--end-of-options', `${ref}^{commit}`)
  }

  #git(...args: string[]): string {
    const options = { cwd: this.root, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 } as const
    return execFileSync('git', args, options).trimEnd()
  }

  #tryGit(...args: string[]): string | null {
    const { status, stdout } = spawnSync('git', args, { cwd: this.root, encoding: 'utf8' })
    return status === 0 ? stdout.trim() : null
  }
}

/** Lets git skip unchanged files. Git re-reads files as new as the index, so the copy keeps its time. */
function copyIndex(from: string, to: string) {
  copyFileSync(from, to)
  const seconds = Math.floor(statSync(from).mtimeMs / 1000)
  utimesSync(to, seconds, seconds)
}
