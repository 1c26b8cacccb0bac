import { execFileSync } from 'node:child_process'

/** `npm run lint:commits -- <base>`: subjects of the commits since `base`. */

const subject = /^[a-z][\w, -]*: \S/

function problemsOf(text: string): string[] {
  return [
    ...(text.length > 72 ? [`${text.length} characters, at most 72`] : []),
    ...(subject.test(text) ? [] : ['write "area: imperative summary"']),
  ]
}

if (import.meta.main) {
  const [base = 'origin/main'] = process.argv.slice(2)
  const log = execFileSync('git', ['log', '--no-merges', '--format=%s', `${base}..HEAD`], {
    encoding: 'utf8',
  })
  const subjects = log.split('\n').filter((line) => line !== '')
  const lines = subjects.flatMap((line) => {
    const problems = problemsOf(line)
    return problems.length === 0 ? [] : [`${line}\n  ${problems.join('\n  ')}\n`]
  })
  process.stdout.write(lines.join(''))
  process.stdout.write(`${subjects.length} commits since ${base}, ${lines.length} subjects to correct\n`)
  process.exitCode = lines.length === 0 ? 0 : 1
}
