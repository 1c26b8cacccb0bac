import type { Group, UserRow } from '@inventory-console/api-mocks/contract'
import type { ReactNode } from 'react'
import { Banner } from '../../components/banner/Banner.tsx'
import { ButtonLink } from '../../components/button/Button.tsx'
import { PasswordField, TextField } from '../../components/field/TextField.tsx'
import { noSpaces, pathSegment, required, sameAs, textFieldProps } from '../../components/form/useForm.ts'
import { useText } from '../../i18n/I18nProvider.tsx'
import { useFieldLabels } from '../../i18n/useFieldLabels.ts'
import type { ListState } from '../../lib/state.ts'
import { paths } from '../paths.ts'
import { EditorDrawer, type FormSlot, NamedChoices } from './EditorDrawer.tsx'
import { GroupsWithoutTag, groupsWithoutTag } from './GroupsWithoutTag.tsx'

export interface UserValues {
  firstName: string
  lastName: string
  username: string
  password: string
  confirm: string
  groups: readonly string[]
}

export interface UserFormProps extends FormSlot<UserValues> {
  /** `null` for a new user. */
  user: UserRow | null
  groups: ListState<Group>
  /** Renders `RolesWithoutMenuEntry` for the roles of the selected groups. */
  renderMenuNote?: ((roles: readonly string[]) => ReactNode) | undefined
}

const empty: UserValues = { firstName: '', lastName: '', username: '', password: '', confirm: '', groups: [] }

export function UserForm({ user, groups, renderMenuNote, onDraftChange, ...form }: UserFormProps) {
  const t = useText('administration')
  const labelOf = useFieldLabels('administration.users')
  const isNew = user === null
  return (
    <EditorDrawer
      {...form}
      entity="users"
      name={user?.username ?? null}
      initialValues={user ? { ...empty, ...user } : empty}
      labels={{
        firstName: labelOf('firstName'),
        lastName: labelOf('lastName'),
        username: labelOf('username'),
        password: labelOf('password'),
        confirm: labelOf('confirm'),
        groups: labelOf('groups'),
      }}
      rules={({ password }) =>
        isNew
          ? {
              username: [required, noSpaces, pathSegment],
              password: [required, noSpaces],
              confirm: [required, sameAs(password)],
            }
          : {}
      }
      // Passwords are never kept in a draft.
      onDraftChange={(values) => onDraftChange(values && { ...values, password: '', confirm: '' })}
    >
      {({ field, values }) => (
        <>
          <TextField {...textFieldProps(field('firstName'))} readOnly={!isNew} autoComplete="off" />
          <TextField {...textFieldProps(field('lastName'))} readOnly={!isNew} autoComplete="off" />
          <TextField
            {...textFieldProps(field('username'))}
            readOnly={!isNew}
            autoComplete="off"
            hint={isNew ? undefined : t('fixed')}
          />
          {isNew ? (
            <>
              <PasswordField
                {...textFieldProps(field('password'))}
                autoComplete="new-password"
                hint={t('users.passwordHint')}
              />
              <PasswordField {...textFieldProps(field('confirm'))} autoComplete="new-password" />
            </>
          ) : null}
          {/* The server assigns this group itself and rejects it in requests. */}
          <NamedChoices
            {...field('groups')}
            list={groups}
            exclude="limited"
            placeholder={t('groups.empty.title')}
          />
          {isNew ? (
            <Banner tone="info" action={<ButtonLink to={paths.nodes}>{t('nodes.title')}</ButtonLink>}>
              {t('users.menuHint')}
            </Banner>
          ) : null}
          <GroupsWithoutTag names={groupsWithoutTag(groups, values.groups)} />
          {renderMenuNote?.(rolesOf(groups, values.groups))}
        </>
      )}
    </EditorDrawer>
  )
}

function rolesOf(groups: ListState<Group>, names: readonly string[]): readonly string[] {
  if (groups.status !== 'ready') return []
  const roles = groups.value.flatMap(({ name, roles }) => (names.includes(name) ? roles : []))
  return [...new Set(roles)].toSorted()
}

/** Warns before a user is made who sees no page in the menu. */
export function RolesWithoutMenuEntry({ names }: { names: readonly string[] }) {
  const t = useText('administration')
  if (names.length === 0) return null
  return (
    <Banner tone="warning" action={<ButtonLink to={paths.nodes}>{t('nodes.title')}</ButtonLink>}>
      {t('users.rolesWithoutMenu', { count: names.length, names: names.join(', ') })}
    </Banner>
  )
}
