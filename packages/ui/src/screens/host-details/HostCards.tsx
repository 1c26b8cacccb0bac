import { useText } from '../../i18n/I18nProvider.tsx'
import { useNameOf } from '../../lib/columnNames.ts'
import { FactCards } from './facts.tsx'
import { hostBlocks, type SeenHost } from './hostBlocks.tsx'

export function HostCards(seen: SeenHost) {
  const t = useText('hostDetails')
  const location = useNameOf('location', t('facts.location'))
  return (
    <FactCards
      thing={seen}
      blocks={hostBlocks}
      title={(id) => t(`cards.${id}`)}
      label={(id) => (id === 'location' ? location : t(`facts.${id}`))}
    />
  )
}
