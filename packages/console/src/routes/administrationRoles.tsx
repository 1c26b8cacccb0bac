import type { Role } from '@inventory-console/api-mocks/contract'
import type { RoleValues } from '@inventory-console/ui/lib/roleValues'
import type { AdministrationDraft } from '@inventory-console/ui/screens/administration/AdministrationScreen'
import { RolesScreen } from '@inventory-console/ui/screens/administration/RolesScreen'
import { useGroups } from '../api/groups.ts'
import { useRoleActs, useRoles } from '../api/roles.ts'
import { useLocations } from '../api/shell.ts'
import { formDraft, useFormDraft } from '../state/drafts.ts'
import { useTold } from './administrationTold.ts'
import { listRoute, type ListScreenProps } from './listRoute.tsx'

const roleDraft = formDraft<AdministrationDraft<RoleValues>>()

function Roles(props: ListScreenProps<Role>) {
  const [draft, onDraft] = useFormDraft(roleDraft)
  const acts = useRoleActs()
  const { saving, doing } = useTold('name')
  return (
    <RolesScreen
      {...props}
      draft={draft}
      onDraft={onDraft}
      canWrite
      locations={useLocations(true)}
      groups={useGroups('side')}
      onSave={(values, row) => saving(values.name, row === null, acts.save(values, row))}
      onDelete={(row) => doing(acts.remove(row))}
    />
  )
}
export const RolesRoute = listRoute(Roles, () => useRoles('page'))
