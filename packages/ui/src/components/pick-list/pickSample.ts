import { Server } from 'lucide-react'
import type { PickItem } from './pickItem.ts'

/** Fixture with hundreds of hosts. */
export function pickSample(count: number): readonly (PickItem & { to: string })[] {
  return Array.from({ length: count }, (_, index) => {
    const name = `db-${String(index + 1).padStart(3, '0')}`
    return { id: name, label: name, icon: Server, to: `/details/${name}` }
  })
}
