import { actions } from './guides/actions.ts'
import { charts } from './guides/charts.ts'
import { details } from './guides/details.ts'
import { feedback } from './guides/feedback.ts'
import { forms } from './guides/forms.ts'
import type { Guides } from './guides/guide.ts'
import { lists } from './guides/lists.ts'
import { shell } from './guides/shell.ts'

export const guides: Guides = { ...actions, ...charts, ...details, ...feedback, ...forms, ...lists, ...shell }

/** Component name: the last part of the story title. */
export const nameOf = (title: string) => title.split('/').at(-1) ?? title

/** Code of the sample for a component with the imports it needs, taken from the sample files. */
export function sampleOf(name: string, files: readonly string[]): string | null {
  const sampleName = `${name}Sample`.toLowerCase()
  for (const file of files) {
    const [importBlock = '', ...blocks] = file.split(/\n(?=\/\*\*|export |const |interface |type )/)
    const sampleIndex = blocks.findIndex((block) => exportedNameIn(block) === sampleName)
    if (sampleIndex === -1) continue
    const sampleCode = blocks[sampleIndex] ?? ''
    const code = [
      ...blocks.filter((block, index) => index !== sampleIndex && isUsed(block, sampleCode)),
      sampleCode,
    ].map((block) => block.trim())
    const imports = importsOf(importBlock, code.join('\n'))
    return [imports.join('\n'), ...code].join('\n\n').trim()
  }
  return null
}

const exportedNameIn = (block: string) =>
  /^export (?:function|const) (\w+)/m.exec(block)?.[1]?.toLowerCase() ?? ''

/** True if the sample uses the constant or type that this block declares. */
function isUsed(block: string, sample: string): boolean {
  const [, name] = /^(?:const|interface|type) (\w+)/m.exec(block) ?? []
  return name !== undefined && new RegExp(`\\b${name}\\b`).test(sample)
}

function importsOf(importBlock: string, code: string): string[] {
  return [...importBlock.matchAll(/^import ([^']+?) from '([^']+)'$/gm)].flatMap(
    ([, names = '', from = '']) => {
      const usedNames = names
        .replaceAll(/[{}\n]/g, '')
        .replace(/^type /, '')
        .split(',')
        .map((name) => name.trim())
        .filter((name) => new RegExp(`\\b${name.replace('type ', '')}\\b`).test(code))
      if (usedNames.length === 0) return []
      const packagePath = from.replace(/^\.\.\/\.\.\//, '@inventory-console/ui/').replace(/\.tsx?$/, '')
      const prefix = names.startsWith('type ') ? 'type ' : ''
      return [`import ${prefix}{ ${usedNames.join(', ')} } from '${packagePath}'`]
    },
  )
}
