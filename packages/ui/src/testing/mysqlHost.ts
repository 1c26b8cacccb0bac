import type { HostDetail, MySQLInstance } from '@inventory-console/api-mocks/contract'
import { makeHostDetail } from '@inventory-console/api-mocks/fixtures/oracle'

/** A host with that many instances: `shop-1:3306` and on. */
export function mysqlHost(count: number): HostDetail {
  const host = makeHostDetail(3)
  const [first] = host.features.mysql?.instances ?? []
  if (!first) throw new Error('The sample host has no instance')
  const instances = Array.from({ length: count }, (_, place): MySQLInstance => ({
    ...first,
    name: `shop-${place + 1}:3306`,
    version: `8.0.${place}`,
  }))
  return { ...host, features: { mysql: { instances } } }
}
