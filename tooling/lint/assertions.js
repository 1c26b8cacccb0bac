/** Rules against assertions that cannot fail or that accept almost anything. */

const isCall = (node, name) =>
  node?.type === 'CallExpression' &&
  node.callee.type === 'MemberExpression' &&
  node.callee.property.name === name

const isExpect = (node) =>
  node?.type === 'CallExpression' && node.callee.type === 'Identifier' && node.callee.name === 'expect'

const isTrue = (node) => node?.type === 'Literal' && node.value === true

/** `expect(list.every(…))`, `expect.poll(() => list.every(…))`. */
function everyOf(node) {
  if (!isExpect(node) && !isCall(node, 'poll')) return false
  const [asserted] = node.arguments
  return isCall(asserted?.type === 'ArrowFunctionExpression' ? asserted.body : asserted, 'every')
}

/** `expect(list.every(…)).toBe(true)` passes when the list is empty. */
const noEmptyEvery = {
  create: (context) => ({
    CallExpression(node) {
      if (!isCall(node, 'toBe') || !isTrue(node.arguments[0]) || !everyOf(node.callee.object)) return
      context.report({
        node,
        message: 'Passes for an empty list: compare `new Set(list.map(…))` with `new Set([true])`.',
      })
    },
  }),
}

const anyNumber = /\\d(?:\+|\*|\])/
const anythingAtAnEnd = /^\^?\.[*+]|\.[*+]\$?$/

const isLoose = (pattern) => anyNumber.test(pattern) || anythingAtAnEnd.test(pattern)

/** Regular expressions whose source is known, from a literal or `new RegExp(…)`. */
function patterns(node) {
  if (node?.type === 'Literal' && node.regex !== undefined) return [node.regex.pattern]
  if (node?.type !== 'NewExpression' || node.callee.name !== 'RegExp') return []
  const [text] = node.arguments
  if (text?.type === 'Literal') return [String(text.value)]
  return text?.type === 'TemplateLiteral' ? text.quasis.map(({ value }) => value.cooked) : []
}

/** Calls that read a text or declare a route instead of asserting. */
const readers = new Set([
  'all',
  'delete',
  'exec',
  'get',
  'match',
  'matchAll',
  'patch',
  'post',
  'put',
  'replace',
  'replaceAll',
  'search',
  'split',
  'test',
])
const options = new Set(['name', 'hasText', 'hasNotText', 'description'])

/** A test knows the count it expects: `/^\d+ hosts$/` also matches "0 hosts". */
const noAnyCount = {
  create(context) {
    const check = (node) => {
      if (patterns(node).some(isLoose))
        context.report({ node, message: 'Any text or number matches: write the expected one.' })
    }
    return {
      CallExpression({ callee, arguments: given }) {
        if (!readers.has(callee.property?.name)) given.forEach(check)
      },
      Property({ key, value }) {
        if (options.has(key.name)) check(value)
      },
    }
  },
}

export default {
  meta: { name: 'assertions' },
  rules: { 'no-empty-every': noEmptyEvery, 'no-any-count': noAnyCount },
}
