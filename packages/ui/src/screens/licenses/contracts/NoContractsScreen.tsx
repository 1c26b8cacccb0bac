import { FileX2 } from 'lucide-react'
import { ButtonLink } from '../../../components/button/Button.tsx'
import { EmptyBlock } from '../../../components/feedback/Block.tsx'
import { useText } from '../../../i18n/I18nProvider.tsx'
import { paths } from '../../paths.ts'
import { ContractViews } from './ContractViews.tsx'

export interface NoContractsScreenProps {
  technology: 'postgresql' | 'mongodb'
}

/** The server has no contracts for these technologies, so there is no form. */
export function NoContractsScreen({ technology }: NoContractsScreenProps) {
  const t = useText('contracts')
  const common = useText('common')
  const name = common(`products.${technology}`)
  return (
    <ContractViews current={technology}>
      <EmptyBlock
        icon={FileX2}
        title={t('none.title', { technology: name })}
        text={t('none.text', { technology: name })}
        action={<ButtonLink to={paths[technology]}>{t('none.action', { technology: name })}</ButtonLink>}
      />
    </ContractViews>
  )
}

export function PostgresqlContractsScreen() {
  return <NoContractsScreen technology="postgresql" />
}

export function MongodbContractsScreen() {
  return <NoContractsScreen technology="mongodb" />
}
