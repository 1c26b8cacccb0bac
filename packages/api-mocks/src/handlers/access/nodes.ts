import { listOf, readShape, shapeOf, text } from '../../lib/http/body.ts'
import { type ApiHttp, emptyHttpError, httpError } from '../../lib/http/http.ts'
import { authorize } from '../../world/access/access.ts'
import { cloudNodes } from '../../world/access/nodes.ts'
import type { World } from '../../world/world.ts'

const nodeBody = shapeOf({ name: text, roles: listOf(text), parent: text })

export const nodeHandlers = (http: ApiHttp, world: World) => [
  http.get('/nodes', ({ request, response }) => {
    const { groups, roles } = authorize(world, request)
    const stray = groups.find((group) => !world.groups.some(({ name }) => name === group))
    if (stray !== undefined) throw httpError(422, `group ${stray} not found`)
    const visible = world.nodes.filter(
      ({ roles: opening }) =>
        opening?.some((role) => roles.includes(role)) && !opening.includes('read_cloud'),
    )
    const { EnableOciMenu, EnableAwsMenu, EnableGcpMenu } = world.configuration.APIService
    return response(200).json([
      ...visible.map(({ name, parent }) => ({ name, parent })),
      ...cloudNodes({ OCI: EnableOciMenu, AWS: EnableAwsMenu, GCP: EnableGcpMenu }),
    ])
  }),

  http.post('/admin/nodes', async ({ request, response }) => {
    authorize(world, request)
    world.nodes.push(await readShape(request, nodeBody))
    return response(201).empty()
  }),

  http.get('/admin/nodes/{nodename}', ({ request, params, response }) => {
    authorize(world, request)
    const node = world.nodes[indexOfNode(world, params.nodename)]
    if (!node) throw httpError(422, `node ${params.nodename} not found`)
    return response(200).json(node)
  }),

  http.put('/admin/nodes/{nodename}', async ({ request, params, response }) => {
    authorize(world, request)
    const node = await readShape(request, nodeBody)
    // The server panics here.
    if (node.name !== params.nodename) throw emptyHttpError(500)
    const index = indexOfNode(world, params.nodename)
    if (index >= 0) world.nodes[index] = node
    return response(204).empty()
  }),

  http.delete('/admin/nodes/{nodename}', ({ request, params, response }) => {
    authorize(world, request)
    const index = indexOfNode(world, params.nodename)
    if (index >= 0) world.nodes.splice(index, 1)
    return response(204).empty()
  }),
]

/** Only the first of several equal names, because the path does not contain the parent. */
function indexOfNode(world: World, nodename: string): number {
  return world.nodes.findIndex(({ name }) => name === nodename)
}
