import { useId, useState } from 'react'
import { handlesEscape } from '../../components/dialog/letInputHandleEscape.ts'
import { controlClass } from '../../components/field/controlClass.ts'
import { useText } from '../../i18n/I18nProvider.tsx'

interface PageInputProps {
  page: number
  pages: number
  onPageChange: (page: number) => void
}

/** Input with the current page. Enter navigates to the typed page, clamped to the valid range. */
export function PageInput({ page, pages, onPageChange }: PageInputProps) {
  const t = useText('table')
  const id = useId()
  const [draft, setDraft] = useState<string | null>(null)

  function commit() {
    setDraft(null)
    if (draft !== null && /^\d{1,9}$/.test(draft.trim()))
      onPageChange(Math.min(Math.max(1, Number(draft)), pages))
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
        value={draft ?? String(page)}
        {...(draft === null ? {} : handlesEscape)}
        onFocus={({ currentTarget }) => currentTarget.select()}
        onChange={({ target }) => setDraft(target.value)}
        onBlur={commit}
        onKeyDown={(event) => {
          if (event.key === 'Escape') setDraft(null)
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
