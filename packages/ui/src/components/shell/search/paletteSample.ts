import { Boxes, Database, Gauge, HardDrive, House, List, ScrollText, Server } from 'lucide-react'
import { pickSample } from '../../pick-list/pickSample.ts'
import type { PaletteEntry, PaletteGroup } from './CommandPalette.tsx'

const page = (id: string, label: string, icon: PaletteEntry['icon'], note?: string): PaletteEntry => ({
  id,
  label,
  icon,
  note,
  to: `/${id}`,
})

const rows = {
  pages: [
    page('dashboard', 'Dashboard', House),
    page('hosts', 'Host list', List, 'Hosts'),
    page('capacity', 'OS capacity', Gauge, 'Hosts'),
    page('oracle', 'Database list', List, 'Databases / Oracle'),
    page('patch', 'Patches', ScrollText, 'Databases / Oracle'),
    page('mysql', 'MySQL', HardDrive, 'Databases'),
    page('hypervisors', 'Hypervisors', Boxes),
    page('alerts', 'Alerts', ScrollText),
  ],
  hosts: pickSample(1204).map((host) => ({ ...host, icon: Server })),
  clusters: ['db-cluster', 'Puzzait'].map((name) => page(`hypervisors/${name}`, name, Boxes)),
  databases: ['erp-db', 'crm'].map((name) => page(`details/db-002/${name}`, name, Database, 'db-002')),
}

/** Fixture of the palette's groups. */
export const paletteSample: readonly PaletteGroup[] = (
  ['pages', 'hosts', 'clusters', 'databases'] as const
).map((id) => ({ id, list: { status: 'ready', rows: rows[id] } }))

export const recentSample: readonly PaletteEntry[] = rows.hosts.slice(13, 15)
