import { NoContractsScreen } from '@inventory-console/ui/screens/licenses/contracts/NoContractsScreen'

export function PostgresqlContractsRoute() {
  return <NoContractsScreen technology="postgresql" />
}

export function MongodbContractsRoute() {
  return <NoContractsScreen technology="mongodb" />
}
