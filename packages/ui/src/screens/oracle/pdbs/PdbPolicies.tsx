import { EmptyBlock } from '../../../components/feedback/Block.tsx'
import { useText } from '../../../i18n/I18nProvider.tsx'

export function PdbPolicies({ policies }: { policies: readonly string[] }) {
  const t = useText('oraclePdbs.pdb')
  if (policies.length === 0) return <EmptyBlock title={t('noPolicies.title')} text={t('noPolicies.text')} />
  return (
    <ul className="columns-[16rem] gap-6 text-13">
      {policies.map((policy, index) => (
        <li key={index} className="py-1 wrap-anywhere">
          <bdi translate="no">{policy}</bdi>
        </li>
      ))}
    </ul>
  )
}
