import type { Group, Role } from '@inventory-console/api-mocks/contract'
import { Banner } from '../../components/banner/Banner.tsx'
import { TextArea, TextField } from '../../components/field/TextField.tsx'
import { noSpaces, pathSegment, required, textFieldProps } from '../../components/form/useForm.ts'
import { TagInput } from '../../components/tag-input/TagInput.tsx'
import { useText } from '../../i18n/I18nProvider.tsx'
import { useFieldLabels } from '../../i18n/useFieldLabels.ts'
import type { ListState } from '../../lib/state.ts'
import { EditorDrawer, type FormSlot, NamedChoices } from './EditorDrawer.tsx'
import { syncGroupTag } from './GroupsWithoutTag.tsx'

export interface GroupValues {
  name: string
  description: string
  roles: readonly string[]
  tags: readonly string[]
}

interface GroupFormProps extends FormSlot<GroupValues> {
  /** `null` for a new group. */
  group: Group | null
  roles: ListState<Role>
}

const empty: GroupValues = { name: '', description: '', roles: [], tags: [] }

export function GroupForm({ group, roles, ...form }: GroupFormProps) {
  const t = useText('administration')
  const labelOf = useFieldLabels('administration.groups')
  return (
    <EditorDrawer
      {...form}
      entity="groups"
      name={group?.name ?? null}
      initialValues={group ?? empty}
      labels={{
        name: labelOf('name'),
        description: labelOf('description'),
        roles: labelOf('roles'),
        tags: labelOf('tags'),
      }}
      rules={() => ({
        name: [required, noSpaces, ...(group ? [] : [pathSegment])],
        description: [required],
        roles: [required],
      })}
    >
      {({ field, values, set }) => (
        <>
          <TextField
            {...textFieldProps({
              ...field('name'),
              onChange: (name: string) => set({ name, tags: syncGroupTag(values, name) }),
            })}
            readOnly={group !== null}
            hint={group ? t('fixed') : undefined}
          />
          <TextArea {...textFieldProps(field('description'))} readOnly={group !== null} />
          <NamedChoices {...field('roles')} list={roles} hint={t('groups.rolesHint')} />
          <TagInput {...field('tags')} hint={t('groups.tagsHint')} />
          {values.name === '' || values.tags.includes(values.name) ? null : (
            <Banner tone="warning">{t('groups.noOwnTag', { name: values.name })}</Banner>
          )}
        </>
      )}
    </EditorDrawer>
  )
}
