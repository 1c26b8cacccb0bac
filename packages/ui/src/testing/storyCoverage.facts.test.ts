import ts from 'typescript'
import { expect, it } from 'vitest'
import { readComponents } from './componentFacts.ts'
import { everyNode, folderOf, origin, readProgram } from './program.ts'
import { readStories } from './storyFacts.ts'

/** Reading all types takes longer than the default timeout. */
const limit = 60_000

const program = readProgram()
const facts = readComponents(program)
const storyValues = readStories(program)

/** Components used by another file of their folder. The stories of that folder cover them. */
const subcomponents = new Set<ts.Symbol>()
for (const source of program.parts) {
  everyNode(source, (node) => {
    if (!ts.isIdentifier(node)) return
    const symbol = origin(program.checker, program.checker.getSymbolAtLocation(node))
    const declaringFile = symbol?.valueDeclaration?.getSourceFile()
    if (symbol && declaringFile && declaringFile !== source && folderOf(declaringFile) === folderOf(source))
      subcomponents.add(symbol)
  })
}

it('reads the components and their props', { timeout: limit }, () => {
  const button = facts.find(({ name }) => name === 'Button')
  expect(facts.length).toBeGreaterThan(60)
  expect(button?.enums.get('variant')).toContain('primary')
  expect(button?.defaults.get('variant')).toBe('secondary')
})

it('every component has a story or is part of one that has', () => {
  const missing = facts.filter(({ symbol }) => !storyValues.has(symbol) && !subcomponents.has(symbol))
  expect(missing.map(({ folder, name }) => `${folder}/${name}`)).toEqual([])
})

it('a story covers every value of every enum prop', () => {
  const missing = facts.flatMap(({ folder, name, symbol, enums, defaults }) => {
    const values = storyValues.get(symbol)
    if (!values) return []
    // A list looks the same with any catalogue.
    return [...enums].flatMap(([prop, possibleValues]) =>
      prop === 'area'
        ? []
        : possibleValues
            .filter((value) => value !== defaults.get(prop) && !values.get(prop)?.has(value))
            .map((value) => `${folder}/${name} ${prop}="${value}"`),
    )
  })
  expect(missing).toEqual([])
})
