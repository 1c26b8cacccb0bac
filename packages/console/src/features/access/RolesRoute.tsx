import type { Role } from '@inventory-console/api-mocks/contract'
import type { RoleValues } from '@inventory-console/ui/domain/roleValues'
import type { AdministrationDraft } from '@inventory-console/ui/screens/access/AdministrationScreen'
import { RolesScreen } from '@inventory-console/ui/screens/access/RolesScreen'
import type { ListPageProps } from '@inventory-console/ui/screens/defineList'
import { listRoute } from '../../platform/list-route/listRoute.tsx'
import { useLocations } from '../../platform/queries/lookups.ts'
import { formDraft, useFormDraft } from '../../platform/storage/drafts.ts'
import { useGroups } from './groupQueries.ts'
import { useRoleMutations, useRoles } from './roleQueries.ts'
import { useMutationFeedback } from './useMutationFeedback.ts'

const roleDraft = formDraft<AdministrationDraft<RoleValues>>()

function Roles(props: ListPageProps<Role>) {
  const [draft, onDraftChange] = useFormDraft(roleDraft)
  const mutations = useRoleMutations()
  const { saving, run } = useMutationFeedback('name')
  return (
    <RolesScreen
      {...props}
      draft={draft}
      onDraftChange={onDraftChange}
      canWrite
      locations={useLocations()}
      groups={useGroups('inline')}
      onSave={(values, row) => saving(values.name, row === null, mutations.save(values, row))}
      onDelete={(row) => run(mutations.remove(row))}
    />
  )
}
export const RolesRoute = listRoute({ Screen: Roles, useRows: () => useRoles('page') })
