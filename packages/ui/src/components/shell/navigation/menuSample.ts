import {
  Bell,
  Building2,
  Cloud,
  Cpu,
  Database,
  FileText,
  Gauge,
  HardDrive,
  House,
  List,
  ScrollText,
  Server,
  Settings,
  UserCog,
} from 'lucide-react'
import type { NavNode } from './navNode.ts'

const page = (id: string, label: string, icon: NavNode['icon'], more: Partial<NavNode> = {}): NavNode => ({
  id,
  label,
  icon,
  to: `/${id}`,
  ...more,
})

/** Fixture with three levels, a count and a disabled entry. */
export const menuSample: readonly NavNode[] = [
  page('dashboard', 'Dashboard', House),
  {
    id: 'hosts-branch',
    label: 'Hosts',
    icon: Server,
    children: [page('hosts', 'Host list', List), page('capacity', 'OS capacity', Gauge)],
  },
  {
    id: 'databases-branch',
    label: 'Databases',
    icon: Database,
    children: [
      page('databases', 'All technologies', Database),
      {
        id: 'oracle-branch',
        label: 'Oracle',
        icon: HardDrive,
        children: [
          page('oracle', 'Database list', List),
          page('cpu-time', 'CPU time', Cpu),
          page('patch', 'Patches', ScrollText),
        ],
      },
      page('mysql', 'MySQL', HardDrive),
    ],
  },
  page('hypervisors', 'Hypervisors', Building2),
  page('alerts', 'Alerts', Bell, { count: 1204 }),
  page('licenses', 'Licenses', FileText),
  {
    id: 'cloud-branch',
    label: 'Cloud advisor',
    icon: Cloud,
    children: [
      page('profiles', 'Profiles', UserCog),
      page('recommendations', 'Recommendations', Cloud, { disabled: 'No cloud profile is active' }),
    ],
  },
  page('settings', 'Settings', Settings),
]
