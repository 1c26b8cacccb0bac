import { createWorld } from '../world/createWorld.ts'
import { clientOf } from './client.ts'

export const admin = { as: 'admin' }
const small = { hosts: 3 }
export const send = (method: string, body?: object) => ({
  ...admin,
  method,
  ...(body === undefined ? {} : { body }),
})

export interface Row {
  id: string
  selected: boolean
}

export function setUp() {
  const world = createWorld(small)
  const { sendRequest, json, status } = clientOf(world)
  async function rows<Of>(path: string): Promise<Of[]> {
    const response: Of[] = await (await sendRequest(path, admin)).json()
    return response
  }
  return { world, sendRequest, json, status, rows }
}
