import { CircleQuestionMark, Database } from 'lucide-react'
import { EmptyBlock } from '../../components/feedback/EmptyBlock.tsx'
import { useText } from '../../i18n/I18nProvider.tsx'

/** Shown for a host without databases, or with a technology that the console does not know. */
export function NoDatabases({ code }: { code: string }) {
  const t = useText('hostDetails')
  return code === '' ? (
    <EmptyBlock icon={Database} title={t('box.none')} text={t('box.noneText')} />
  ) : (
    <EmptyBlock
      icon={CircleQuestionMark}
      title={t('box.unknownTechnology', { code })}
      text={t('box.unknownTechnologyText')}
    />
  )
}
