import { Banner } from '../../components/banner/Banner.tsx'
import { ChoicesFailed } from '../../components/banner/ChoicesFailed.tsx'
import { MultiSelect, type MultiSelectProps } from '../../components/multi-select/MultiSelect.tsx'
import { useText } from '../../i18n/I18nProvider.tsx'
import type { ListState } from '../../lib/state.ts'

interface NamedChoicesProps extends Omit<MultiSelectProps, 'choices' | 'loading' | 'chips'> {
  list: ListState<{ name: string; description: string }>
  /** Name to leave out of the options. */
  exclude?: string
}

/** Multi-select of roles or groups by name. Shows the error if the list fails to load. */
export function NamedChoices({ list, exclude, ...field }: NamedChoicesProps) {
  const choices = list.status === 'ready' ? list.value.filter(({ name }) => name !== exclude) : []
  return (
    <>
      <MultiSelect
        {...field}
        choices={choices.map(({ name, description }) => ({ value: name, label: name, detail: description }))}
        loading={list.status === 'loading'}
        chips
      />
      <Failed list={list} />
    </>
  )
}

function Failed({ list }: Pick<NamedChoicesProps, 'list'>) {
  const t = useText('administration')
  if (list.status === 'forbidden') return <Banner tone="warning">{t('choicesForbidden')}</Banner>
  return <ChoicesFailed onRetry={list.status === 'failed' ? list.retry : undefined} />
}
