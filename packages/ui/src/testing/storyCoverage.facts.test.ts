import ts from 'typescript'
import { expect, it } from 'vitest'
import { readComponents } from './componentFacts.ts'
import { everyNode, folderOf, origin, readProgram } from './program.ts'
import { readStories } from './storyFacts.ts'

/** Reading all types takes longer than the default timeout. */
const limit = 60_000

const program = readProgram()
const facts = readComponents(program)
const shown = readStories(program)

/** Components used by another file of their folder. The stories of that folder cover them. */
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

it('every component has a story or is part of one that has', () => {
  const missing = facts.filter(({ symbol }) => !shown.has(symbol) && !parts.has(symbol))
  expect(missing.map(({ folder, name }) => `${folder}/${name}`)).toEqual([])
})

it('a story covers every value of every enum prop', () => {
  const missing = facts.flatMap(({ folder, name, symbol, enums, defaults }) => {
    const values = shown.get(symbol)
    if (!values) return []
    // A list looks the same with any catalogue.
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
