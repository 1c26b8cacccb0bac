import ts from 'typescript'
import { expect, it } from 'vitest'
import { readComponents } from './componentFacts.ts'
import { everyNode, folderOf, origin, readProgram } from './program.ts'
import { readStories } from './storyFacts.ts'

/** Reading all types takes longer than a test usually does. */
const limit = 60_000

const program = readProgram()
const facts = readComponents(program)
const shown = readStories(program)

/** Components that another file of their own folder uses: parts, which its stories show. */
const parts = new Set<ts.Symbol>()
for (const source of program.parts) {
  everyNode(source, (node) => {
    if (!ts.isIdentifier(node)) return
    const symbol = origin(program.checker, program.checker.getSymbolAtLocation(node))
    const declared = symbol?.valueDeclaration?.getSourceFile()
    if (symbol && declared && declared !== source && folderOf(declared) === folderOf(source))
      parts.add(symbol)
  })
}

it('reads the components and their props', { timeout: limit }, () => {
  const button = facts.find(({ name }) => name === 'Button')
  expect(facts.length).toBeGreaterThan(60)
  expect(button?.enums.get('variant')).toContain('primary')
  expect(button?.defaults.get('variant')).toBe('secondary')
})

it('every component has a story, or is part of one that has', () => {
  const missing = facts.filter(({ symbol }) => !shown.has(symbol) && !parts.has(symbol))
  expect(missing.map(({ folder, name }) => `${folder}/${name}`)).toEqual([])
})

it('every value of every enum prop is in a story', () => {
  const missing = facts.flatMap(({ folder, name, symbol, enums, defaults }) => {
    const values = shown.get(symbol)
    if (!values) return []
    // A list looks the same whatever area its words come from.
    return [...enums].flatMap(([prop, all]) =>
      prop === 'area'
        ? []
        : all
            .filter((value) => value !== defaults.get(prop) && !values.get(prop)?.has(value))
            .map((value) => `${folder}/${name} ${prop}="${value}"`),
    )
  })
  expect(missing).toEqual([])
})
