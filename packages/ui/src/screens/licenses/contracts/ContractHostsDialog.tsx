import type {
  OracleContract,
  OracleContractBody,
  OracleContractHost,
} from '@inventory-console/api-mocks/contract'
import { Trash2 } from 'lucide-react'
import { useMemo, useState } from 'react'
import { ChoicesFailed, FailureBanner } from '../../../components/banner/Banner.tsx'
import { Button } from '../../../components/button/Button.tsx'
import { Combobox } from '../../../components/combobox/Combobox.tsx'
import { ConfirmDialog, useConfirmedMutation } from '../../../components/confirm/ConfirmDialog.tsx'
import { Dialog } from '../../../components/dialog/Dialog.tsx'
import { useToast } from '../../../components/toast/Toast.tsx'
import type { Column } from '../../../data-table/columns/column.ts'
import { coverageByHost, type HostUsage } from '../../../domain/licenses/namedCoverage.ts'
import { useText } from '../../../i18n/I18nProvider.tsx'
import { UnknownOutcomeError } from '../../../lib/mutationErrors.ts'
import { ListBlock } from '../../../list-screen/ListBlock.tsx'
import { paths } from '../../paths.ts'
import { oracleTarget } from './bulk/contractTargets.ts'
import { useNamedChoices } from './forms/ContractForm.tsx'
import { oracleBody, oracleInitialForm } from './forms/contractValues.ts'

export interface ContractHostsDialogProps {
  contract: OracleContract
  /** Hosts to choose from; `null` while they load. */
  hosts: readonly string[] | null
  /** Used licenses of the hosts that are loaded so far. */
  usage?: readonly HostUsage[] | undefined
  /** Retries hosts that failed to load. */
  onRetry?: (() => void) | undefined
  /** Saves the whole contract, because the server's calls for single hosts fail for contracts with dates. */
  onSave: (body: OracleContractBody) => Promise<unknown>
  onClose: () => void
}

const columns: readonly Column<OracleContractHost>[] = [
  {
    id: 'hostname',
    kind: 'link',
    width: 220,
    to: ({ hostname }) => paths.host(hostname),
    mark: ({ totalCoveredLicensesCount, consumedLicensesCount }) =>
      totalCoveredLicensesCount < consumedLicensesCount ? { tone: 'danger', id: 'shortage' } : null,
  },
  { id: 'consumedLicensesCount', kind: 'number', width: 128 },
  { id: 'coveredLicensesCount', kind: 'number', width: 152 },
  { id: 'totalCoveredLicensesCount', kind: 'number', width: 152 },
]

/** Hosts of a contract with their coverage; hosts can be added and removed. */
export function ContractHostsDialog(props: ContractHostsDialogProps) {
  const { contract, onRetry, onSave, onClose } = props
  const t = useText('contracts')
  const common = useText('common')
  const toast = useToast()
  const name = contract.contractID
  const coveredHosts = contract.hosts
  const [hostToRemove, setHostToRemove] = useState<string | null>(null)
  const host = hostToRemove ?? ''
  const { blocked } = oracleTarget(contract, onSave)
  const { confirmed, attach, detach } = useAttachedHosts(contract, onSave)
  const removal = useConfirmedMutation(detach, () => {
    toast({ tone: 'success', title: t('hosts.detached', { host, name }) })
    setHostToRemove(null)
  })
  return (
    <Dialog
      open
      width="wide"
      title={t('hosts.of', { name })}
      description={t('hosts.text')}
      onClose={onClose}
      actions={<Button onClick={onClose}>{common('actions.close')}</Button>}
    >
      <div className="flex flex-col gap-4">
        <ChoicesFailed onRetry={onRetry} />
        <AddHost {...props} attached={confirmed} onAttach={attach} />
        <ListBlock
          area="contracts.hosts"
          columns={columns}
          list={{ status: 'ready', value: coveredHosts }}
          rowId={({ hostname }) => hostname}
          rowActions={({ hostname }) => [
            {
              id: 'detach',
              label: t('hosts.detach'),
              icon: Trash2,
              tone: 'danger',
              disabled: blocked === 'noCount' ? t('hosts.noCount') : undefined,
              onSelect: () => setHostToRemove(hostname),
            },
          ]}
        />
      </div>
      <ConfirmDialog
        open={hostToRemove !== null}
        title={t('hosts.detachTitle', { host, name })}
        description={t('hosts.detachText')}
        confirmLabel={t('hosts.detachVerb')}
        tone="danger"
        state={removal.state}
        onClose={() => {
          removal.clear()
          setHostToRemove(null)
        }}
        onConfirm={() => removal.confirm(host)}
      />
    </Dialog>
  )
}

/**
 * Hosts of the contract after the last save, which the list may not have reloaded yet. Each save sends all of them, so one
 * that starts from the list would undo the save before.
 */
function useAttachedHosts(contract: OracleContract, onSave: ContractHostsDialogProps['onSave']) {
  const [last, setLast] = useState<SentHosts | null>(null)
  const { id, values } = oracleInitialForm(contract)
  const initial: SentHosts = { before: contract, sent: values.hosts, confirmed: values.hosts }
  const { sent, confirmed } = last?.before === contract ? last : initial
  async function save(hosts: readonly string[]) {
    try {
      await onSave(oracleBody(id, { ...values, hosts }))
      setLast({ before: contract, sent: hosts, confirmed: hosts })
    } catch (error) {
      if (error instanceof UnknownOutcomeError) setLast({ before: contract, sent: hosts, confirmed })
      throw error
    }
  }
  return {
    confirmed,
    attach: (hostname: string) => save([...new Set([...sent, hostname])]),
    detach: (hostname: string) => save(sent.filter((host) => host !== hostname)),
  }
}

interface SentHosts {
  before: OracleContract
  /** Hosts of the last save, also if the server did not confirm it: the next save must not undo it. */
  sent: readonly string[]
  confirmed: readonly string[]
}

const noUsage: readonly never[] = []
const emptyRows: readonly never[] = []

interface AddHostProps extends Pick<ContractHostsDialogProps, 'contract' | 'hosts' | 'usage' | 'onSave'> {
  attached: readonly string[]
  onAttach: (hostname: string) => Promise<unknown>
}

function AddHost({ contract, hosts, usage = noUsage, onSave, attached, onAttach }: AddHostProps) {
  const t = useText('contracts')
  const toast = useToast()
  const [host, setHost] = useState<string | null>(null)
  const { licenseTypeID, contractID: name } = contract
  const { blocked } = oracleTarget(contract, onSave)
  const free = useMemo(() => {
    const attachedNames = new Set(attached)
    return (hosts ?? []).filter((name) => !attachedNames.has(name))
  }, [hosts, attached])
  const coverage = useMemo(
    () => coverageByHost({ licenseTypeID, contracts: [], usage, excludedId: null }),
    [licenseTypeID, usage],
  )
  const choices = useNamedChoices(free, emptyRows, coverage)
  const disabledReason =
    blocked === 'unlimited' ? t('hosts.unlimited') : blocked === 'noCount' ? t('hosts.noCount') : null

  const { state, confirm } = useConfirmedMutation(
    async (hostname: string) => {
      await onAttach(hostname)
      return hostname
    },
    (hostname) => {
      toast({ tone: 'success', title: t('hosts.added', { host: hostname, name }) })
      setHost(null)
    },
  )

  return (
    <div className="flex flex-col gap-2">
      {state.status === 'failed' ? <FailureBanner failure={state.error} /> : null}
      <div className="flex flex-wrap items-end gap-2">
        <Combobox
          label={t('hosts.add')}
          choices={choices}
          loading={hosts === null}
          value={host}
          onChange={setHost}
          disabled={disabledReason !== null}
          hint={disabledReason ?? undefined}
          className="w-72 max-w-full"
        />
        <Button
          busy={state.status === 'busy'}
          aria-disabled={host === null}
          title={host === null ? t('hosts.choose') : undefined}
          onClick={() => (host === null ? undefined : confirm(host))}
        >
          {t('hosts.addVerb')}
        </Button>
      </div>
    </div>
  )
}
