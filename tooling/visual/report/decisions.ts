import type { Cluster } from '../compare/clusters.ts'
import type { DecisionFile } from './data.ts'

/** Why the decisions do not accept every cluster; empty if they do. */
export function openDecisions(file: DecisionFile, clusters: readonly Cluster[]): string[] {
  const decisions = new Map(file.decisions.map((decision) => [decision.key, decision]))
  const problems: string[] = []
  const others: string[] = []
  for (const { key, hash } of clusters) {
    const decision = decisions.get(key)
    if (!decision || decision.hash !== hash) others.push(key)
    else if (decision.decision !== 'accepted') problems.push(`${decision.decision ?? 'not reviewed'}: ${key}`)
  }
  if (others.length > 0)
    problems.push(
      `The decisions belong to run ${file.run}, which showed other pictures for: ${others.join('; ')}. Review the report of this run.`,
    )
  return problems
}

export function readDecisions(text: string): DecisionFile {
  const file: unknown = JSON.parse(text)
  if (!isDecisionFile(file)) throw new Error('The file is not an export of decisions.')
  return file
}

function isDecisionFile(file: unknown): file is DecisionFile {
  return (
    typeof file === 'object' &&
    file !== null &&
    'run' in file &&
    typeof file.run === 'string' &&
    'decisions' in file &&
    Array.isArray(file.decisions) &&
    file.decisions.every(isDecision)
  )
}

const isDecision = (value: unknown) =>
  typeof value === 'object' && value !== null && 'key' in value && 'hash' in value && 'decision' in value
