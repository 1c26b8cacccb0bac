import type { ReactNode } from 'react'
import type { Tab } from '../../../components/tabs/tab.ts'
import { DatabasesBox, type DatabasesBoxProps, type PartProps, type Shown } from './DatabasesBox.tsx'
import { InstancePanel } from './InstancePanel.tsx'

export interface InstancesBoxProps<Instance>
  extends PartProps, Pick<DatabasesBoxProps<Instance>, 'databases' | 'note' | 'fields'> {
  /** Tabs of one instance. */
  tabs: (instance: Instance, shown: Shown) => readonly Tab[]
}

/** The instances of a host with one of them open. */
export function InstancesBox<Instance extends { name: string }>(
  props: InstancesBoxProps<Instance>,
): ReactNode {
  const { tabs, place, onPlace } = props
  return (
    <DatabasesBox {...props} name={({ name }) => name}>
      {(instance, shown) => (
        <InstancePanel
          label={instance.name}
          shown={shown}
          place={place}
          onPlace={onPlace}
          tabs={tabs(instance, shown)}
        />
      )}
    </DatabasesBox>
  )
}
