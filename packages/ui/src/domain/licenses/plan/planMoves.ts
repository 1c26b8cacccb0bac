/** A step of a plan. Host and cluster names are those of the inventory or of an earlier step. */
export type PlanMove =
  /** To a physical host of a cluster; without a cluster the host leaves virtualization. */
  | { kind: 'move'; hostname: string; cluster: string; node: string }
  | { kind: 'cores'; hostname: string; cores: number }
  | { kind: 'pin'; hostname: string; pinned: boolean }
  /** The host leaves its Veritas cluster. */
  | { kind: 'leave'; hostname: string }
  | NewHost
  /** A physical host joins a cluster with its CPUs and sockets; negative ones leave. */
  | { kind: 'grow'; cluster: string; node: string; cpu: number; sockets: number }
  /** A contract for hosts anywhere. */
  | { kind: 'buy'; licenseTypeID: string; count: number }

export interface NewHost {
  kind: 'add'
  hostname: string
  cluster: string
  node: string
  cores: number
  sockets: number
  licenseTypeIDs: readonly string[]
}

/*
 * move:db-1:vmcl-01:esx-2,cores:db-1:16,pin:db-1,add:new-1:vmcl-01:esx-1:8:2:A90611:A90620
 *
 * A backslash escapes commas, colons and backslashes of names.
 */

/** The steps as text for a URL or a file. */
export function encodeMoves(moves: readonly PlanMove[]): string {
  return moves.map((move) => fieldsOf(move).map(escape).join(':')).join(',')
}

function fieldsOf(move: PlanMove): readonly (string | number)[] {
  const { kind } = move
  switch (kind) {
    case 'move':
      return [kind, move.hostname, move.cluster, move.node]
    case 'cores':
      return [kind, move.hostname, move.cores]
    case 'pin':
      return [move.pinned ? 'pin' : 'unpin', move.hostname]
    case 'leave':
      return [kind, move.hostname]
    case 'add':
      return [kind, move.hostname, move.cluster, move.node, move.cores, move.sockets, ...move.licenseTypeIDs]
    case 'grow':
      return [kind, move.cluster, move.node, move.cpu, move.sockets]
    case 'buy':
      return [kind, move.licenseTypeID, move.count]
  }
}

function escape(field: string | number): string {
  return String(field).replace(/[\\,:]/g, String.raw`\$&`)
}

/** The steps of a text; null if any of them cannot be read. */
export function decodeMoves(text: string): PlanMove[] | null {
  if (text === '') return []
  const moves = splitFields(text).map(moveOf)
  const known = moves.filter((move) => move !== null)
  return known.length === moves.length ? known : null
}

/** Fields of each step, unescaped. */
function splitFields(text: string): string[][] {
  const steps: string[][] = [['']]
  let isEscaped = false
  for (const character of text) {
    const step = steps.at(-1) ?? []
    if (isEscaped || !['\\', ',', ':'].includes(character)) {
      step[step.length - 1] += character
      isEscaped = false
    } else if (character === '\\') isEscaped = true
    else if (character === ':') step.push('')
    else steps.push([''])
  }
  return steps
}

function moveOf([kind = '', ...fields]: readonly string[]): PlanMove | null {
  const [first = '', second = '', third = ''] = fields
  if (first === '') return null
  switch (kind) {
    case 'move':
      return fields.length === 3 ? { kind, hostname: first, cluster: second, node: third } : null
    case 'cores': {
      const cores = countOf(second)
      return cores === null || fields.length !== 2 ? null : { kind, hostname: first, cores }
    }
    case 'pin':
    case 'unpin':
      return fields.length === 1 ? { kind: 'pin', hostname: first, pinned: kind === 'pin' } : null
    case 'leave':
      return fields.length === 1 ? { kind, hostname: first } : null
    case 'add': {
      const [cores, sockets] = [countOf(fields[3]), countOf(fields[4])]
      if (cores === null || sockets === null) return null
      const licenseTypeIDs = fields.slice(5)
      return { kind, hostname: first, cluster: second, node: third, cores, sockets, licenseTypeIDs }
    }
    case 'grow': {
      const [cpu, sockets] = [wholeOf(third), wholeOf(fields[3])]
      if (cpu === null || sockets === null || fields.length !== 4) return null
      return { kind, cluster: first, node: second, cpu, sockets }
    }
    case 'buy': {
      const count = countOf(second)
      return count === null || fields.length !== 2 ? null : { kind, licenseTypeID: first, count }
    }
    default:
      return null
  }
}

/** Above any host, so that a mistyped number does not become a figure. */
const maxCount = 1_000_000

function wholeOf(text = ''): number | null {
  const value = Number(text)
  return /^-?\d+$/.test(text) && Math.abs(value) <= maxCount ? value : null
}

function countOf(text = ''): number | null {
  const value = wholeOf(text)
  return value === null || value < 0 ? null : value
}
