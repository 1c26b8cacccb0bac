import type { Group, Role, UserRow } from '@inventory-console/api-mocks/contract'
import { flagCount } from '../../columns/databaseColumns.ts'
import type { Column } from '../../data-table/columns/column.ts'
import type { Peek } from '../../data-table/peek/RowPeek.tsx'
import { type ListState, valueOr } from '../../lib/state.ts'
import { AdministrationScreen, type AdministrationProps } from './AdministrationScreen.tsx'
import { GroupForm, type GroupValues } from './GroupForm.tsx'
import { RoleMatrix } from './RoleMatrix.tsx'

export interface GroupsScreenProps extends AdministrationProps<Group, GroupValues> {
  roles: ListState<Role>
  /** Listed as affected when a group is deleted. */
  users: ListState<UserRow>
}

export const groupColumns: readonly Column<Group>[] = [
  { id: 'name', kind: 'text', filter: 'text' },
  { id: 'description', kind: 'text', filter: 'text', width: 280 },
  { id: 'roles', kind: 'list', filter: 'oneOf', width: 280 },
  { id: 'tags', kind: 'list', filter: 'oneOf' },
  {
    id: 'withoutOwnTag',
    kind: 'boolean',
    hidden: true,
    value: ({ name, tags }) => !tags.includes(name),
    filter: 'yesNo',
  },
]
const counts = [flagCount('withoutOwnTag', 'withoutOwnTag', true, 'warning')]
const nameOf = ({ name }: Group) => name

export function GroupsScreen({ roles, users, ...props }: GroupsScreenProps) {
  const roleRows = valueOr(roles, [])
  const peek: Peek<Group> = {
    figures: [],
    facts: ['description', 'tags'],
    render: (group) => <RoleMatrix roles={roleRows.filter(({ name }) => group.roles.includes(name))} />,
  }
  const userRows = valueOr(users, [])
  return (
    <AdministrationScreen
      {...props}
      entity="groups"
      columns={groupColumns}
      counts={counts}
      peek={peek}
      rowId={nameOf}
      nameOf={nameOf}
      affectedNames={({ name }) =>
        userRows.filter(({ groups }) => groups.includes(name)).map(({ username }) => username)
      }
    >
      {(row, form) => <GroupForm {...form} group={row} roles={roles} />}
    </AdministrationScreen>
  )
}
