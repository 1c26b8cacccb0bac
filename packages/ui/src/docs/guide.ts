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
  const word = `${name}Sample`.toLowerCase()
  for (const file of files) {
    const [head = '', ...blocks] = file.split(/\n(?=\/\*\*|export |const |interface |type )/)
    const wanted = blocks.findIndex((block) => nameIn(block) === word)
    if (wanted === -1) continue
    const own = blocks[wanted] ?? ''
    const code = [...blocks.filter((block, at) => at !== wanted && isUsed(block, own)), own].map((block) =>
      block.trim(),
    )
    const imports = importsOf(head, code.join('\n'))
    return [imports.join('\n'), ...code].join('\n\n').trim()
  }
  return null
}

const nameIn = (block: string) => /^export (?:function|const) (\w+)/m.exec(block)?.[1]?.toLowerCase() ?? ''

/** True if the sample uses the constant or type that this block declares. */
function isUsed(block: string, by: string): boolean {
  const [, name] = /^(?:const|interface|type) (\w+)/m.exec(block) ?? []
  return name !== undefined && new RegExp(`\\b${name}\\b`).test(by)
}

function importsOf(head: string, code: string): string[] {
  return [...head.matchAll(/^import ([^']+?) from '([^']+)'$/gm)].flatMap(([, names = '', from = '']) => {
    const used = names
      .replaceAll(/[{}\n]/g, '')
      .replace(/^type /, '')
      .split(',')
      .map((name) => name.trim())
      .filter((name) => new RegExp(`\\b${name.replace('type ', '')}\\b`).test(code))
    if (used.length === 0) return []
    const published = from.replace(/^\.\.\/\.\.\//, '@inventory-console/ui/').replace(/\.tsx?$/, '')
    const prefix = names.startsWith('type ') ? 'type ' : ''
    return [`import ${prefix}{ ${used.join(', ')} } from '${published}'`]
  })
}
