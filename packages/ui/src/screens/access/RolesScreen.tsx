import type { Group, Role } from '@inventory-console/api-mocks/contract'
import { Notice } from '../../components/shell/Notices.tsx'
import type { Column } from '../../data-table/columns/column.ts'
import type { Peek } from '../../data-table/peek/RowPeek.tsx'
import type { RoleValues } from '../../domain/roleValues.ts'
import { useText } from '../../i18n/I18nProvider.tsx'
import { type ListState, valueOr } from '../../lib/state.ts'
import type { ListCount } from '../../list-screen/toolbar/QuickFilters.tsx'
import { AdministrationScreen, type AdministrationProps } from './AdministrationScreen.tsx'
import { RoleForm } from './RoleForm.tsx'
import { RoleMatrix } from './RoleMatrix.tsx'

export interface RolesScreenProps extends AdministrationProps<Role, RoleValues> {
  /** Available locations. */
  locations: ListState<string>
  /** Listed as affected when a role is deleted. */
  groups: ListState<Group>
}

export const roleColumns: readonly Column<Role>[] = [
  { id: 'name', kind: 'text', filter: 'text' },
  { id: 'description', kind: 'text', filter: 'text', width: 280 },
  {
    id: 'permission',
    // Plain text with a label for each code: no permission is better or worse.
    kind: 'badge',
    filter: 'oneOf',
    tone: () => 'success',
    order: ['read', 'write', 'admin'],
  },
  { id: 'locations', kind: 'list', filter: 'oneOf', width: 240 },
]
const counts: readonly ListCount[] = (['admin', 'write', 'read'] as const).map((permission) => ({
  id: permission,
  column: 'permission',
  filter: { kind: 'oneOf', values: [permission] },
}))

const nameOf = ({ name }: Role) => name

export function RolesScreen({ locations, groups, ...props }: RolesScreenProps) {
  const t = useText('administration')
  const peek: Peek<Role> = {
    figures: [],
    facts: ['description', 'permission', 'locations'],
    render: (role) => <RoleMatrix roles={[role]} />,
  }
  const groupRows = valueOr(groups, [])
  const roles = valueOr(props.list, [])
  const countWithoutLocation = roles.filter(hasNoLocation).length
  return (
    <div className="flex h-full min-h-0 flex-col bg-surface">
      {countWithoutLocation === 0 ? null : (
        <Notice tone="warning" text={t('roles.noLocation', { count: countWithoutLocation })} />
      )}
      <div className="min-h-0 flex-1">
        <AdministrationScreen
          {...props}
          entity="roles"
          columns={roleColumns}
          counts={counts}
          peek={peek}
          rowId={nameOf}
          nameOf={nameOf}
          affectedNames={({ name }) =>
            groupRows.filter(({ roles }) => roles.includes(name)).map((group) => group.name)
          }
        >
          {(row, form) => <RoleForm {...form} role={row} locations={locations} />}
        </AdministrationScreen>
      </div>
    </div>
  )
}

/** Users of such a role get 403 for every host. A fresh database contains some. */
function hasNoLocation({ permission, locations }: Role): boolean {
  return permission !== 'admin' && locations.every((name) => name === '')
}
