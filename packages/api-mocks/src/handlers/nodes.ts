import { cloudNodes } from '../fixtures/nodes.ts'
import { refuse } from '../lib/errors.ts'
import type { ApiHttp } from '../lib/http.ts'
import { authorize } from '../session/access.ts'
import type { World } from '../world.ts'

export const nodeHandlers = (http: ApiHttp, world: World) => [
  http.get('/nodes', ({ request, response }) => {
    const { groups, roles } = authorize(world, request)
    const stray = groups.find((group) => !world.groups.some(({ name }) => name === group))
    if (stray !== undefined) throw refuse(422, `group ${stray} not found`)
    const visible = world.nodes.filter(
      (node) => node.roles.some((role) => roles.includes(role)) && !node.roles.includes('read_cloud'),
    )
    const { EnableOciMenu, EnableAwsMenu, EnableGcpMenu } = world.configuration.APIService
    return response(200).json([
      ...visible.map(({ name, parent }) => ({ name, parent })),
      ...cloudNodes({ OCI: EnableOciMenu, AWS: EnableAwsMenu, GCP: EnableGcpMenu }),
    ])
  }),
]
