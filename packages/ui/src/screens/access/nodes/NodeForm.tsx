import type { MenuNode, Node, Role } from '@inventory-console/api-mocks/contract'
import { Banner } from '../../../components/banner/Banner.tsx'
import { Button } from '../../../components/button/Button.tsx'
import { SuggestField } from '../../../components/combobox/SuggestField.tsx'
import { Drawer } from '../../../components/dialog/Drawer.tsx'
import { FailedBlock } from '../../../components/feedback/Block.tsx'
import { TextField } from '../../../components/field/TextField.tsx'
import { pathSegment, required, textFieldProps } from '../../../components/form/useForm.ts'
import { Skeleton } from '../../../components/skeleton/Skeleton.tsx'
import { useText } from '../../../i18n/I18nProvider.tsx'
import { useFieldLabels } from '../../../i18n/useFieldLabels.ts'
import type { ListState, OneState } from '../../../lib/state.ts'
import { EditorDrawer, type FormSlot, NamedChoices } from '../EditorDrawer.tsx'
import type { RenderNode } from './NodesScreen.tsx'

export interface NodeValues {
  name: string
  parent: string
  roles: readonly string[]
}

interface NodeFormSlot extends FormSlot<NodeValues> {
  parents: readonly string[]
  roles: ListState<Role>
}

interface NodeFormProps extends NodeFormSlot {
  row: MenuNode | null
  renderNode: RenderNode
}

const empty: NodeValues = { name: '', parent: '', roles: [] }

/** Loads an existing node first, because the list omits its roles. */
export function NodeForm({ row, renderNode, ...formProps }: NodeFormProps) {
  return row ? (
    renderNode(row.name, (state) => <ExistingNodeForm {...formProps} row={row} state={state} />)
  ) : (
    <NodeFields {...formProps} row={null} initialValues={empty} />
  )
}

function ExistingNodeForm({
  row,
  state,
  ...formProps
}: NodeFormSlot & { row: MenuNode; state: OneState<Node> }) {
  const t = useText('administration')
  const common = useText('common')
  if (state.status === 'ready' && state.value.parent === row.parent) {
    return <NodeFields {...formProps} row={row} initialValues={state.value} />
  }
  return (
    <Drawer
      open
      side="right"
      title={t('nodes.editTitle', { name: row.name })}
      onClose={formProps.onClose}
      actions={<Button onClick={formProps.onClose}>{common('actions.close')}</Button>}
    >
      {state.status === 'loading' ? (
        <div className="flex flex-col gap-4 p-4" aria-busy>
          <Skeleton className="h-8" />
          <Skeleton className="h-8" />
          <Skeleton className="h-8" />
        </div>
      ) : state.status === 'failed' ? (
        <FailedBlock title={t('nodes.rolesFailed')} detail={state.error.message} onRetry={state.retry} />
      ) : (
        <p className="p-4 text-13">{t('nodes.notStored')}</p>
      )}
    </Drawer>
  )
}

function NodeFields({
  row,
  initialValues,
  parents,
  roles,
  ...form
}: NodeFormSlot & { row: MenuNode | null; initialValues: NodeValues }) {
  const t = useText('administration')
  const labelOf = useFieldLabels('administration.nodes')
  return (
    <EditorDrawer
      {...form}
      entity="nodes"
      name={row?.name ?? null}
      initialValues={initialValues}
      labels={{
        name: labelOf('name'),
        parent: labelOf('parent'),
        roles: labelOf('roles'),
      }}
      rules={() => ({ name: [required, ...(row ? [] : [pathSegment])] })}
    >
      {({ field, values }) => (
        <>
          <TextField
            {...textFieldProps(field('name'))}
            readOnly={row !== null}
            hint={row ? t('fixed') : t('nodes.nameHint')}
          />
          {row ? (
            <TextField {...textFieldProps(field('parent'))} readOnly />
          ) : (
            <SuggestField
              {...field('parent')}
              suggestions={parents.map((text) => ({ text }))}
              hint={t('nodes.parentHint')}
            />
          )}
          <NamedChoices {...field('roles')} list={roles} hint={t('nodes.rolesHint')} />
          {values.roles.length === 0 ? <Banner tone="warning">{t('nodes.withoutRoles')}</Banner> : null}
        </>
      )}
    </EditorDrawer>
  )
}
