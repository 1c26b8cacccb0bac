import { findWords } from './words.ts'

const testFunctions = new Set(['it', 'test', 'describe'])

/** `it`, `it.only`, and `it.each(…)` before its second call. */
function isTestFunction(callee) {
  if (callee.type === 'Identifier') return testFunctions.has(callee.name)
  if (callee.type === 'MemberExpression') return isTestFunction(callee.object)
  return callee.type === 'CallExpression' && isTestFunction(callee.callee)
}

function nameOf(node) {
  if (node?.type === 'Literal' && typeof node.value === 'string') return node.value
  return node?.type === 'TemplateLiteral' ? node.quasis.map(({ value }) => value.cooked).join(' ') : ''
}

const standardTerms = {
  create(context) {
    const report = (node, text) => {
      for (const { word, replacement } of findWords(text)) {
        context.report({ node, message: `Write ${replacement} in place of "${word}".` })
      }
    }
    return {
      Program() {
        for (const comment of context.sourceCode.getAllComments()) report(comment, comment.value)
      },
      CallExpression({ callee, arguments: [name] }) {
        if (isTestFunction(callee)) report(name, nameOf(name))
      },
    }
  },
}

export default { meta: { name: 'prose' }, rules: { 'standard-terms': standardTerms } }
