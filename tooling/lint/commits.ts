import { execFileSync } from 'node:child_process'

/** `npm run lint:commits -- <base>`: subjects of the commits since `base`. */

const subject = /^[a-z][\w, -]*: \S/

function problemsOf(text: string): string[] {
  return [
    ...(text.length > 72 ? [`${text.length} characters, at most 72`] : []),
    ...(subject.test(text) ? [] : ['write "area: imperative summary"']),
  ]
}

function logSince(base: string): string | null {
  const args = ['log', '--no-merges', '--format=%s', `${base}..HEAD`]
  try {
    return execFileSync('git', args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] })
  } catch {
    return null
  }
}

if (import.meta.main) {
  const [base = 'origin/main'] = process.argv.slice(2)
  const log = logSince(base)
  if (log === null) {
    process.stderr.write(`There is no commit ${base}. Name another: npm run lint:commits -- <base>\n`)
    process.exit(2)
  }
  const subjects = log.split('\n').filter((line) => line !== '')
  const lines = subjects.flatMap((line) => {
    const problems = problemsOf(line)
    return problems.length === 0 ? [] : [`${line}\n  ${problems.join('\n  ')}\n`]
  })
  process.stdout.write(lines.join(''))
  process.stdout.write(`${subjects.length} commits since ${base}, ${lines.length} subjects to correct\n`)
  process.exitCode = lines.length === 0 ? 0 : 1
}
