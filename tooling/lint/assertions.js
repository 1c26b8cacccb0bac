/** Assertions that cannot fail. */

const isCall = (node, name) =>
  node?.type === 'CallExpression' &&
  node.callee.type === 'MemberExpression' &&
  node.callee.property.name === name

const isExpect = (node) =>
  node?.type === 'CallExpression' && node.callee.type === 'Identifier' && node.callee.name === 'expect'

const isTrue = (node) => node?.type === 'Literal' && node.value === true

/** `expect(list.every(…)).toBe(true)` passes when the list is empty. */
const noEmptyEvery = {
  create: (context) => ({
    CallExpression(node) {
      if (!isCall(node, 'toBe') || !isTrue(node.arguments[0])) return
      const asserted = node.callee.object
      if (!isExpect(asserted) || !isCall(asserted.arguments[0], 'every')) return
      context.report({
        node,
        message: 'Passes for an empty list: compare `new Set(list.map(…))` with `new Set([true])`.',
      })
    },
  }),
}

const anyNumber = /\\d(?:\+|\*|\])/

const isLoose = (node) =>
  node?.type === 'Literal' && node.regex !== undefined && anyNumber.test(node.regex.pattern)

/** A count that a test looks for is known: `/^\d+ hosts$/` also matches "0 hosts". */
const noAnyCount = {
  create: (context) => ({
    CallExpression(node) {
      if (!isCall(node, 'getByText')) return
      const [text] = node.arguments
      if (isLoose(text))
        context.report({ node: text, message: 'Any number matches: write the expected one.' })
    },
  }),
}

export default {
  meta: { name: 'assertions' },
  rules: { 'no-empty-every': noEmptyEvery, 'no-any-count': noAnyCount },
}
