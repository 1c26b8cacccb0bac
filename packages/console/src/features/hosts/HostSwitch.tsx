import { paths } from '@inventory-console/ui/paths'
import { entitySwitch } from '../../platform/entity-switch/entitySwitch.tsx'
import { useHostNames } from '../../platform/queries/lookups.ts'

export const HostSwitch = entitySwitch('host', useHostNames, paths.host)
