import type { Role } from '@inventory-console/api-mocks/contract'
import { Plus } from 'lucide-react'
import { Banner } from '../../components/banner/Banner.tsx'
import { Button, ButtonLink } from '../../components/button/Button.tsx'
import { TextArea, TextField } from '../../components/field/TextField.tsx'
import { noSpaces, pathSegment, required, type Rule, textFieldProps } from '../../components/form/useForm.ts'
import { RadioGroup } from '../../components/radio-group/RadioGroup.tsx'
import { TagInput } from '../../components/tag-input/TagInput.tsx'
import { isAll, type RoleValues } from '../../domain/roleValues.ts'
import { useText } from '../../i18n/I18nProvider.tsx'
import { useFieldLabels } from '../../i18n/useFieldLabels.ts'
import type { ListState } from '../../lib/state.ts'
import { paths } from '../paths.ts'
import { EditorDrawer, type FormSlot } from './EditorDrawer.tsx'

interface RoleFormProps extends FormSlot<RoleValues> {
  /** `null` for a new role. */
  role: Role | null
  locations: ListState<string>
}

const empty: RoleValues = { name: '', description: '', permission: null, scope: 'all', locations: [] }
const permissions = ['read', 'write', 'admin'] as const
const scopes = ['all', 'some'] as const
const maxSuggestions = 12

export function RoleForm({ role, locations, ...form }: RoleFormProps) {
  const t = useText('administration')
  const labelOf = useFieldLabels('administration.roles')
  const chooseLocation: Rule<readonly string[]> = (names) =>
    names.length === 0 ? { kind: 'message', text: t('roles.chooseLocation') } : null
  const locationNames = locations.status === 'ready' ? locations.value.filter((name) => !isAll(name)) : []
  return (
    <EditorDrawer
      {...form}
      entity="roles"
      name={role?.name ?? null}
      initialValues={role ? valuesOf(role) : empty}
      labels={{
        name: labelOf('name'),
        description: labelOf('description'),
        permission: labelOf('permission'),
        scope: labelOf('scope'),
        locations: labelOf('locations'),
      }}
      rules={({ permission, scope }) => ({
        name: [required, noSpaces, ...(role ? [] : [pathSegment])],
        description: [required],
        permission: [required],
        locations: scope === 'some' && permission !== 'admin' ? [chooseLocation, required] : [],
      })}
    >
      {({ field, values, set }) => {
        const isAdmin = values.permission === 'admin'
        const locationsField = field('locations')
        // A stored role without a location needs a change, so the error is not delayed until blur.
        const missingLocation = role && values.locations.length === 0 ? t('roles.chooseLocation') : null
        const suggestions = locationNames
          .filter((name) => !values.locations.includes(name))
          .slice(0, maxSuggestions)
        return (
          <>
            <TextField
              {...textFieldProps(field('name'))}
              readOnly={role !== null}
              hint={role ? t('fixed') : undefined}
            />
            <TextArea {...textFieldProps(field('description'))} />
            {role || isAdmin ? null : (
              <Banner tone="info" action={<ButtonLink to={paths.nodes}>{t('nodes.title')}</ButtonLink>}>
                {t('roles.menuHint')}
              </Banner>
            )}
            <RadioGroup
              {...field('permission')}
              choices={permissions.map((value) => ({
                value,
                label: t(`roles.values.permission.${value}`),
                detail: t(`roles.permissionHints.${value}`),
              }))}
            />
            <RadioGroup
              {...field('scope')}
              value={isAdmin ? 'all' : values.scope}
              disabled={isAdmin}
              {...(isAdmin
                ? { hint: t('roles.adminEverywhere') }
                : values.scope === 'all'
                  ? { hint: t('roles.allHidesAlerts') }
                  : {})}
              choices={scopes.map((value) => ({ value, label: t(`roles.scopes.${value}`) }))}
            />
            {values.scope === 'some' && !isAdmin ? (
              <>
                <TagInput
                  {...locationsField}
                  error={locationsField.error ?? missingLocation}
                  validate={(name) => (isAll(name) ? t('roles.notAll') : null)}
                />
                {suggestions.length > 0 ? (
                  <ul aria-label={t('roles.known')} className="flex flex-wrap gap-1">
                    {suggestions.map((name) => (
                      <li key={name} className="min-w-0">
                        <Button
                          size="small"
                          className="max-w-full"
                          onClick={() => set({ locations: [...values.locations, name] })}
                        >
                          <Plus size={14} className="shrink-0" />
                          <bdi translate="no" className="truncate">
                            {name}
                          </bdi>
                        </Button>
                      </li>
                    ))}
                  </ul>
                ) : null}
              </>
            ) : null}
          </>
        )
      }}
    </EditorDrawer>
  )
}

function valuesOf({ name, description, permission, locations }: Role): RoleValues {
  // The roles of a fresh database have `['']`, which the server rejects.
  const names = locations.filter((location) => location !== '')
  const specificLocations = names.filter((location) => !isAll(location))
  return {
    name,
    description,
    permission: permissions.find((candidate) => candidate === permission) ?? null,
    scope: names.length > 0 && specificLocations.length === 0 ? 'all' : 'some',
    locations: specificLocations,
  }
}
