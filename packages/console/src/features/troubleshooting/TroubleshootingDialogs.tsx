import { ConfirmDialog, type ConfirmState } from '@inventory-console/ui/components/confirm/ConfirmDialog'
import { useToast } from '@inventory-console/ui/components/toast/Toast'
import type { MissingDatabaseRow } from '@inventory-console/ui/domain/troubleshooting'
import { useText } from '@inventory-console/ui/i18n/I18nProvider'
import { useMutationFailure } from '@inventory-console/ui/lib/mutationErrors'
import { useState } from 'react'
import { dismissHost, ignoreMissing } from '../../platform/queries/hosts.ts'
import { useMutation, type Mutation } from '../../platform/query/mutation.ts'

/** Action that the dialog confirms. */
export type TroubleshootingAction =
  | { kind: 'dismiss'; hostname: string }
  | { kind: 'ignore' | 'watch'; row: MissingDatabaseRow }

/** Confirms dismissing a host, and ignoring or watching a database. */
export function TroubleshootingDialogs({
  action,
  onClose,
}: {
  action: TroubleshootingAction
  onClose: () => void
}) {
  const t = useText('troubleshooting')
  const mutate = useMutation()
  const toast = useToast()
  const failureOf = useMutationFailure()
  const [state, setState] = useState<ConfirmState>({ status: 'confirming' })

  async function run(mutation: Mutation<unknown>, done: string) {
    setState({ status: 'busy' })
    try {
      await mutate(mutation)
      toast({ tone: 'success', title: done })
      onClose()
    } catch (error) {
      setState({ status: 'failed', error: failureOf(error) })
    }
  }

  if (action.kind === 'dismiss') {
    // The host page lists the affected data (DismissHost); here only the host name is known.
    const { hostname } = action
    return (
      <ConfirmDialog
        open
        tone="danger"
        title={t('dismiss.title', { hostname })}
        description={t('dismiss.text')}
        confirmLabel={t('dismiss.verb')}
        state={state}
        onClose={onClose}
        onConfirm={() => void run(dismissHost(hostname), t('dismiss.done', { hostname }))}
      />
    )
  }
  const { kind, row } = action
  const { hostname, name } = row
  const dialogProps = {
    open: true,
    title: t(`${kind}.title`, { name }),
    description: t(`${kind}.text`, { hostname }),
    confirmLabel: t(`${kind}.verb`),
    state,
    onClose,
  }
  const done = t(`${kind}.done`, { name })
  if (kind === 'watch')
    return (
      <ConfirmDialog
        {...dialogProps}
        onConfirm={() => void run(ignoreMissing(hostname, name, false, ''), done)}
      />
    )
  return (
    <ConfirmDialog
      {...dialogProps}
      comment={{}}
      onConfirm={(comment) => void run(ignoreMissing(hostname, name, true, comment), done)}
    />
  )
}
