import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { problemsOf } from './commits.ts'
import { lintMessages } from './lintMessages.ts'
import { findWords } from './words.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))

describe('findWords', () => {
  it('finds words of any case with their replacement', () => {
    expect(findWords('Whoever has a licence')).toEqual([
      { word: 'Whoever', replacement: 'the user, or the name of the caller' },
      { word: 'licence', replacement: 'license' },
    ])
  })

  it('ignores words that only contain one of the list', () => {
    expect(findWords('unanswered, outstanding, untold')).toEqual([])
  })
})

describe('prose/standard-terms', () => {
  const comment = '/** Whoever reads it. */'
  const testName = "it('needs a licence', () => {})"
  const code = "const licence = 'licence'"
  const messages = lintMessages('prose.js', ['prose/standard-terms'], [comment, testName, code])
  const license = 'Write license in place of "licence".'

  it('reports words in comments and test names with their replacement', () => {
    const user = 'Write the user, or the name of the caller in place of "Whoever".'
    expect(messages.get(comment)).toEqual([expect.stringContaining(user)])
    expect(messages.get(testName)).toEqual([expect.stringContaining(license)])
  })

  it('ignores code', () => {
    expect(messages.get(code)).toEqual([])
  })
})

describe('docs', () => {
  const pages = globSync('{*.md,docs/**/*.md,packages/*/*.md}', { cwd: root }).filter(
    (page) => page !== 'CODE_OF_CONDUCT.md' && page !== 'CHANGELOG.md',
  )

  it('include the guides', () => {
    expect(pages.map((page) => page.replaceAll('\\', '/'))).toContain('docs/guides/first-change.md')
  })

  it.each(pages)('%s uses the standard terms', (page) => {
    const text = readFileSync(join(root, page), 'utf8').replaceAll(/`[^`]*`/g, '')
    expect(findWords(text)).toEqual([])
  })
})

describe('commit subjects', () => {
  it('accept an area and a summary', () => {
    expect(problemsOf('console, ui: keep the filters after a 403')).toEqual([])
  })

  it('report a missing area, a long line and words of the list', () => {
    expect(problemsOf('Fix it')).toEqual(['write "area: imperative summary"'])
    expect(problemsOf(`ui: ${'x'.repeat(69)}`)).toEqual(['73 characters, at most 72'])
    expect(problemsOf('ui: rename licence')).toEqual(['write license in place of "licence"'])
  })
})
