import { mountsOf, operations, type Operation, type Service } from '../contract/documents.ts'
import { faultMatches } from '../faults/fault.ts'
import { groupBy } from '../lib/groupBy.ts'
import { operationViolations } from './conformance.ts'
import { logIn, cachingClient, type Deployment, type LiveResponse, type LiveClient } from './liveClient.ts'
import { readCalls, type PlannedCall } from './readCalls.ts'
import type { Finding } from './report.ts'
import { OWN_NAME, ownObjects, type OwnTarget, removeOwnObjects, type WriteStep } from './writeSteps.ts'

export interface VerifyOptions extends Deployment {
  /** Also creates, updates and deletes objects of its own. */
  writes?: boolean
  /** Pattern of the operations to verify, as in a fault: `GET /api/hosts`. */
  only?: string | undefined
  /** Findings of an earlier run. Requests that got a response are not repeated. */
  earlierFindings?: readonly Finding[]
  onFinding?: (finding: Finding) => void
}

/** The pattern matches no operation. */
export class UnknownCall extends Error {}

/** Files that an installation may lack. */
const optional = new Set(['/config_sso.json', '/index.json', '/all/{Filename}'])

/** Logs in, sends every request of the contract and compares the responses with it. */
export async function verify(options: VerifyOptions): Promise<Finding[]> {
  const { urls, only, onFinding } = options
  const isSelected = (operation: Operation) =>
    urls[operation.service] !== undefined &&
    (only === undefined ||
      faultMatches(
        { call: only, kind: 'hang' },
        operation.method.toUpperCase(),
        mountsOf(operation)[0] ?? '',
      ))
  if (!operations.some(isSelected)) throw new UnknownCall(`no call of these services is ${only}`)

  const findings: Finding[] = []
  const note = (finding: Finding) => {
    findings.push(finding)
    onFinding?.(finding)
  }
  const { path, response, client: liveClient } = await logIn(options)
  const login = operationOf('api', 'post', path)
  if (login) note(await loginFinding(login, response, liveClient !== undefined))
  if (!liveClient) return findings

  const reader = cachingClient(liveClient)
  const known = new Map((options.earlierFindings ?? []).map((finding) => [finding.call, finding]))
  const plans = await readCalls(reader, isSelected)
  const reads = await Promise.all(
    plans.map(async (plan) => {
      const stored = known.get(callOf(plan))
      if (stored && stored.verdict !== 'no response') return stored
      const finding = await readFinding(plan, reader)
      onFinding?.(finding)
      return finding
    }),
  )
  findings.push(...reads)
  if (options.writes === true) await write(options, liveClient, isSelected, note)
  return findings
}

/** Cleans up before the writes, for an interrupted run, and after them, for requests without a response. */
async function write(
  options: VerifyOptions,
  liveClient: LiveClient,
  isSelected: (operation: Operation) => boolean,
  note: (finding: Finding) => void,
): Promise<void> {
  const isDeployed = ({ service }: OwnTarget) => options.urls[service] !== undefined
  await removeOwnObjects(liveClient, isDeployed)
  for (const steps of ownObjects()) await runSteps(liveClient, steps, isSelected, note)
  // Cleans up without the signal, because an interrupted run must clean up as well.
  const { signal: _, ...uninterrupted } = options
  const client =
    options.signal?.aborted === true ? ((await logIn(uninterrupted)).client ?? liveClient) : liveClient
  for (const { service, remove } of await removeOwnObjects(client, isDeployed)) {
    const operation = operationOf(service, 'delete', remove)
    if (!operation) continue
    const call = callText(operation, remove)
    note({
      call,
      operation: call,
      status: undefined,
      verdict: 'differs',
      details: [`${OWN_NAME} is left behind`],
    })
  }
}

function callOf(plan: PlannedCall): string {
  return callText(plan.operation, 'missing' in plan ? plan.operation.path : plan.request.path)
}

async function readFinding(plan: PlannedCall, reader: LiveClient): Promise<Finding> {
  const { operation } = plan
  if ('missing' in plan) {
    const call = callOf(plan)
    const verdict = plan.failed ? 'no response' : 'not requested'
    return { call, operation: call, status: undefined, verdict, details: [plan.missing] }
  }
  return compareResponse(operation, plan.request.path, await reader(plan.request))
}

/** A successful login without a valid token also counts as a difference. */
async function loginFinding(
  operation: Operation,
  response: LiveResponse,
  hasToken: boolean,
): Promise<Finding> {
  const finding = await compareResponse(operation, operation.path, response)
  return finding.verdict === 'conforms' && !hasToken
    ? { ...finding, verdict: 'differs', details: ['the body is no token'] }
    : finding
}

function operationOf(service: Service, method: string, path: string): Operation | undefined {
  return operations.find((each) => each.service === service && each.method === method && each.path === path)
}

async function compareResponse(operation: Operation, path: string, response: LiveResponse): Promise<Finding> {
  const call = callText(operation, path)
  const query = path.includes('?') ? path.slice(path.indexOf('?')) : ''
  const names = { call, operation: callText(operation, operation.path + query) }
  if (!(response instanceof Response))
    return { ...names, status: undefined, verdict: 'no response', details: [response.problem] }
  const { status } = response
  const details = groupDetails(await operationViolations(operation, response))
  const expected = response.ok || (status === 404 && optional.has(operation.path))
  const verdict = details.length > 0 ? 'differs' : expected ? 'conforms' : 'refused'
  return { ...names, status, verdict, details }
}

/** Request line with the mount path behind a proxy, whatever the deployment's URLs. */
function callText(operation: Operation, path: string): string {
  const [mount = ''] = mountsOf(operation)
  return `${operation.method.toUpperCase()} ${mount.slice(0, mount.length - operation.path.length)}${path}`
}

/** Groups equal differences of several rows into one line. */
function groupDetails(details: readonly string[]): string[] {
  const groups = groupBy(details, (detail) => detail.replaceAll(/\/\d+(?=[/ ])/g, '/*'))
  return [...groups].map(([pattern, [first = pattern, ...more]]) =>
    more.length === 0 ? first : `${pattern} (${more.length + 1} times)`,
  )
}

/** Creates, updates and deletes an object. The deletion always runs, even if creating was not selected. */
async function runSteps(
  liveClient: LiveClient,
  steps: readonly WriteStep[],
  isSelected: (operation: Operation) => boolean,
  note: (finding: Finding) => void,
): Promise<void> {
  let id: string | undefined
  let isCreated = false
  for (const { service, method, path, body, find } of steps) {
    const operation = operationOf(service, method, path)
    if (!operation || !(isSelected(operation) || (method === 'delete' && isCreated))) continue
    isCreated ||= method === 'post'
    if (find && id === undefined) id = await find(liveClient)
    if (path.includes('{id}') && id === undefined) {
      const call = callText(operation, path)
      note({
        call,
        operation: call,
        status: undefined,
        verdict: 'not requested',
        details: ['the object was not created'],
      })
      continue
    }
    const request = { service, method, path: path.replace('{id}', id ?? '').replaceAll(/\{\w+\}/g, OWN_NAME) }
    const payload = body?.(id)
    const response = await liveClient(payload === undefined ? request : { ...request, body: payload })
    note(await compareResponse(operation, request.path, response))
  }
}
