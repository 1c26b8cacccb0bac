import type { LiveClient } from './liveClient.ts'
import { OWN_NAME, ownRows, ownTargets, type OwnTarget } from './writeSteps.ts'

/** A slow server may create an object after its request timed out. */
const ATTEMPTS = 3

/** Removes objects left by earlier or interrupted runs. Returns those that could not be removed. */
export async function removeOwnObjects(
  client: LiveClient,
  isDeployed: (target: OwnTarget) => boolean,
): Promise<OwnTarget[]> {
  const remaining: OwnTarget[] = []
  for (const target of ownTargets.filter(isDeployed)) {
    // oxlint-disable-next-line no-await-in-loop -- a role cannot be removed before its group
    if (!(await isRemoved(client, target))) remaining.push(target)
  }
  return remaining
}

async function isRemoved(client: LiveClient, target: OwnTarget, attempt = 1): Promise<boolean> {
  const rows = await ownRows(client, target)
  if (rows?.length === 0) return true
  if (attempt > ATTEMPTS) return false
  for (const { id } of rows ?? []) {
    const name = typeof id === 'string' && target.remove.includes('{id}') ? id : OWN_NAME
    // oxlint-disable-next-line no-await-in-loop -- one after the other: each changes the list
    await client({ service: target.service, method: 'delete', path: target.remove.replace(/\{\w+\}/, name) })
  }
  return isRemoved(client, target, attempt + 1)
}
