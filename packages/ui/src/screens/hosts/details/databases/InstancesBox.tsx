import type { ReactNode } from 'react'
import type { Tab } from '../../../../components/tabs/Tabs.tsx'
import { DatabasesBox, type DatabasesBoxProps, type PartProps, type VisibleParts } from './DatabasesBox.tsx'
import { InstancePanel } from './InstancePanel.tsx'

export interface InstancesBoxProps<Instance>
  extends PartProps, Pick<DatabasesBoxProps<Instance>, 'databases' | 'note' | 'fields'> {
  /** Tabs of one instance. */
  tabs: (instance: Instance, visible: VisibleParts) => readonly Tab[]
}

/** The instances of a host with one of them open. */
export function InstancesBox<Instance extends { name: string }>(
  props: InstancesBoxProps<Instance>,
): ReactNode {
  const { tabs, location, onLocationChange } = props
  return (
    <DatabasesBox {...props} name={({ name }) => name}>
      {(instance, visible) => (
        <InstancePanel
          label={instance.name}
          visible={visible}
          location={location}
          onLocationChange={onLocationChange}
          tabs={tabs(instance, visible)}
        />
      )}
    </DatabasesBox>
  )
}
