import { useId, useState } from 'react'
import { takesEscape } from '../../components/dialog/leaveToBox.ts'
import { controlClass } from '../../components/field/controlClass.ts'
import { useText } from '../../i18n/I18nProvider.tsx'

interface PageInputProps {
  page: number
  pages: number
  onGo: (page: number) => void
}

/** Input with the current page. Enter navigates to the typed page, clamped to the valid range. */
export function PageInput({ page, pages, onGo }: PageInputProps) {
  const t = useText('table')
  const id = useId()
  const [typed, setTyped] = useState<string | null>(null)

  function commit() {
    setTyped(null)
    if (typed !== null && /^\d{1,9}$/.test(typed.trim())) onGo(Math.min(Math.max(1, Number(typed)), pages))
  }

  return (
    <span data-slot="page-input" className="flex items-center gap-1.5 px-2 tabular-nums">
      <label htmlFor={id}>{t('pager.page')}</label>
      <input
        id={id}
        type="text"
        inputMode="numeric"
        enterKeyHint="go"
        autoComplete="off"
        aria-describedby={`${id}-of`}
        value={typed ?? String(page)}
        {...(typed === null ? {} : takesEscape)}
        onFocus={({ currentTarget }) => currentTarget.select()}
        onChange={({ target }) => setTyped(target.value)}
        onBlur={commit}
        onKeyDown={(event) => {
          if (event.key === 'Escape') setTyped(null)
          if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
          // Prevents submitting a form around the list.
          event.preventDefault()
          commit()
        }}
        className={controlClass({ size: 'small' })}
        style={{ width: `calc(${String(pages).length}ch + 1.25rem)` }}
      />
      <span id={`${id}-of`}>{t('pager.of', { pages })}</span>
    </span>
  )
}
