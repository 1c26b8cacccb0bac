import { useText } from '../../i18n/I18nProvider.tsx'
import { useColumnName } from '../../lib/columnNames.ts'
import { FactCards } from './facts.tsx'
import { hostBlocks, type HostWithTechnologies } from './hostBlocks.tsx'

export function HostCards(props: HostWithTechnologies) {
  const t = useText('hostDetails')
  const location = useColumnName('location', t('facts.location'))
  return (
    <FactCards
      item={props}
      blocks={hostBlocks}
      title={(id) => t(`cards.${id}`)}
      label={(id) => (id === 'location' ? location : t(`facts.${id}`))}
    />
  )
}
