import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { renderWithCatalogue } from '../testing/samples/renderWithCatalogue.tsx'
import { useFormat, useText } from './I18nProvider.tsx'

function Page() {
  const t = useText('common')
  const { number } = useFormat()
  return (
    <>
      <p>{`${t('actions.apply')}: ${number(1234.5)}; ${t('select.shown', { count: 1 })}; ${t('select.shown', { count: 2 })}`}</p>
      <input aria-label="Typed" />
    </>
  )
}

it('keeps typed text when the language is switched', async () => {
  const catalogue = await renderWithCatalogue(<Page />)
  await expect.element(page.getByText('Apply: 1,234.5; 1 option; 2 options')).toBeVisible()
  await page.getByLabelText('Typed').fill('half a')
  await catalogue.switchTo('it')
  await expect.element(page.getByText('Applica: 1.234,5; 1 opzione; 2 opzioni')).toBeVisible()
  await userEvent.keyboard(' word')
  await expect.element(page.getByLabelText('Typed')).toHaveValue('half a word')
  expect(document.documentElement.lang).toBe('it')
  await catalogue.switchTo('pt-br')
  await expect.element(page.getByText('Aplicar: 1.234,5; 1 opção; 2 opções')).toBeVisible()
  expect(document.documentElement.lang).toBe('pt-BR')
})
